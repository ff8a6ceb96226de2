# Le texte des cartes de Kill the Unicorns, tiré de leurs programmes.
# Formes : do = un ordre, to = après « vous pouvez », they = quelqu’un le fait.

card-ku-role = { $role ->
    [owner] { $case ->
        [owns] du propriétaire de cette ruse
       *[does] le propriétaire de cette ruse
      }
    [winner] { $case ->
        [owns] du vainqueur de la chasse
       *[does] le vainqueur de la chasse
      }
    [captor] { $case ->
        [owns] du joueur qui la prend
       *[does] le joueur qui la prend
      }
   *[user] vous
  }
card-ku-chooser = { $you ->
    [yes] vous choisissez
   *[no] { $who } choisit
  }
card-ku-chooser-option = la table décide qui choisit (option « { $option } »)

card-ku-while = { $state ->
    [pinned] reste sur la licorne : { $changes }
    [placed] sur une licorne : { $changes }
   *[held] à la fin de la partie : { $changes }
  }
card-ku-stars = { $count ->
    [one] 1 étoile
   *[other] { $count } étoiles
  } { $more ->
    [yes] de plus
   *[no] de moins
  }
card-ku-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }{ $more ->
    [yes] { "" }
   *[no] { " " }de moins
  }
card-ku-weight = elle compte pour { $count } licornes de sa couleur
card-ku-nothing = aucun changement

card-ku-when = { $moment ->
    [revealed] quand elle est révélée : { $steps }
    [captured] quand la licorne est prise : { $steps }
    [before_play] une fois par manche, dans une chasse où personne n’a encore joué de cartes, vous pouvez { $steps }
    [hunt] une fois par manche, pendant une chasse, vous pouvez { $steps }
    [own_bid] une fois par manche, quand vous jouez des cartes de chasse, vous pouvez { $steps }
    [compared] une fois par manche, quand les cartes d’une chasse à laquelle vous participez sont révélées, vous pouvez { $steps }
    [lost_hunt] une fois par manche, après une chasse à laquelle vous avez participé sans prendre la licorne, vous pouvez { $steps }
    [bought] à l’achat : { $steps }
   *[placed] une fois placé sur une licorne : { $steps }
  }
card-ku-swap = { $sides } échangent une licorne contre une autre, avec tout ce qu’elles portent ; { $chooser }
card-ku-slay = { $form ->
    [they] { $who } défausse une de ses licornes, avec tout ce qu’elle porte, mais pas celle de cette chasse
   *[do] défaussez une de vos licornes, avec tout ce qu’elle porte
  }
card-ku-slay-chosen = { $form ->
    [they] une licorne { $whose }, mais pas celle de cette chasse, est défaussée avec tout ce qu’elle porte ; { $chooser }
   *[do] une de vos licornes est défaussée avec tout ce qu’elle porte ; { $chooser }
  }
card-ku-award = la licorne va au joueur qui a le { $rank ->
    [1] { "" }
    [2] deuxième{ " " }
    [3] troisième{ " " }
    [4] quatrième{ " " }
    [5] cinquième{ " " }
   *[other] sixième{ " " }
  }{ $end ->
    [highest] plus haut
   *[lowest] plus bas
  } total qu’aucune égalité n’a annulé ; s’il n’y en a pas, { $otherwise ->
    [keeps] le vainqueur de la chasse la garde
    [flees] elle s’enfuit
   *[option] la table décide (option « { $option } »)
  }
card-ku-flee = la licorne s’enfuit
card-ku-lose = { $form ->
    [to] défausser
    [they] { $who } défausse
   *[do] défaussez
  } { $count ->
    [one] une carte de chasse
   *[other] { $count } cartes de chasse
  } de sa main
card-ku-regain = { $form ->
    [to] reprendre
    [they] { $who } reprend
   *[do] reprenez
  } en main { $count ->
    [one] une carte de chasse jouée
   *[other] { $count } cartes de chasse jouées
  } dans cette chasse
card-ku-next = { $steps } ; { $next }
card-ku-paint = { $colour ->
    [yellow] la licorne devient jaune
    [purple] la licorne devient violette
    [blue] la licorne devient bleue
    [pink] la licorne devient rose
    [none] la licorne perd sa couleur
   *[any] la licorne prend la couleur que nomme { $chooser }
  }
card-ku-shift-stratagem = déplacer une ruse face cachée, sans la regarder, vers une autre licorne de la rangée
card-ku-peek = regarder en secret une ruse face cachée de la rangée
card-ku-expose = choisir un autre joueur qui n’a pas encore décidé : ses cartes de cette chasse seront jouées face visible
card-ku-extra-cards = jouer { $count ->
    [one] une carte
   *[other] { $count } cartes
  } de plus que la chasse n’en demande
card-ku-change-total = changer votre total de { $changes }, jamais au-dessous de 0
card-ku-take = { $hidden ->
    [yes] prenez à l’aveugle un jeton de cet article
   *[no] prenez un jeton de cet article
  } et { $to ->
    [seat] posez-le devant vous
   *[unicorn] posez-le sur une de vos licornes
  }
cards-value-colour = couleur
cards-value-colour-help = Licornes : comme imprimée.
cards-value-stars = étoiles
cards-value-stars-help = Licornes : comme imprimées. Jetons : ce qu’ils ajoutent.
cards-value-legendary = légendaire
cards-value-legendary-help = Licornes seulement.
cards-value-pigicorn = cochicorne
cards-value-pigicorn-help = Licornes seulement.
cards-value-value = valeur
cards-value-value-help = Cartes de chasse : ce que vaut la carte.
cards-value-decks = paquets
cards-value-decks-help = Ruses : les ids des personnages dont le paquet la contient.
cards-value-pin = reste
cards-value-pin-help = Ruses : elle reste sur la licorne.
cards-value-cost = coût
cards-value-cost-help = Articles : le prix.
cards-value-stock = stock
cards-value-stock-help = Articles : combien de jetons entrent dans une partie.
cards-value-article = article
cards-value-article-help = Jetons : l’id de leur article.
cards-value-ability-names = noms du pouvoir
cards-value-ability-names-help = Personnages : par langue.
cards-value-provenance-of = sources de valeurs isolées
cards-value-provenance-of-help = D’où vient une valeur, si ce n’est d’où viennent les autres.
