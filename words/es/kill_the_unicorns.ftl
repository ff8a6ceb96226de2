# Kill the Unicorns: preguntas, botones, opciones y por qué no se puede preparar una partida.
prompt-ku-choose-character = Elige tu personaje.
prompt-ku-place-stratagem = Coloca una de tus dos estratagemas junto a un unicornio; la otra se descarta.
prompt-ku-hunt-opening = Empieza la caza de { $card }.
prompt-ku-bid = { $number ->
    [0] Te toca abrir la caza de { $card }: juega de una a tres cartas de caza, o pasa.
    [one] La caza de { $card } pide una carta: juégala, o pasa.
   *[other] La caza de { $card } pide { $number } cartas: juégalas, o pasa.
  }
prompt-ku-bid-exposed = { $number ->
    [0] Te toca abrir la caza de { $card } con tus cartas boca arriba: juega de una a tres, o pasa.
    [one] La caza de { $card } pide una carta y la tuya quedará boca arriba: juégala, o pasa.
   *[other] La caza de { $card } pide { $number } cartas y las tuyas quedarán boca arriba: juégalas, o pasa.
  }
prompt-ku-bid-cannot = No puedes participar en la caza de { $card }: cartas necesarias { $number }, cartas en tu mano { $hand }. Solo puedes pasar.
prompt-ku-ability = { $card }: { $verb ->
    [peek] puedes mirar una estratagema boca abajo.
    [expose] puedes elegir a un jugador, cuyas cartas de esta caza quedarán boca arriba.
    [regain] puedes recuperar cartas de caza que has jugado.
    [change_total] puedes cambiar tu total.
    [shift_stratagem] puedes mover una estratagema boca abajo a otro unicornio.
   *[other] puedes usar esta habilidad.
  }
prompt-ku-cards-revealed = Las cartas de la caza de { $card } están sobre la mesa.
prompt-ku-pick-stratagem = Has ganado la caza de { $card }. ¿Cuál de sus dos estratagemas se revela?
prompt-ku-choose-unicorn-give = { $card }: elige uno de tus unicornios para entregarlo.
prompt-ku-choose-unicorn-take = { $card }: elige un unicornio de { $seat } para quedártelo.
prompt-ku-choose-unicorn-slay = { $card }: elige un unicornio de { $seat } para descartarlo.
prompt-ku-choose-unicorn-slay-own = { $card }: elige uno de tus unicornios para descartarlo.
prompt-ku-choose-colour = { $card_source }: elige el nuevo color de { $card }.
prompt-ku-choose-cards-lose = { $count ->
    [one] { $card }: elige una carta de caza para descartarla.
   *[other] { $card }: elige { $count } cartas de caza para descartarlas.
  }
prompt-ku-choose-cards-regain = { $count ->
    [one] { $card }: elige una carta de caza jugada para recuperarla.
   *[other] { $card }: elige { $count } cartas de caza jugadas para recuperarlas.
  }
prompt-ku-hunt-over = La caza ha terminado.
prompt-ku-market = El mercado negro está abierto: compra una cosa, o sigue de largo.
prompt-ku-market-nothing = El mercado negro está abierto, pero no hay nada que puedas comprar.
prompt-ku-round-over = La ronda { $round } ha terminado.
form-ku-hunt = Cazar a { $card }
form-ku-hunt-extra = Cazar a { $card } con { $extra ->
    [one] una carta
   *[other] { $extra } cartas
  } más que los demás: la habilidad de { $card_user }
form-ku-pass = Pasar
form-ku-use-ability = Usar la habilidad de { $card }
form-ku-shift-above = Mover la estratagema de { $seat } que está encima de { $card }
form-ku-shift-below = Mover la estratagema de { $seat } que está debajo de { $card }
form-ku-buy = Comprar { $card } por { $cost }{ $slays ->
    [yes] { " · " }se sacrifica uno de tus unicornios
   *[no] { "" }
  }{ $paints ->
    [yes] { " · " }tu unicornio cambia de color
   *[no] { "" }
  }{ $stars ->
    [0] { "" }
   *[other] { " · " }{ $stars } ★
  }{ $most ->
    [0] { "" }
   *[other] { " · " }una ficha de { $least } a { $most } puntos
  }
form-ku-skip = No comprar nada
label-ku-card = { $card }
label-ku-unicorn = { $card } ({ $colour ->
    [yellow] amarillo
    [purple] morado
    [blue] azul
    [pink] rosa
   *[none] sin color
  }, { $stars } ★)
label-ku-victim = Sacrificar a { $card } ({ $colour ->
    [yellow] amarillo
    [purple] morado
    [blue] azul
    [pink] rosa
   *[none] sin color
  }, { $stars } ★)
label-ku-seat = { $seat }
label-ku-hunt = Carta de caza { $value }
label-ku-payment = { $count ->
    [1] { $total }
   *[other] { $values } = { $total }
}
label-ku-change = { $change }
label-ku-face-down-above = Estratagema de { $seat } encima de { $card }
label-ku-face-down-below = Estratagema de { $seat } debajo de { $card }
label-ku-place-above = La de encima
label-ku-place-below = La de debajo
label-ku-colour-yellow = Amarillo
label-ku-colour-purple = Morado
label-ku-colour-blue = Azul
label-ku-colour-pink = Rosa
setup-ku-one-card-set = Kill the Unicorns se juega con un solo conjunto de cartas completo; otros pueden ampliarlo.
setup-ku-card-set-fault = Con este conjunto de cartas no se puede jugar: { $fault }
setup-ku-seats = Este juego admite de { $least } a { $most } asientos, no { $given }.
setup-ku-too-few-characters = Esta variante tiene { $most } personajes: no bastan para { $given } asientos.
setup-ku-first-seat = No hay asiento { $given } entre { $seats }.
setup-ku-not-its-stratagem = { $card } no es una estratagema de { $card_of }.
setup-ku-too-few-unicorns = Deben quedar { $least } unicornios por cazar; quedan { $found }.

# Las opciones de una mesa.
option-kill-the-unicorns-variant = Variante
option-kill-the-unicorns-variant-explained = Experto: los descartes quedan boca abajo. Iniciación 1: sin estratagemas ni habilidades. Iniciación 2: con habilidades pero sin estratagemas, hasta cuatro.
option-kill-the-unicorns-variant-normal = Normal
option-kill-the-unicorns-variant-expert = Experto
option-kill-the-unicorns-variant-beginner-1 = Iniciación 1
option-kill-the-unicorns-variant-beginner-2 = Iniciación 2
option-kill-the-unicorns-first-seat = Primer asiento
option-kill-the-unicorns-first-seat-explained = Quién empieza con la ficha inicial; los personajes se eligen a partir de ese asiento.
option-kill-the-unicorns-first-seat-random = Al azar
option-kill-the-unicorns-tokens-face-up = Fichas boca arriba
option-kill-the-unicorns-tokens-face-up-explained = Quien compra elige la ficha que de otro modo se tomaría a ciegas.
option-kill-the-unicorns-swap-chooser = Intercambios: quién elige
option-kill-the-unicorns-swap-chooser-explained = Quién elige los dos unicornios que intercambia una estratagema.
option-kill-the-unicorns-swap-chooser-owner = Quien colocó la estratagema
option-kill-the-unicorns-swap-chooser-winner = El ganador de la caza
option-kill-the-unicorns-slay-chooser = Descartes: quién elige
option-kill-the-unicorns-slay-chooser-explained = Quién elige el unicornio que una estratagema quita al ganador de la caza.
option-kill-the-unicorns-slay-chooser-winner = El ganador de la caza
option-kill-the-unicorns-slay-chooser-owner = Quien colocó la estratagema
option-kill-the-unicorns-missing-rank = Nadie en esa posición
option-kill-the-unicorns-missing-rank-explained = Qué ocurre con el unicornio si una estratagema lo da a una posición que tras los empates no es de nadie.
option-kill-the-unicorns-missing-rank-keeps = El ganador conserva el unicornio
option-kill-the-unicorns-missing-rank-flees = El unicornio huye
option-kill-the-unicorns-double-fills-both = Contar doble en un arcoíris doble
option-kill-the-unicorns-double-fills-both-explained = Un unicornio que cuenta como dos ocupa los dos lugares de su color en un arcoíris doble. Sin esto hacen falta dos unicornios de cada color.
option-kill-the-unicorns-allow-two-players = Dos jugadores
option-kill-the-unicorns-allow-two-players-explained = Permite jugar a dos, algo que las reglas no prevén.
option-kill-the-unicorns-show-own-stratagems = Mostrar estratagemas propias
option-kill-the-unicorns-show-own-stratagems-explained = Te recuerda la estratagema que colocaste; según las reglas nadie puede mirarla.
