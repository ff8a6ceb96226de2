# What is wrong with the shape of what an author wrote: a card set, a card, a program. Words of the author are quoted,
# titles follow a colon or stand in brackets: no language must inflect them.
shape-title = { $title ->
    [card-id] id de carte
    [chooser] qui choisit
    [clause] clause
    [colour] couleur
    [count] nombre
    [card] carte
    [end] extrémité
    [event] événement
    [fate] sort
    [field] champ
    [image-hash] empreinte d’image
    [kind] type
    [language-code] code de langue
    [list] liste
    [moment] moment
    [name] nom
    [name-of-an-earlier-step] nom d’une étape précédente
    [names-with-values] noms avec valeurs
    [option] option
    [outcome] issue
    [place] endroit
    [player-word] mot de joueur
    [player-word-or-name] mot de joueur ou nom
    [prohibition] interdiction
    [provenance] provenance
    [role] rôle
    [slug] slug
    [state] état
    [state-of-a-hand] état d’une main
    [stock] stock
    [subject] sujet
    [text] texte
    [translator] traducteur
    [trigger] déclencheur
    [true-or-false] true ou false
    [value] valeur
    [verb] verbe
    [whole-number] nombre entier
    [word] mot
    [zone] zone
   *[other] { $title }
  }
shape-found = { $found ->
    [nothing] rien
    [list] une liste
   *[other] { $found }
  }

issue-wrong-type = attendu : { shape-title } ; trouvé : { shape-found }
issue-wrong-object = attendu : { $expected } ; trouvé : { shape-found }
issue-unknown-choice = « { $word } » est inconnu ({ shape-title })
issue-unknown-field = mot inconnu : « { $word } »
issue-missing = il manque « { $word } »
issue-bad-format = « { $word } » ne convient pas ({ shape-title }) : il faut correspondre à { $pattern }
issue-bad-characters = contient des caractères qui ne peuvent pas être enregistrés
issue-too-small = doit être au moins { $limit }, trouvé : { $found }
issue-too-large = doit être au plus { $limit }, trouvé : { $found }
issue-too-short = { $limit ->
    [one] il faut au moins { $limit } caractère
   *[other] il faut au moins { $limit } caractères
  }
issue-too-long = { $limit ->
    [one] il faut au plus { $limit } caractère
   *[other] il faut au plus { $limit } caractères
  }
issue-few-items = { $limit ->
    [one] il faut au moins { $limit } élément
   *[other] il faut au moins { $limit } éléments
  }
issue-many-items = { $limit ->
    [one] il faut au plus { $limit } élément
   *[other] il faut au plus { $limit } éléments
  }
issue-too-deep = trop de niveaux imbriqués
issue-two-at-once = dit « { $first } » et « { $second } » à la fois : écrivez-les séparément ({ shape-title })
issue-not-alone = « { $word } » ne peut pas être seul : dites de quoi il s’agit
issue-invalid = refusé : { $word }
issue-unknown-choice-of = « { $word } » est inconnu ({ shape-title }) : il y a { $known }
issue-belongs-beside = « { $word } » ne se tient pas seul ({ shape-title }) : il va à côté de « { $head } », sans tiret à lui
issue-belongs-inside = « { $word } » va dans « { $head } » : décalez-le de deux espaces de plus
issue-name-unquoted = ce n’est pas un nom entier (trouvé : { shape-found }) : un nom avec virgule, deux-points ou apostrophe, ou un mot comme No, se met entre guillemets
issue-twice = dit « { $word } » deux fois : une suffit
