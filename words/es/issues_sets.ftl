# Qué hay de malo en un conjunto de cartas o en su archivo, sea cual sea el juego.
issue-set-expected = se esperaba un conjunto de cartas, se encontró: { shape-found }
issue-set-unknown-ruleset = reglamento desconocido «{ $word }»
issue-set-no-cards = se esperaba una lista de cartas, se encontró: { shape-found }
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
issue-file-name-unquoted = no es YAML: { $reason }. Un nombre con coma, dos puntos o apóstrofo va entre comillas.
issue-file-not-json = no es JSON: { $reason }
issue-file-alias = usa un alias (*): escribe el valor entero
issue-file-nested = anidado a demasiada profundidad
issue-file-twice = «{ $word }» aparece dos veces
issue-file-not-a-number = { $word } no es un número
issue-file-huge-number = este número es demasiado largo: como máximo { $most } caracteres

issue-set-card-in-two = Los conjuntos «{ $first }» y «{ $second }» tienen ambos una carta con el identificador { $card }: nómbrala en more_copies o da otro identificador a una de ellas.
issue-set-without-base = necesita a su lado uno de estos conjuntos: { $needed }
issue-set-extends-unknown = no hay ningún conjunto publicado «{ $set }»
issue-set-extends-circle = «{ $set }» amplía este conjunto, o es este mismo: no quedaría ninguno en la base
issue-set-extends-another-game = el conjunto «{ $set }» es de otro juego
issue-set-more-of-own = es una carta de este conjunto: escribe el número en sus copias (copies)
issue-set-more-of-unknown = ningún conjunto debajo de este tiene una carta así
issue-set-tag-unnamed = La etiqueta no tiene nombre en { $codes }: los textos la muestran en inglés o tal como está escrita.
issue-set-tag-unused = Ninguna carta lleva esta etiqueta ni la busca.
issue-set-mix-unknown = No hay ningún conjunto publicado «{ $set }»: la mezcla no se ofrece.
issue-set-mix-broken = Estos conjuntos no encajan, y la mezcla no se ofrece: { $reason }
issue-set-breaks-another = El conjunto «{ $set }» amplía este y ya no encaja con él: { $reason }
issue-set-empty = el conjunto aún no tiene ninguna carta
