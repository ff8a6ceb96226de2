# Ce qui ne va pas dans un jeu de cartes ou son fichier, quel que soit le jeu.
issue-set-expected = un jeu de cartes était attendu, on a trouvé : { shape-found }
issue-set-unknown-ruleset = règles inconnues « { $word } »
issue-set-no-cards = une liste de cartes était attendue, on a trouvé : { shape-found }
issue-set-card-twice = deux cartes ont cet identifiant
issue-set-card-unnamed = il faut un nom anglais
issue-set-another = { cards-another-set }

issue-set-no-image = L’image { $hash }… n’a jamais été envoyée.
issue-set-many-cards = Un jeu a au plus { $limit } cartes différentes, celui-ci en a { $found }.
issue-set-unsayable = Il n’y a pas de mots pour ce programme en « { $code } » : { $reason }
issue-set-language-lost = Il n’y a pas de nom en « { $code } », et la version publiée les avait tous.
issue-set-language-incomplete = { $count ->
    [one] Une carte n’a pas de nom en « { $code } » : l’anglais est affiché.
   *[other] { $count } cartes n’ont pas de nom en « { $code } » : l’anglais est affiché.
  }

issue-file-too-long = fait { $found } octets ; le maximum est de { $most }
issue-file-not-text = n’est pas du texte : un jeu de cartes est un fichier YAML ou JSON
issue-file-not-utf8 = n’est pas du texte UTF-8 : enregistrez le fichier avec l’encodage UTF-8
issue-file-empty = est vide
issue-file-not-yaml = pas du YAML : { $reason }
issue-file-name-unquoted = n’est pas du YAML : { $reason }. Un nom avec virgule, deux-points ou apostrophe se met entre guillemets.
issue-file-not-json = pas du JSON : { $reason }
issue-file-alias = utilise un alias (*) : écrivez la valeur en entier
issue-file-nested = imbriqué trop profondément
issue-file-twice = « { $word } » figure deux fois
issue-file-not-a-number = { $word } n’est pas un nombre
issue-file-huge-number = ce nombre est trop long : { $most } caractères au plus

issue-set-card-in-two = Les jeux « { $first } » et « { $second } » ont tous deux une carte avec l’identifiant { $card } : nommez-la dans more_copies, ou donnez un autre identifiant à l’une d’elles.
issue-set-without-base = il lui faut à ses côtés un de ces jeux : { $needed }
issue-set-extends-unknown = il n’y a pas de jeu publié « { $set } »
issue-set-extends-circle = « { $set } » étend ce jeu, ou est ce jeu lui-même : il n’y aurait rien à la base
issue-set-extends-another-game = le jeu de cartes « { $set } » appartient à un autre jeu
issue-set-more-of-own = est une carte de ce jeu : écrivez le nombre dans ses exemplaires (copies)
issue-set-more-of-unknown = aucun jeu sous celui-ci n’a une telle carte
issue-set-tag-unnamed = L’étiquette n’a pas de nom en { $codes } : les textes la montrent en anglais, ou telle qu’elle est écrite.
issue-set-tag-unused = Aucune carte ne porte cette étiquette ni ne la cherche.
issue-set-mix-unknown = Il n’y a pas de jeu publié « { $set } » : le mélange n’est pas proposé.
issue-set-mix-broken = Ces jeux ne vont pas ensemble, et le mélange n’est pas proposé : { $reason }
issue-set-breaks-another = Le jeu « { $set } » étend celui-ci et ne lui convient plus : { $reason }
issue-set-empty = le jeu n’a encore aucune carte
