# Ce qui ne va pas dans un jeu de cartes ou son fichier, quel que soit le jeu.
issue-set-expected = un jeu de cartes était attendu, on a trouvé { $found }
issue-set-unknown-ruleset = règles inconnues « { $word } »
issue-set-no-cards = une liste de cartes était attendue, on a trouvé { $found }
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
issue-file-not-json = pas du JSON : { $reason }
issue-file-alias = utilise un alias (*) : écrivez la valeur en entier
issue-file-nested = imbriqué trop profondément
issue-file-twice = « { $word } » figure deux fois
issue-file-not-a-number = { $word } n’est pas un nombre
