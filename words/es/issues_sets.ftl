# Qué hay de malo en un conjunto de cartas o en su archivo, sea cual sea el juego.
issue-set-expected = se esperaba un conjunto de cartas, se encontró { $found }
issue-set-unknown-ruleset = reglamento desconocido «{ $word }»
issue-set-no-cards = se esperaba una lista de cartas, se encontró { $found }
issue-set-card-twice = dos cartas tienen este identificador
issue-set-card-unnamed = necesita un nombre en inglés
issue-set-another = { cards-another-set }

issue-set-no-image = La imagen { $hash }… nunca se ha subido.
issue-set-many-cards = Un conjunto tiene como mucho { $limit } cartas distintas; este tiene { $found }.
issue-set-unsayable = No hay palabras para este programa en «{ $code }»: { $reason }
issue-set-language-lost = Falta el nombre en «{ $code }», y la versión publicada los tenía todos.
issue-set-language-incomplete = { $count ->
    [one] Una carta no tiene nombre en «{ $code }»: se muestra el inglés.
   *[other] { $count } cartas no tienen nombre en «{ $code }»: se muestra el inglés.
  }

issue-file-too-long = ocupa { $found } bytes; el máximo es { $most }
issue-file-not-text = no es texto: un conjunto de cartas es un archivo YAML o JSON
issue-file-not-utf8 = no es texto UTF-8: guarda el archivo con la codificación UTF-8
issue-file-empty = está vacío
issue-file-not-yaml = no es YAML: { $reason }
issue-file-not-json = no es JSON: { $reason }
issue-file-alias = usa un alias (*): escribe el valor entero
issue-file-nested = anidado a demasiada profundidad
issue-file-twice = «{ $word }» aparece dos veces
issue-file-not-a-number = { $word } no es un número
