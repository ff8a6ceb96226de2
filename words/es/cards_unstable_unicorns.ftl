# El texto de las cartas de Unstable Unicorns, hecho a partir de sus programas.
# Formas: do = una orden, to = tras «puedes», they = lo hace alguien, make = tras «puedes», sobre alguien.

card-uu-rule-of-kind = { $kind ->
    [instant] juega esta carta cuando otro jugador juegue una carta: esa carta no hace nada y se descarta
   *[baby_unicorn] si esta carta fuera a ir de un Establo a cualquier lugar que no sea otro Establo, va a la Guardería
  }

## Jugadores, lugares, cartas
card-uu-chosen = { $nth ->
    [0] jugador elegido
    [1] primer jugador elegido
    [2] segundo jugador elegido
    [3] tercer jugador elegido
   *[other] jugador elegido número { $nth }
  }
card-uu-player = { $who ->
    [you] tú
    [others] { $role ->
        [with] de los demás jugadores
       *[does] cada uno de los demás jugadores
      }
    [everyone] { $role ->
        [with] de todos los jugadores
       *[does] cada jugador
      }
    [them] { $role ->
        [owns] de ese jugador
        [with] de ese jugador
       *[does] ese jugador
      }
    [picked] cada jugador elegido
   *[chosen] { $role ->
        [owns] del { card-uu-chosen }
        [with] del { card-uu-chosen }
       *[does] el { card-uu-chosen }
      }
  }
card-uu-receiver = { $who ->
    [you] a ti
    [them] a ese jugador
   *[chosen] al { card-uu-chosen }
  }
card-uu-at-stable = { $role ->
    [to] al Establo
    [enter] en el Establo
   *[from] del Establo
  }
card-uu-at-stables = { $role ->
    [to] a los Establos
    [enter] en los Establos
   *[from] de los Establos
  }
card-uu-stable = { $whose ->
    [you] { $role ->
        [to] a tu Establo
        [enter] en tu Establo
       *[from] de tu Establo
      }
    [others] { $many ->
        [one] { card-uu-at-stable } de otro jugador
       *[some] { card-uu-at-stables } de otros jugadores
      }
    [everyone] { $many ->
        [one] { card-uu-at-stable } de cualquier jugador
        [all] { card-uu-at-stables } de todos los jugadores
       *[some] { card-uu-at-stables } de cualquier jugador
      }
   *[one] { card-uu-at-stable } { $owner }
  }
card-uu-hand = { $role ->
    [from] de{ " " }
   *[at] { "" }
  }{ $whose ->
    [you] tu mano
    [others] las manos de los demás jugadores
    [everyone] las manos de todos los jugadores
   *[one] la mano { $owner }
  }
card-uu-kind = { $kind ->
    [unicorn] de Unicornio
    [baby_unicorn] de Bebé unicornio
    [basic_unicorn] de Unicornio básico
    [magical_unicorn] de Unicornio mágico
    [magic] de Magia
    [upgrade] de Ventaja
    [downgrade] de Desventaja
   *[instant] { $number ->
        [one] Instantánea
       *[more] Instantáneas
      }
  }
card-uu-cards = { $role ->
    [some] { $count ->
        [all] todas las cartas
        [any] cualquier número de cartas
        [same] otras tantas cartas
        [one] una carta
       *[other] { $count } cartas
      }
    [one] una carta
    [those] las cartas
   *[not] cartas
  }
card-uu-cards-of = { card-uu-cards } { $kinds }
card-uu-up-to = hasta { $cards }
card-uu-named = { $cards } con «{ $tag }» en el nombre
card-uu-not-this = { $number ->
    [one] { $cards } que no sea esta carta
   *[more] { $cards } que no sean esta carta
  }
card-uu-this = { $role ->
    [subject] esta carta
   *[object] esta carta
  }
card-uu-those = { $nth ->
    [that] las cartas amenazadas
    [0] esas cartas
    [1] las primeras cartas
    [2] las segundas cartas
   *[other] las cartas de la elección { $nth }
  }
card-uu-pool = { $pool ->
    [this] esta carta
    [hand] tu mano
   *[discard] la pila de descartes
  }

## Pasos
card-uu-draw = { $form ->
    [to] robar
    [they] { $who } roba
    [make] hacer que { $who } robe
   *[do] roba
  } { $count ->
    [one] una carta
    [same] otras tantas cartas
   *[other] { $count } cartas
  }
card-uu-discard = { $form ->
    [to] descartar
    [they] { $who } descarta
    [make] hacer que { $who } descarte
   *[do] descarta
  } { $cards }
card-uu-sacrifice = { $form ->
    [to] sacrificar
    [they] { $who } sacrifica
    [make] hacer que { $who } sacrifique
   *[do] sacrifica
  } { $cards }
card-uu-destroy = { $form ->
    [to] destruir
   *[do] destruye
  } { $cards }
card-uu-steal = { $form ->
    [to] hurtar
   *[do] hurta
  } { $cards }
card-uu-return = { $form ->
    [to] devolver
   *[do] devuelve
  } { $cards } { $whose ->
    [you] a tu mano
   *[others] { $count ->
        [one] a la mano de su dueño
       *[other] a las manos de sus dueños
      }
  }
card-uu-move = { $form ->
    [to] mover
   *[do] mueve
  } { $cards } { $to }
card-uu-bring = { $form ->
    [to] llevar
   *[do] lleva
  } { $zone ->
    [hand] { $own ->
        [their] de su mano
       *[your] de tu mano
      }
    [discard] de la pila de descartes
    [deck] del mazo de robo
   *[nursery] de la Guardería
  } { $into ->
    [your] a tu Establo
    [their] a su Establo
   *[one] { $stable_to }
  } { $cards }{ $zone ->
    [deck] { " " }{ $form ->
        [to] y barajar el mazo de robo
       *[do] y baraja el mazo de robo
      }
   *[other] { "" }
  }
card-uu-bring-named = { $nth ->
    [it] { $form ->
        [to] llevarla
       *[do] llévala
      } { $into ->
        [your] a tu Establo
        [their] a su Establo
       *[one] { $stable_to }
      }
   *[other] { $form ->
        [to] llevar
       *[do] lleva
      } { $into ->
        [your] a tu Establo
        [their] a su Establo
       *[one] { $stable_to }
      } { $cards } de entre { card-uu-those }
  }
card-uu-search = { $form ->
    [to] buscar en el mazo de robo { $cards }, { $count ->
        [one] mostrarla, añadirla
       *[other] mostrarlas, añadirlas
      } a { $own ->
        [their] su
       *[your] tu
      } mano y barajar el mazo de robo
   *[do] busca en el mazo de robo { $cards }, { $count ->
        [one] muéstrala, añádela
       *[other] muéstralas, añádelas
      } a tu mano y baraja el mazo de robo
  }
card-uu-play = { $form ->
    [to] { $zone ->
        [deck] buscar en el mazo de robo { $cards }, jugarla de inmediato y barajar el mazo de robo
       *[hand] jugar de inmediato { $cards } de tu mano
      }
   *[do] { $zone ->
        [deck] busca en el mazo de robo { $cards }, juégala de inmediato y baraja el mazo de robo
       *[hand] juega de inmediato { $cards } de tu mano
      }
  }
card-uu-play-named = { $nth ->
    [it] { $form ->
        [to] jugarla
       *[do] juégala
      } de inmediato
   *[other] { $form ->
        [to] jugar
       *[do] juega
      } de inmediato { $cards } de entre { card-uu-those }
  }
card-uu-take = { $form ->
    [to] añadir
   *[do] añade
  } de la pila de descartes a tu mano { $cards }
card-uu-take-seen = { $form ->
    [to] añadir
   *[do] añade
  } a tu mano { $cards } de entre { $nth ->
    [0] esas cartas
    [1] las primeras que has mirado
    [2] las segundas que has mirado
   *[other] las que has mirado en el lugar { $nth }
  }
card-uu-take-named = { $nth ->
    [it] { $form ->
        [to] añadirla
       *[do] añádela
      } a tu mano
   *[other] { $form ->
        [to] añadir
       *[do] añade
      } a tu mano { $cards } de entre { card-uu-those }
  }
card-uu-pull = { $form ->
    [to] añadir a tu mano
   *[do] añade a tu mano
  } { $count ->
    [one] una carta al azar
   *[other] { $count } cartas al azar
  } { $hand }
card-uu-look-hand = { $form ->
    [to] mirar
   *[do] mira
  } { $hand }
card-uu-look-deck = { $form ->
    [to] mirar
   *[do] mira
  } { $count ->
    [one] la carta superior
   *[other] las { $count } cartas superiores
  } del mazo de robo
card-uu-reveal = { $nth ->
    [it] { $form ->
        [to] mostrarla
       *[do] muéstrala
      } a todos los jugadores
   *[other] { $form ->
        [to] mostrar
       *[do] muestra
      } { card-uu-those } a todos los jugadores
  }
card-uu-put-back = { $form ->
    [to] devolver
   *[do] devuelve
  } a su sitio el resto { $nth ->
    [0] { "" }
    [1] de las primeras que has mirado{ " " }
    [2] de las segundas que has mirado{ " " }
   *[other] de las que has mirado en el lugar { $nth }{ " " }
  }en el orden que quieras
card-uu-put = { $form ->
    [to] poner
    [they] { $who } pone
    [make] hacer que { $who } ponga
   *[do] pon
  } { $cards } de { $own ->
    [their] su
   *[your] tu
  } { $zone ->
    [hand] mano
   *[stable] Establo
  } { $to ->
    [deck_top] encima del mazo de robo
    [deck_bottom] debajo del mazo de robo
   *[deck] en el mazo de robo, que luego se baraja
  }
card-uu-give = { $form ->
    [to] dar { $to }
    [they] { $to_is ->
        [you] { $who } te da
       *[one] { $who } da { $to }
      }
    [make] { $to_is ->
        [you] hacer que { $who } te dé
       *[one] hacer que { $who } dé { $to }
      }
   *[do] da { $to }
  } { $cards } de { $own ->
    [their] su
   *[your] tu
  } mano
card-uu-swap-hands = { $form ->
    [to] intercambiar
   *[do] intercambia
  } tu mano con la { $player }
card-uu-shuffle = { $form ->
    [to] barajar
   *[do] baraja
  } { $pools } en el mazo de robo
card-uu-extra-play = { $form ->
    [to] jugar
   *[do] juega
  } una carta más en la fase de acción de este turno
card-uu-extra-turn = { $form ->
    [to] jugar
   *[do] juega
  } otro turno después de este
card-uu-end-turn = { $form ->
    [to] pasar
   *[do] pasa
  } directamente al final de tu turno
card-uu-skip = { $form ->
    [to] saltarte
    [they] { $who } se salta
    [make] hacer que { $who } se salte
   *[do] sáltate
  } { $form ->
    [they] su
    [make] su
   *[do] tu
  } { $what ->
    [beginning] próximo inicio de turno
    [draw] próxima fase de robo
    [action] próxima fase de acción
   *[turn] próximo turno
  }
card-uu-pick-player = { $form ->
    [to] elegir
   *[do] elige
  } a { $group ->
    [others] otro jugador
   *[everyone] cualquier jugador
  }
card-uu-pick-player-but = { $form ->
    [to] elegir
   *[do] elige
  } a { $group ->
    [others] otro jugador
   *[everyone] cualquier jugador
  } que no sea { $player }
card-uu-pick-players = { $form ->
    [to] elegir
   *[do] elige
  } a cualquier número de { $group ->
    [others] jugadores que no seas tú
   *[everyone] jugadores
  }
card-uu-may = { $form ->
    [to] (solo si quieres) { $steps }
   *[do] puedes { $steps }
  }
card-uu-if-you-do = si lo haces, { $steps }
card-uu-then = { $steps }, luego { $then }
card-uu-if = si { $condition }, { $steps }
card-uu-else = si no, { $steps }
card-uu-for-each = por cada { $group ->
    [others] jugador que no seas tú
   *[everyone] jugador
  }, { $steps }
card-uu-let = { $way ->
    [may] { $who } puede { $steps }
   *[must] { $who } debe { $steps }
  }
card-uu-if-they-do = quien lo haga debe { $steps }

## Cláusulas
card-uu-when = { $trigger ->
    [enter] cuando esta carta entre en tu Establo
    [leave] cuando esta carta salga de tu Establo
    [sacrificed_or_destroyed] cuando esta carta sea sacrificada o destruida
    [you_draw] cada vez que robes cualquier número de cartas
    [hand_empty] siempre que no haya ninguna carta en tu mano
    [stops] cuando esta carta detenga una carta
   *[turn_start] al inicio de tu turno
  }, { $effect }
card-uu-passage = { $event ->
    [enter] entre en tu Establo
    [leave] salga de tu Establo
    [sacrificed] sea sacrificada en tu Establo
   *[destroyed] sea destruida en tu Establo
  }
card-uu-when-passing = cada vez que { $cards } { $events ->
    [both] entre en tu Establo o salga de él
   *[some] { $passages }
  }, { $effect }
card-uu-when-too-many = siempre que haya más de { $count ->
    [one] 1 Unicornio
   *[other] { $count } Unicornios
  } en tu Establo, { $effect }
card-uu-answers = juega esta carta cuando { $cards } vaya a ser { $fates }{ $who ->
    [you] { " " }por ti
    [others] { " " }por otro jugador
   *[everyone] { "" }
  }: { $effect }
card-uu-answers-turn = juega esta carta cuando empiece { $who ->
    [you] tu turno
    [others] el turno de otro jugador
   *[everyone] el turno de cualquier jugador
  }: { $effect }
card-uu-fate = { $fate ->
    [be_sacrificed] { $number ->
        [one] sacrificada
       *[more] sacrificadas
      }
    [be_destroyed] { $number ->
        [one] destruida
       *[more] destruidas
      }
    [be_stolen] { $number ->
        [one] hurtada
       *[more] hurtadas
      }
    [be_returned] { $number ->
        [one] devuelta a una mano
       *[more] devueltas a una mano
      }
   *[be_moved] { $number ->
        [one] movida a otro Establo
       *[more] movidas a otro Establo
      }
  }
card-uu-instead = si { $what } fuera a ser { $fates }, { $way ->
    [may] en su lugar puedes { $steps }
   *[do] en su lugar { $steps }
  }
card-uu-cannot = { $number ->
    [one] { $what } no puede ser { $fates }
   *[more] { $what } no pueden ser { $fates }
  }
card-uu-cannot-by = { $number ->
    [one] { $what } no puede ser { $fates } por { $by }
   *[more] { $what } no pueden ser { $fates } por { $by }
  }
card-uu-this-cannot = { $word ->
    [enter_stable] esta carta no puede entrar en ningún Establo
    [play] esta carta no se puede jugar
   *[be_neighed] esta carta no puede ser detenida con cartas Instantáneas
  }
card-uu-cannot-enter = { $cards } no pueden entrar { $stable }
card-uu-cannot-play = { $whose ->
    [you] no puedes jugar { $cards }
    [others] los demás jugadores no pueden jugar { $cards }
   *[everyone] ningún jugador puede jugar { $cards }
  }
card-uu-cannot-be-neighed = { $whose ->
    [you] { $cards } que juegues no pueden ser detenidas con cartas Instantáneas
    [others] { $cards } que jueguen los demás jugadores no pueden ser detenidas con cartas Instantáneas
   *[everyone] { $cards } que juegue cualquier jugador no pueden ser detenidas con cartas Instantáneas
  }
card-uu-treat = { $change ->
    [silenced] { $number ->
        [one] { $what } pierde sus efectos
       *[more] { $what } pierden sus efectos
      }
    [panda] { $number ->
        [one] { $what } cuenta como Panda y no como Unicornio
       *[more] { $what } cuentan como Pandas y no como Unicornios
      }
   *[grave] { $number ->
        [one] si { $what } es sacrificada o destruida, va a tu mano en lugar de a la pila de descartes
       *[more] si { $what } son sacrificadas o destruidas, van a la mano del dueño de ese Establo en lugar de a la pila de descartes
      }
  }
card-uu-counts-as = { $number ->
    [one] { $what } cuenta como
   *[more] { $what } cuentan cada una como
  } { $count ->
    [one] 1 Unicornio
   *[other] { $count } Unicornios
  }
card-uu-hand-visible = { $whose ->
    [you] todos los jugadores pueden ver tu mano
    [others] todos los jugadores pueden ver las manos de los demás jugadores
   *[everyone] todos los jugadores pueden ver todas las manos
  }
card-uu-hand-limit = { $whose ->
    [you] el máximo de cartas en tu mano es
    [others] el máximo de cartas en la mano de cada uno de los demás jugadores es
   *[everyone] el máximo de cartas en la mano de cada jugador es
  } { $count }
card-uu-condition = { $bound ->
    [least] tengas al menos { $cards } en tu Establo
    [most] tengas como máximo { $cards } en tu Establo
   *[none] no tengas { $cards } en tu Establo
  }
card-uu-has = { $bound ->
    [least] tienes al menos { $cards } en tu Establo
    [most] tienes como máximo { $cards } en tu Establo
   *[none] no tienes { $cards } en tu Establo
  }
card-uu-cards-are = { $nth ->
    [it] es { $cards }
   *[other] hay { $cards } entre { card-uu-those }
  }
card-uu-while = mientras { $condition }, { $rule }
card-uu-cannot-do = { $who ->
    [you] no puedes
    [others] los demás jugadores no pueden
   *[everyone] ningún jugador puede
  } { $deed ->
    [destroy] destruir cartas
    [steal] hurtar cartas
   *[win] ganar la partida
  }
card-uu-hand-limit-by = { $whose ->
    [you] el máximo de cartas en tu mano
    [others] el máximo de cartas en la mano de cada uno de los demás jugadores
   *[everyone] el máximo de cartas en la mano de cada jugador
  } { $way ->
    [more] aumenta en
   *[less] disminuye en
  } { $count }
card-uu-skips = { $whose ->
    [you] te saltas
    [others] cada uno de los demás jugadores se salta
   *[everyone] cada jugador se salta
  } { $phase ->
    [beginning] el inicio
    [draw] la fase de robo
   *[action] la fase de acción
  } de { $whose ->
    [you] tus turnos
   *[others] sus turnos
  }
cards-value-two-player = en partidas de dos
cards-value-two-player-help = Desactivado: la carta se aparta cuando juegan dos.
cards-value-named = etiquetas
cards-value-named-help = Palabras que otras cartas buscan, no su nombre: winged, o [winged, small]. El conjunto dice cómo se lee cada etiqueta.
