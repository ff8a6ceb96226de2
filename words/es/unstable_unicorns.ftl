# Unstable Unicorns: preguntas, opciones y por qué no se puede preparar una partida.
prompt-uu-choose-baby = Elige el Bebé unicornio con el que empiezas.
prompt-uu-action = Tu turno: juega una carta o roba una.
prompt-uu-action-nothing = Tu turno: ahora no puedes jugar ninguna de tus cartas, así que roba una.
prompt-uu-second-play = Puedes jugar otra carta.
prompt-uu-second-play-nothing = Podrías jugar otra carta, pero ahora no puedes jugar ninguna de las tuyas.
prompt-uu-play-at-once = { $card }: juega una carta de inmediato.
prompt-uu-neigh-window = { $seat } está jugando { $card }. { prompt-uu-stop-it }
prompt-uu-neigh-window-at = { $seat } está jugando { $card } contra { $seat_at }. { prompt-uu-stop-it }
prompt-uu-neigh-window-at-two = { $seat } está jugando { $card } contra { $seat_at } y { $seat_too }. { prompt-uu-stop-it }
prompt-uu-neigh-window-into = { $seat } está jugando { $card } en el Establo de { $seat_into }. { prompt-uu-stop-it }
prompt-uu-neigh-window-stops = { $seat } juega { $card } para detener { $card_stopped } de { $seat_stopped }. { prompt-uu-stop-it }
prompt-uu-neigh-window-stops-yours = { $seat } juega { $card } para detener tu carta { $card_stopped }. { prompt-uu-stop-it }
prompt-uu-answer-window = { $card_by }: { $own ->
    [yes] tu carta { $card }
   *[no] la carta { $card } de { $seat }
  } { $fate ->
    [sacrifice] va a ser sacrificada.
    [steal] va a ser hurtada.
    [return] va a volver a la mano.
    [move] va a ser movida.
   *[destroy] va a ser destruida.
  } { prompt-uu-answer-it }
prompt-uu-answer-window-many = { $card_by }: { $fate ->
    [sacrifice] { $count } cartas van a ser sacrificadas.
    [steal] { $count } cartas van a ser hurtadas.
    [return] { $count } cartas van a volver a la mano.
    [move] { $count } cartas van a ser movidas.
   *[destroy] { $count } cartas van a ser destruidas.
  } { prompt-uu-answer-it }
prompt-uu-answer-window-turn = { $own ->
    [yes] Empieza tu turno.
   *[no] Empieza el turno de { $seat }.
  } { prompt-uu-answer-it }
prompt-uu-answer-it = { $can ->
    [no] No tienes ninguna carta con la que responder.
   *[yes] ¿Respondes con una carta?
  }
prompt-uu-use-effect = ¿Usas el efecto de { $card }?
prompt-uu-use-effect-impossible = Ahora no puedes usar el efecto de { $card }: falta lo que pide.
prompt-uu-use-effect-in-vain = ¿Usas el efecto de { $card }? No hay ninguna carta a la que pueda afectar.
prompt-uu-use-effects = ¿Qué efecto usas ahora? Si renuncias, pierdes todos los que quedan.
prompt-uu-instead = { $card_by }: { $fate ->
    [sacrifice] { $card } va a ser sacrificada.
    [steal] { $card } va a ser hurtada.
    [return] { $card } va a volver a tu mano.
    [move] { $card } va a ser movida.
   *[destroy] { $card } va a ser destruida.
  } ¿Usas un efecto en su lugar?
prompt-uu-instead-of-one = { $count ->
    [one] Una de tus cartas está a punto de irse.
   *[other] { $count } de tus cartas están a punto de irse.
} ¿Usas un efecto para salvar una de ellas?
prompt-uu-instead-of-one-by = { $card_by }: { $fate ->
    [sacrifice] { $count } de tus cartas van a ser sacrificadas.
    [steal] { $count } de tus cartas van a ser hurtadas.
    [return] { $count } de tus cartas van a volver a tu mano.
    [move] { $count } de tus cartas van a ser movidas.
   *[destroy] { $count } de tus cartas van a ser destruidas.
  } ¿Usas un efecto para salvar una de ellas?
prompt-uu-option = { $card }: elige qué hacer.
prompt-uu-sacrifice-up-to = { $count ->
    [one] { $card }: elige como mucho una carta de tu Establo para sacrificar.
   *[other] { $card }: elige hasta { $count } cartas de tu Establo para sacrificar.
  }
prompt-uu-discard-up-to = { $count ->
    [one] { $card }: elige como mucho una carta para descartar.
   *[other] { $card }: elige hasta { $count } cartas para descartar.
  }
prompt-uu-steal-up-to = { $count ->
    [one] { $card }: elige como mucho una carta para hurtar.
   *[other] { $card }: elige hasta { $count } cartas para hurtar.
  }
prompt-uu-destroy-up-to = { $count ->
    [one] { $card }: elige como mucho una carta para destruir.
   *[other] { $card }: elige hasta { $count } cartas para destruir.
  }
prompt-uu-pick-players = { $card }: elige a cualquier número de jugadores.
prompt-uu-sacrifice-any = { $card }: elige cualquier número de cartas de tu Establo para sacrificar.
prompt-uu-discard-any = { $card }: elige cualquier número de cartas para descartar.
prompt-uu-look = { $card }: mira las cartas y sigue cuando las hayas visto.
prompt-uu-bring-to = { $count ->
    [one] { $card }: elige una carta para llevarla al Establo de { $seat }.
   *[other] { $card }: elige { $count } cartas para llevarlas al Establo de { $seat }.
  }
prompt-uu-give = { $count ->
    [one] { $card }: elige una carta para darla.
   *[other] { $card }: elige { $count } cartas para darlas.
  }
prompt-uu-put = { $count ->
    [one] { $card }: elige una carta para el mazo de robo.
   *[other] { $card }: elige { $count } cartas para el mazo de robo.
  }
prompt-uu-pick-player = { $card }: elige a un jugador.
prompt-uu-pick-first-player = { $card }: elige al primero de dos jugadores.
prompt-uu-pick-second-player = { $card }: el primer jugador es { $seat }; elige al segundo.
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
prompt-uu-destroy-of = { $count ->
    [one] { $card }: elige una carta del Establo de { $seat } para destruir.
   *[other] { $card }: elige { $count } cartas del Establo de { $seat } para destruir.
  }
prompt-uu-steal = { $count ->
    [one] { $card }: elige una carta para hurtar.
   *[other] { $card }: elige { $count } cartas para hurtar.
  }
prompt-uu-steal-of = { $count ->
    [one] { $card }: elige una carta del Establo de { $seat } para hurtar.
   *[other] { $card }: elige { $count } cartas del Establo de { $seat } para hurtar.
  }
prompt-uu-return = { $count ->
    [one] { $card }: elige una carta que vuelve a la mano de su dueño.
   *[other] { $card }: elige { $count } cartas que vuelven a la mano de su dueño.
  }
prompt-uu-return-of = { $count ->
    [one] { $card }: elige una carta del Establo de { $seat } que vuelve a su mano.
   *[other] { $card }: elige { $count } cartas del Establo de { $seat } que vuelven a su mano.
  }
prompt-uu-return-own = { $count ->
    [one] { $card }: elige una carta de tu Establo que vuelve a tu mano.
   *[other] { $card }: elige { $count } cartas de tu Establo que vuelven a tu mano.
  }
prompt-uu-move = { $count ->
    [one] { $card }: elige una carta para mover.
   *[other] { $card }: elige { $count } cartas para mover.
  }
prompt-uu-move-of = { $count ->
    [one] { $card }: elige una carta del Establo de { $seat } para mover.
   *[other] { $card }: elige { $count } cartas del Establo de { $seat } para mover.
  }
prompt-uu-move-own = { $count ->
    [one] { $card }: elige una carta de tu Establo para mover.
   *[other] { $card }: elige { $count } cartas de tu Establo para mover.
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
prompt-uu-stop-it = { $can ->
    [no] No tienes ninguna carta que pueda detenerla.
   *[yes] ¿La detienes?
  }
prompt-uu-nothing-to-choose = { $card }: no hay nada que puedas elegir.
label-uu-card = { $card }
label-uu-seat = { $seat }
label-uu-two-seats = { $seat } → { $seat_too }
label-uu-more-seats = { $seat }, { $seat_too } y { $seats } más
label-uu-option = Opción { $number } del texto de la carta
name-unstable-unicorns-verb-draw = Robar
name-unstable-unicorns-verb-discard = Descartar
name-unstable-unicorns-verb-sacrifice = Sacrificar
name-unstable-unicorns-verb-destroy = Destruir
name-unstable-unicorns-verb-steal = Hurtar
name-unstable-unicorns-verb-return = Devolver a la mano
name-unstable-unicorns-verb-move = Mover
name-unstable-unicorns-verb-bring = Llevar a tu Establo
name-unstable-unicorns-verb-search = Buscar en el mazo de robo
name-unstable-unicorns-verb-take = Llevar a tu mano
name-unstable-unicorns-verb-pull = Sacar de una mano
name-unstable-unicorns-verb-look = Mirar
name-unstable-unicorns-verb-put-back = Dejar en su sitio
name-unstable-unicorns-verb-swap-hands = Intercambiar las manos
name-unstable-unicorns-verb-shuffle = Barajar
name-unstable-unicorns-verb-extra-play = Jugar una carta más
name-unstable-unicorns-verb-extra-turn = Tener otro turno
name-unstable-unicorns-verb-end-turn = Terminar el turno
name-unstable-unicorns-verb-pick-players = Elegir jugadores
name-unstable-unicorns-verb-if = Si es así
name-unstable-unicorns-verb-reveal = Mostrar
name-unstable-unicorns-verb-let = Dejar actuar a otros
name-unstable-unicorns-verb-give = Dar
name-unstable-unicorns-verb-put = Poner en el mazo
name-unstable-unicorns-verb-skip = Saltarse
name-unstable-unicorns-verb-pick-player = Elegir a un jugador
name-unstable-unicorns-verb-for-each = Para cada jugador
name-unstable-unicorns-verb-choose = Elegir
name-unstable-unicorns-verb-may = A elección
name-unstable-unicorns-verb-do = Hacerlo
name-unstable-unicorns-verb-play = Jugar
name-unstable-unicorns-verb-toast = Beber
setup-broken-card-set = No se puede jugar con este conjunto de cartas: { $place }: { $reason }
setup-wrong-ruleset = El conjunto de cartas «{ $set }» es de otro juego.
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
place-uu-deck = mazo de robo
place-uu-discard = pila de descartes
place-uu-nursery = Guardería
place-uu-hand = mano de { $seat }
place-uu-stable = Establo de { $seat }
place-uu-playing = en juego
