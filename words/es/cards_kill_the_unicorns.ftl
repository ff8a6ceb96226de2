# El texto de las cartas de Kill the Unicorns, hecho a partir de sus programas.
# Formas: do = una orden, to = tras «puedes», they = lo hace alguien.

card-ku-role = { $role ->
    [owner] { $case ->
        [owns] del dueño de esta estratagema
       *[does] el dueño de esta estratagema
      }
    [winner] { $case ->
        [owns] del ganador de la caza
       *[does] el ganador de la caza
      }
    [captor] { $case ->
        [owns] del jugador que se lo lleva
       *[does] el jugador que se lo lleva
      }
   *[user] tú
  }
card-ku-chooser = { $you ->
    [yes] eliges tú
   *[no] elige { $who }
  }
card-ku-chooser-option = la mesa decide quién elige (opción «{ $option }»)

card-ku-while = { $state ->
    [pinned] se queda en el unicornio: { $changes }
    [placed] sobre un unicornio: { $changes }
   *[held] al final de la partida: { $changes }
  }
card-ku-stars = { $count ->
    [one] 1 estrella
   *[other] { $count } estrellas
  } { $more ->
    [yes] más
   *[no] menos
  }
card-ku-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
  }{ $more ->
    [yes] { "" }
   *[no] { " " }menos
  }
card-ku-weight = cuenta como { $count } unicornios de su color
card-ku-nothing = sin cambios

card-ku-when = { $moment ->
    [revealed] al revelarse: { $steps }
    [captured] al llevarse alguien el unicornio: { $steps }
    [before_play] una vez por ronda, en una caza en la que nadie haya jugado cartas todavía, puedes { $steps }
    [hunt] una vez por ronda, durante una caza, puedes { $steps }
    [own_bid] una vez por ronda, al jugar cartas de caza, puedes { $steps }
    [compared] una vez por ronda, cuando se revelen las cartas de una caza en la que participas, puedes { $steps }
    [lost_hunt] una vez por ronda, tras una caza en la que hayas participado sin llevarte el unicornio, puedes { $steps }
    [bought] al comprarlo: { $steps }
   *[placed] al colocarse sobre un unicornio: { $steps }
  }
card-ku-swap = { $sides } intercambian un unicornio por otro, con todo lo que tengan encima; { $chooser }
card-ku-slay = { $form ->
    [they] { $who } descarta uno de sus unicornios, con todo lo que tenga encima, pero no el de esta caza
   *[do] descarta uno de tus unicornios, con todo lo que tenga encima
  }
card-ku-slay-chosen = { $form ->
    [they] se descarta un unicornio { $whose }, pero no el de esta caza, con todo lo que tenga encima; { $chooser }
   *[do] se descarta uno de tus unicornios, con todo lo que tenga encima; { $chooser }
  }
card-ku-award = el unicornio es para quien tenga el { $rank ->
    [1] { "" }
    [2] segundo{ " " }
    [3] tercer{ " " }
    [4] cuarto{ " " }
    [5] quinto{ " " }
   *[other] sexto{ " " }
  }total { $end ->
    [highest] más alto
   *[lowest] más bajo
  } no anulado por un empate; si no lo hay, { $otherwise ->
    [keeps] se lo queda el ganador de la caza
    [flees] huye
   *[option] decide la mesa (opción «{ $option }»)
  }
card-ku-flee = el unicornio huye
card-ku-lose = { $form ->
    [to] descartar
    [they] { $who } descarta
   *[do] descarta
  } { $count ->
    [one] una carta de caza
   *[other] { $count } cartas de caza
  } de la mano
card-ku-regain = { $form ->
    [to] recuperar
    [they] { $who } recupera
   *[do] recupera
  } { $count ->
    [one] una carta de caza jugada
   *[other] { $count } cartas de caza jugadas
  } en esta caza
card-ku-next = { $steps }; { $next }
card-ku-paint = { $colour ->
    [yellow] el unicornio se vuelve amarillo
    [purple] el unicornio se vuelve morado
    [blue] el unicornio se vuelve azul
    [pink] el unicornio se vuelve rosa
    [none] el unicornio pierde su color
   *[any] el unicornio toma el color que diga { $chooser }
  }
card-ku-shift-stratagem = mover una estratagema boca abajo, sin mirarla, a otro unicornio de la fila
card-ku-peek = mirar en secreto una estratagema boca abajo de la fila
card-ku-expose = elegir a otro jugador que aún no haya decidido: jugará boca arriba sus cartas de esta caza
card-ku-extra-cards = jugar { $count ->
    [one] una carta
   *[other] { $count } cartas
  } más de las que pide la caza
card-ku-change-total = cambiar tu total en { $changes }, nunca por debajo de 0
card-ku-take = { $hidden ->
    [yes] toma a ciegas una ficha de este artículo
   *[no] toma una ficha de este artículo
  } y { $to ->
    [seat] ponla frente a ti
   *[unicorn] ponla sobre uno de tus unicornios
  }
cards-value-colour = color
cards-value-colour-help = Unicornios: el impreso.
cards-value-stars = estrellas
cards-value-stars-help = Unicornios: las impresas. Fichas: lo que suman.
cards-value-legendary = legendario
cards-value-legendary-help = Solo unicornios.
cards-value-pigicorn = cerdicornio
cards-value-pigicorn-help = Solo unicornios.
cards-value-value = valor
cards-value-value-help = Cartas de caza: cuánto vale.
cards-value-decks = mazos
cards-value-decks-help = Estratagemas: los ids de los personajes en cuyos mazos está.
cards-value-pin = se queda
cards-value-pin-help = Estratagemas: se queda sobre el unicornio.
cards-value-cost = coste
cards-value-cost-help = Artículos: el precio.
cards-value-stock = existencias
cards-value-stock-help = Artículos: cuántas fichas entran en una partida.
cards-value-article = artículo
cards-value-article-help = Fichas: el id de su artículo.
cards-value-ability-names = nombres de la habilidad
cards-value-ability-names-help = Personajes: por idioma.
cards-value-provenance-of = fuentes de valores sueltos
cards-value-provenance-of-help = De dónde viene un valor, si no es de donde los demás.
