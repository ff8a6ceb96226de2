# What is wrong with the shape of what an author wrote: a card set, a card, a program. Words of the author are quoted,
# titles follow a colon or stand in brackets: no language must inflect them.
shape-title = { $title ->
    [card-id] id de carta
    [chooser] quién elige
    [clause] cláusula
    [colour] color
    [count] cantidad
    [card] carta
    [end] extremo
    [event] suceso
    [fate] destino
    [field] campo
    [image-hash] hash de imagen
    [kind] tipo
    [language-code] código de idioma
    [list] lista
    [moment] momento
    [name] nombre
    [name-of-an-earlier-step] nombre de un paso anterior
    [names-with-values] nombres con valores
    [option] opción
    [outcome] resultado
    [place] lugar
    [player-word] palabra de jugador
    [player-word-or-name] palabra de jugador o nombre
    [prohibition] prohibición
    [provenance] procedencia
    [role] papel
    [slug] slug
    [state] estado
    [state-of-a-hand] estado de una mano
    [stock] existencias
    [subject] sujeto
    [text] texto
    [translator] traductor
    [trigger] desencadenante
    [true-or-false] true o false
    [value] valor
    [verb] verbo
    [whole-number] número entero
    [word] palabra
    [zone] zona
   *[other] { $title }
  }
shape-found = { $found ->
    [nothing] nada
    [list] una lista
   *[other] { $found }
  }

issue-wrong-type = se esperaba: { shape-title }; hay: { shape-found }
issue-wrong-object = se esperaba: { $expected }; hay: { shape-found }
issue-unknown-choice = «{ $word }» no se conoce ({ shape-title })
issue-unknown-field = palabra desconocida: «{ $word }»
issue-missing = falta «{ $word }»
issue-bad-format = «{ $word }» no vale ({ shape-title }): debe ajustarse a { $pattern }
issue-bad-characters = contiene caracteres que no se pueden guardar
issue-too-small = debe ser al menos { $limit }, hay { $found }
issue-too-large = debe ser como máximo { $limit }, hay { $found }
issue-too-short = { $limit ->
    [one] necesita al menos { $limit } carácter
   *[other] necesita al menos { $limit } caracteres
  }
issue-too-long = { $limit ->
    [one] admite como máximo { $limit } carácter
   *[other] admite como máximo { $limit } caracteres
  }
issue-few-items = { $limit ->
    [one] necesita al menos { $limit } elemento
   *[other] necesita al menos { $limit } elementos
  }
issue-many-items = { $limit ->
    [one] admite como máximo { $limit } elemento
   *[other] admite como máximo { $limit } elementos
  }
issue-too-deep = demasiados niveles, unos dentro de otros
issue-two-at-once = dice a la vez «{ $first }» y «{ $second }»: escribe cada cosa por separado ({ shape-title })
issue-not-alone = «{ $word }» no puede ir sin nada más: di a qué se refiere
issue-invalid = rechazado: { $word }
issue-unknown-choice-of = «{ $word }» no se conoce ({ shape-title }): existen { $known }
issue-belongs-beside = «{ $word }» no se sostiene por sí solo ({ shape-title }): va junto a «{ $head }», sin guion propio
issue-belongs-inside = «{ $word }» va dentro de «{ $head }»: sángralo dos espacios más
issue-name-unquoted = no es un nombre entero (hay: { shape-found }): un nombre con coma, dos puntos o apóstrofo, o uno como No, va entre comillas
issue-twice = dice «{ $word }» dos veces: basta una
