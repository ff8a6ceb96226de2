# Unstable Unicorns: preguntas, opciones y por qué no se puede preparar una partida.
prompt-uu-choose-baby = Elige el Bebé unicornio con el que empiezas.
prompt-uu-action = Tu turno: juega una carta o roba una.
prompt-uu-second-play = Puedes jugar otra carta.
prompt-uu-neigh-window = { $seat } está jugando { $card }. ¿La detienes?
prompt-uu-neigh-window-at = { $seat } está jugando { $card } contra { $seat_at }. ¿La detienes?
prompt-uu-neigh-window-at-two = { $seat } está jugando { $card } contra { $seat_at } y { $seat_too }. ¿La detienes?
prompt-uu-neigh-window-into = { $seat } está jugando { $card } en el Establo de { $seat_into }. ¿La detienes?
prompt-uu-use-effect = ¿Usas el efecto de { $card }?
prompt-uu-use-effect-impossible = Ahora no puedes usar el efecto de { $card }: falta lo que pide.
prompt-uu-use-effect-in-vain = ¿Usas el efecto de { $card }? No hay ninguna carta a la que pueda afectar.
prompt-uu-use-effects = ¿Qué efecto usas ahora? Si renuncias, pierdes todos los que quedan.
prompt-uu-instead = { $card } está a punto de irse. ¿Usas un efecto en su lugar?
prompt-uu-instead-of-one = { $count ->
    [one] Una de tus cartas está a punto de irse.
   *[other] { $count } de tus cartas están a punto de irse.
} ¿Usas un efecto para salvar una de ellas?
prompt-uu-option = { $card }: elige qué hacer.
prompt-uu-pick-player = { $card }: elige a un jugador.
prompt-uu-stable = ¿A qué Establo va { $card }?
prompt-uu-discard = { $count ->
    [one] { $card }: elige una carta para descartar.
   *[other] { $card }: elige { $count } cartas para descartar.
  }
prompt-uu-sacrifice = { $count ->
    [one] { $card }: elige una carta de tu Establo para sacrificar.
   *[other] { $card }: elige { $count } cartas de tu Establo para sacrificar.
  }
prompt-uu-destroy = { $count ->
    [one] { $card }: elige una carta para destruir.
   *[other] { $card }: elige { $count } cartas para destruir.
  }
prompt-uu-steal = { $count ->
    [one] { $card }: elige una carta para hurtar.
   *[other] { $card }: elige { $count } cartas para hurtar.
  }
prompt-uu-return = { $count ->
    [one] { $card }: elige una carta que vuelve a la mano de su dueño.
   *[other] { $card }: elige { $count } cartas que vuelven a la mano de su dueño.
  }
prompt-uu-move = { $count ->
    [one] { $card }: elige una carta para mover.
   *[other] { $card }: elige { $count } cartas para mover.
  }
prompt-uu-bring = { $count ->
    [one] { $card }: elige una carta para llevarla a tu Establo.
   *[other] { $card }: elige { $count } cartas para llevarlas a tu Establo.
  }
prompt-uu-search = { $count ->
    [one] { $card }: elige una carta que encontraste en el mazo de robo.
   *[other] { $card }: elige { $count } cartas que encontraste en el mazo de robo.
  }
prompt-uu-take = { $count ->
    [one] { $card }: elige una carta para llevarla a tu mano.
   *[other] { $card }: elige { $count } cartas para llevarlas a tu mano.
  }
prompt-uu-put-back = { $card }: ¿cuál de estas vuelve encima del mazo de robo?
prompt-uu-hand-limit = { $count ->
    [one] Tienes demasiadas cartas: elige una para descartar.
   *[other] Tienes demasiadas cartas: elige { $count } para descartar.
  }
prompt-uu-name-drinker = Puedes decir quién bebe.
label-uu-card = { $card }
label-uu-seat = { $seat }
label-uu-two-seats = { $seat } → { $seat_too }
label-uu-more-seats = { $seat }, { $seat_too } y { $seats } más
label-uu-option-draw = Robar
label-uu-option-discard = Descartar
label-uu-option-sacrifice = Sacrificar
label-uu-option-destroy = Destruir
label-uu-option-steal = Hurtar
label-uu-option-return = Devolver a la mano
label-uu-option-move = Mover
label-uu-option-bring = Llevar a tu Establo
label-uu-option-search = Buscar en el mazo de robo
label-uu-option-take = Llevar a tu mano
label-uu-option-pull = Sacar de una mano
label-uu-option-look = Mirar
label-uu-option-put-back = Dejar en su sitio
label-uu-option-swap-hands = Cambiar las manos
label-uu-option-shuffle = Barajar
label-uu-option-extra-play = Jugar una carta más
label-uu-option-extra-turn = Tener otro turno
label-uu-option-end-turn = Terminar el turno
label-uu-option-pick-player = Elegir a un jugador
label-uu-option-for-each = Para cada jugador
label-uu-option-choose = Elegir
label-uu-option-may = A elección
label-uu-option-do = Hacerlo
setup-broken-card-set = No se puede jugar con este conjunto de cartas: { $place }: { $reason }
setup-wrong-ruleset = El conjunto de cartas «{ $set }» es de otro juego.
setup-card-twice = Dos de los conjuntos elegidos tienen la carta { $card }.
setup-seats = A este juego juegan de { $least } a { $most }.
setup-uu-too-few-babies = Hacen falta { $needed } Bebés unicornio y los conjuntos tienen { $found }.
setup-uu-too-few-cards = Hacen falta { $needed } cartas para el mazo de robo y los conjuntos tienen { $found }.
setup-uu-too-few-neighs = Con dos jugadores, cada uno empieza con una carta Instantánea sencilla: los conjuntos no tienen bastantes.
setup-uu-first-seat = En esta mesa no hay asiento { $number }.
option-unstable-unicorns-edition = Edición
option-unstable-unicorns-edition-explained = Qué reglas impresas sigue la mesa.
option-unstable-unicorns-edition-second = Segunda edición
option-unstable-unicorns-edition-chain = Edición posterior
option-unstable-unicorns-targeting = Objetivos
option-unstable-unicorns-targeting-explained = Si el Establo y los objetivos se dicen con la carta o solo cuando ya no se puede detener.
option-unstable-unicorns-targeting-advanced = Después de la ventana
option-unstable-unicorns-targeting-declared = Con la carta
option-unstable-unicorns-first-seat = Primer asiento
option-unstable-unicorns-first-seat-explained = Quién tiene el primer turno.
option-unstable-unicorns-first-seat-random = Al azar
option-unstable-unicorns-first-seat-host = El anfitrión
option-unstable-unicorns-forbid-impossible-plays = Sin jugadas imposibles
option-unstable-unicorns-forbid-impossible-plays-explained = No se puede jugar una carta de Magia cuyos propios pasos no se pueden hacer.
option-unstable-unicorns-reshuffle-discard = Volver a barajar
option-unstable-unicorns-reshuffle-discard-explained = Cuando el mazo de robo se acaba, se baraja la pila de descartes en lugar de terminar la partida.
option-unstable-unicorns-redraw-once = Mano nueva
option-unstable-unicorns-redraw-once-explained = Una vez por partida, cada jugador puede descartar toda la mano y robar otras tantas cartas.
option-unstable-unicorns-party = Fiesta
option-unstable-unicorns-party-explained = Prendas para quienes están en la mesa; todos deben aceptarlas. Solo para adultos.
option-unstable-unicorns-party-none = Ninguna
option-unstable-unicorns-party-drinks = Bebidas
option-unstable-unicorns-party-dress = Ropa
option-unstable-unicorns-language = Idioma de los nombres
option-unstable-unicorns-language-explained = En qué idioma se cuentan las letras de los nombres si hay empate.
option-unstable-unicorns-language-en = Inglés
option-unstable-unicorns-language-es = Español
option-unstable-unicorns-language-fr = Francés
option-unstable-unicorns-language-it = Italiano
option-unstable-unicorns-language-pl = Polaco
