# Le texte des cartes d’Unstable Unicorns, tiré de leurs programmes.
# Formes : do = un ordre, to = après « vous pouvez », they = quelqu’un le fait, make = après « vous pouvez », au sujet de quelqu’un.

card-uu-rule-of-kind = { $kind ->
    [instant] jouez cette carte quand un autre joueur joue une carte : cette dernière n’a aucun effet et est défaussée
   *[baby_unicorn] si cette carte devait quitter une écurie pour un endroit autre qu’une autre écurie, elle va à la nurserie
  }

## Joueurs, lieux, cartes
card-uu-chosen = { $nth ->
    [0] joueur choisi
    [1] premier joueur choisi
    [2] deuxième joueur choisi
    [3] troisième joueur choisi
   *[other] joueur choisi numéro { $nth }
  }
card-uu-player = { $who ->
    [you] vous
    [others] { $role ->
        [with] des autres joueurs
       *[does] chaque autre joueur
      }
    [everyone] { $role ->
        [with] de tous les joueurs
       *[does] chaque joueur
      }
    [them] { $role ->
        [owns] de ce joueur
        [with] de ce joueur
       *[does] ce joueur
      }
    [picked] chaque joueur choisi
   *[chosen] { $role ->
        [owns] du { card-uu-chosen }
        [with] du { card-uu-chosen }
       *[does] le { card-uu-chosen }
      }
  }
card-uu-receiver = { $who ->
    [you] à vous
    [them] à ce joueur
   *[chosen] au { card-uu-chosen }
  }
card-uu-at-stable = { $role ->
    [to] vers l’écurie
    [enter] dans l’écurie
   *[from] de l’écurie
  }
card-uu-at-stables = { $role ->
    [to] vers les écuries
    [enter] dans les écuries
   *[from] des écuries
  }
card-uu-stable = { $whose ->
    [you] { $role ->
        [to] vers votre écurie
        [enter] dans votre écurie
       *[from] de votre écurie
      }
    [others] { $many ->
        [one] { card-uu-at-stable } d’un autre joueur
       *[some] { card-uu-at-stables } d’autres joueurs
      }
    [everyone] { $many ->
        [one] { card-uu-at-stable } de n’importe quel joueur
        [all] { card-uu-at-stables } de tous les joueurs
       *[some] { card-uu-at-stables } de n’importe quels joueurs
      }
   *[one] { card-uu-at-stable } { $owner }
  }
card-uu-hand = { $whose ->
    [you] { $role ->
        [from] de votre main
       *[at] votre main
      }
    [others] { $role ->
        [from] des mains des autres joueurs
       *[at] les mains des autres joueurs
      }
    [everyone] { $role ->
        [from] des mains de tous les joueurs
       *[at] les mains de tous les joueurs
      }
   *[one] { $role ->
        [from] de la main { $owner }
       *[at] la main { $owner }
      }
  }
card-uu-kind = { $kind ->
    [unicorn] Licorne
    [baby_unicorn] Bébé licorne
    [basic_unicorn] Licorne basique
    [magical_unicorn] Licorne magique
    [magic] Magie
    [upgrade] Amélioration
    [downgrade] Attaque
   *[instant] Huuue
  }
card-uu-cards = { $role ->
    [some] { $count ->
        [all] toutes les cartes
        [any] un nombre quelconque de cartes
        [same] le même nombre de cartes
        [one] une carte
       *[other] { $count } cartes
      }
    [one] une carte
    [those] les cartes
    [not] de cartes
   *[by] des cartes
  }
card-uu-cards-of = { card-uu-cards } { $kinds }
card-uu-up-to = jusqu’à { $cards }
card-uu-named = { $cards } avec « { $tag } » dans le nom
card-uu-not-this = { $number ->
    [one] { $cards } autre que cette carte
   *[more] { $cards } autres que cette carte
  }
card-uu-this = { $role ->
    [subject] cette carte
   *[object] cette carte
  }
card-uu-those = { $nth ->
    [that] les cartes menacées
    [0] ces cartes
    [1] les premières cartes
    [2] les deuxièmes cartes
   *[other] les cartes du choix { $nth }
  }
card-uu-pool = { $pool ->
    [this] cette carte
    [hand] votre main
   *[discard] la défausse
  }

## Étapes
card-uu-draw = { $form ->
    [to] piocher
    [they] { $who } pioche
    [make] obliger { $who } à piocher
   *[do] piochez
  } { $count ->
    [one] une carte
    [same] le même nombre de cartes
   *[other] { $count } cartes
  }
card-uu-discard = { $form ->
    [to] défausser
    [they] { $who } défausse
    [make] obliger { $who } à défausser
   *[do] défaussez
  } { $cards }
card-uu-sacrifice = { $form ->
    [to] sacrifier
    [they] { $who } sacrifie
    [make] obliger { $who } à sacrifier
   *[do] sacrifiez
  } { $cards }
card-uu-destroy = { $form ->
    [to] détruire
   *[do] détruisez
  } { $cards }
card-uu-steal = { $form ->
    [to] voler
   *[do] volez
  } { $cards }
card-uu-return = { $form ->
    [to] renvoyer
   *[do] renvoyez
  } { $cards } { $whose ->
    [you] dans votre main
   *[others] { $count ->
        [one] dans la main de son propriétaire
       *[other] dans les mains de leurs propriétaires
      }
  }
card-uu-move = { $form ->
    [to] déplacer
   *[do] déplacez
  } { $cards } { $to }
card-uu-bring = { $form ->
    [to] amener
   *[do] amenez
  } { $into ->
    [your] dans votre écurie
    [their] dans son écurie
   *[one] { $stable }
  } { $cards } { $zone ->
    [hand] { $own ->
        [their] depuis sa main
       *[your] depuis votre main
      }
    [discard] depuis la défausse
    [deck] depuis la pioche
   *[nursery] depuis la nurserie
  }{ $zone ->
    [deck] { " " }{ $form ->
        [to] et mélanger la pioche
       *[do] et mélangez la pioche
      }
   *[other] { "" }
  }
card-uu-bring-named = { $nth ->
    [it] { $form ->
        [to] l’amener
       *[do] amenez-la
      } { $into ->
        [your] dans votre écurie
        [their] dans son écurie
       *[one] { $stable }
      }
   *[other] { $form ->
        [to] amener
       *[do] amenez
      } { $into ->
        [your] dans votre écurie
        [their] dans son écurie
       *[one] { $stable }
      } { $cards } parmi { card-uu-those }
  }
card-uu-search = { $form ->
    [to] chercher dans la pioche { $cards }, { $count ->
        [one] la montrer, l’ajouter
       *[other] les montrer, les ajouter
      } à { $own ->
        [their] sa
       *[your] votre
      } main et mélanger la pioche
   *[do] cherchez dans la pioche { $cards }, { $count ->
        [one] montrez-la, ajoutez-la
       *[other] montrez-les, ajoutez-les
      } à votre main et mélangez la pioche
  }
card-uu-play = { $form ->
    [to] { $zone ->
        [deck] chercher dans la pioche { $cards }, la jouer aussitôt et mélanger la pioche
       *[hand] jouer aussitôt { $cards } de votre main
      }
   *[do] { $zone ->
        [deck] cherchez dans la pioche { $cards }, jouez-la aussitôt et mélangez la pioche
       *[hand] jouez aussitôt { $cards } de votre main
      }
  }
card-uu-play-named = { $nth ->
    [it] { $form ->
        [to] la jouer
       *[do] jouez-la
      } aussitôt
   *[other] { $form ->
        [to] jouer
       *[do] jouez
      } aussitôt { $cards } parmi { card-uu-those }
  }
card-uu-take = { $form ->
    [to] ajouter
   *[do] ajoutez
  } à votre main { $cards } depuis la défausse
card-uu-take-seen = { $form ->
    [to] ajouter
   *[do] ajoutez
  } à votre main { $cards } parmi { $nth ->
    [0] celles que vous avez regardées
    [1] les premières que vous avez regardées
    [2] les deuxièmes que vous avez regardées
   *[other] celles du regard numéro { $nth }
  }
card-uu-take-named = { $nth ->
    [it] { $form ->
        [to] l’ajouter
       *[do] ajoutez-la
      } à votre main
   *[other] { $form ->
        [to] ajouter
       *[do] ajoutez
      } à votre main { $cards } parmi { card-uu-those }
  }
card-uu-pull = { $form ->
    [to] ajouter à votre main
   *[do] ajoutez à votre main
  } { $count ->
    [one] une carte au hasard
   *[other] { $count } cartes au hasard
  } { $hand }
card-uu-look-hand = { $form ->
    [to] regarder
   *[do] regardez
  } { $hand }
card-uu-look-deck = { $form ->
    [to] regarder
   *[do] regardez
  } { $count ->
    [one] la carte du dessus
   *[other] les { $count } cartes du dessus
  } de la pioche
card-uu-reveal = { $nth ->
    [it] { $form ->
        [to] la montrer
       *[do] montrez-la
      } à tous les joueurs
   *[other] { $form ->
        [to] montrer
       *[do] montrez
      } { card-uu-those } à tous les joueurs
  }
card-uu-put-back = { $form ->
    [to] remettre
   *[do] remettez
  } le reste { $nth ->
    [0] { "" }
    [1] des premières que vous avez regardées{ " " }
    [2] des deuxièmes que vous avez regardées{ " " }
   *[other] de celles du regard numéro { $nth }{ " " }
  }à sa place, dans l’ordre de votre choix
card-uu-put = { $form ->
    [to] mettre
    [they] { $who } met
    [make] obliger { $who } à mettre
   *[do] mettez
  } { $cards } de { $zone ->
    [hand] { $own ->
        [their] sa main
       *[your] votre main
      }
   *[stable] { $own ->
        [their] son écurie
       *[your] votre écurie
      }
  } { $to ->
    [deck_top] sur le dessus de la pioche
    [deck_bottom] sous la pioche
   *[deck] dans la pioche, qui est ensuite mélangée
  }
card-uu-give = { $form ->
    [to] donner { $cards } de { $own ->
        [their] sa
       *[your] votre
      } main { $to }
    [they] { $to_is ->
        [you] { $who } vous donne { $cards } de sa main
       *[one] { $who } donne { $cards } de sa main { $to }
      }
    [make] { $to_is ->
        [you] obliger { $who } à vous donner { $cards } de sa main
       *[one] obliger { $who } à donner { $cards } de sa main { $to }
      }
   *[do] donnez { $cards } de { $own ->
        [their] sa
       *[your] votre
      } main { $to }
  }
card-uu-swap-hands = { $form ->
    [to] échanger
   *[do] échangez
  } votre main avec celle { $player }
card-uu-shuffle = { $form ->
    [to] mélanger
   *[do] mélangez
  } { $pools } dans la pioche
card-uu-extra-play = { $form ->
    [to] jouer
   *[do] jouez
  } une carte de plus dans la phase d’action de ce tour
card-uu-extra-turn = { $form ->
    [to] jouer
   *[do] jouez
  } un autre tour après celui-ci
card-uu-end-turn = { $form ->
    [to] passer
   *[do] passez
  } directement à la fin de votre tour
card-uu-skip = { $form ->
    [to] passer
    [they] { $who } passe
    [make] obliger { $who } à passer
   *[do] passez
  } { $form ->
    [they] { $what ->
        [beginning] son prochain début de tour
        [draw] sa prochaine phase de pioche
        [action] sa prochaine phase d’action
       *[turn] son prochain tour
      }
    [make] { $what ->
        [beginning] son prochain début de tour
        [draw] sa prochaine phase de pioche
        [action] sa prochaine phase d’action
       *[turn] son prochain tour
      }
   *[do] { $what ->
        [beginning] votre prochain début de tour
        [draw] votre prochaine phase de pioche
        [action] votre prochaine phase d’action
       *[turn] votre prochain tour
      }
  }
card-uu-pick-player = { $form ->
    [to] choisir
   *[do] choisissez
  } { $group ->
    [others] un autre joueur
   *[everyone] n’importe quel joueur
  }
card-uu-pick-player-but = { $form ->
    [to] choisir
   *[do] choisissez
  } { $group ->
    [others] un autre joueur
   *[everyone] n’importe quel joueur
  }, sauf { $player }
card-uu-pick-players = { $form ->
    [to] choisir
   *[do] choisissez
  } autant { $group ->
    [others] d’autres joueurs
   *[everyone] de joueurs
  } que vous voulez
card-uu-may = { $form ->
    [to] (seulement si vous le voulez) { $steps }
   *[do] vous pouvez { $steps }
  }
card-uu-if-you-do = si vous le faites, { $steps }
card-uu-then = { $steps }, puis { $then }
card-uu-if = si { $condition }, { $steps }
card-uu-else = sinon, { $steps }
card-uu-for-each = pour chaque { $group ->
    [others] autre joueur
   *[everyone] joueur
  }, { $steps }
card-uu-let = { $way ->
    [may] { $who } peut { $steps }
   *[must] { $who } doit { $steps }
  }
card-uu-if-they-do = qui le fait doit { $steps }

## Clauses
card-uu-when = { $trigger ->
    [enter] quand cette carte entre dans votre écurie
    [leave] quand cette carte quitte votre écurie
    [sacrificed_or_destroyed] quand cette carte est sacrifiée ou détruite
    [you_draw] chaque fois que vous piochez un nombre quelconque de cartes
    [hand_empty] chaque fois qu’il n’y a aucune carte dans votre main
    [stops] quand cette carte arrête une carte
   *[turn_start] au début de votre tour
  }, { $effect }
card-uu-passage = { $event ->
    [enter] entre dans votre écurie
    [leave] quitte votre écurie
    [sacrificed] est sacrifiée dans votre écurie
   *[destroyed] est détruite dans votre écurie
  }
card-uu-when-passing = chaque fois qu’{ $cards } { $events ->
    [both] entre dans votre écurie ou la quitte
   *[some] { $passages }
  }, { $effect }
card-uu-when-too-many = dès qu’il y a plus de { $count ->
    [0] 0 Licorne
    [one] 1 Licorne
   *[other] { $count } Licornes
  } dans votre écurie, { $effect }
card-uu-answers = jouez cette carte quand { $cards } va être { $fates }{ $who ->
    [you] { " " }par vous
    [others] { " " }par un autre joueur
   *[everyone] { "" }
  } : { $effect }
card-uu-answers-turn = jouez cette carte quand commence { $who ->
    [you] votre tour
    [others] le tour d’un autre joueur
   *[everyone] le tour de n’importe quel joueur
  } : { $effect }
card-uu-fate = { $fate ->
    [be_sacrificed] { $number ->
        [one] sacrifiée
       *[more] sacrifiées
      }
    [be_destroyed] { $number ->
        [one] détruite
       *[more] détruites
      }
    [be_stolen] { $number ->
        [one] volée
       *[more] volées
      }
    [be_returned] { $number ->
        [one] renvoyée dans une main
       *[more] renvoyées dans une main
      }
   *[be_moved] { $number ->
        [one] déplacée vers une autre écurie
       *[more] déplacées vers une autre écurie
      }
  }
card-uu-instead = si { $what } devait être { $fates }, { $way ->
    [may] vous pouvez à la place { $steps }
   *[do] à la place, { $steps }
  }
card-uu-cannot = { $number ->
    [one] { $what } ne peut pas être { $fates }
   *[more] { $what } ne peuvent pas être { $fates }
  }
card-uu-cannot-by = { $number ->
    [one] { $what } ne peut pas être { $fates } par { $by }
   *[more] { $what } ne peuvent pas être { $fates } par { $by }
  }
card-uu-this-cannot = { $word ->
    [enter_stable] cette carte ne peut entrer dans aucune écurie
    [play] cette carte ne peut pas être jouée
   *[be_neighed] cette carte ne peut pas être arrêtée par des cartes Huuue
  }
card-uu-cannot-enter = { $cards } ne peuvent pas entrer { $stable }
card-uu-cannot-play = { $whose ->
    [you] vous ne pouvez pas jouer { $cards }
    [others] les autres joueurs ne peuvent pas jouer { $cards }
   *[everyone] aucun joueur ne peut jouer { $cards }
  }
card-uu-cannot-be-neighed = { $whose ->
    [you] { $cards } que vous jouez ne peuvent pas être arrêtées par des cartes Huuue
    [others] { $cards } que jouent les autres joueurs ne peuvent pas être arrêtées par des cartes Huuue
   *[everyone] { $cards } que joue n’importe quel joueur ne peuvent pas être arrêtées par des cartes Huuue
  }
card-uu-treat = { $change ->
    [silenced] { $number ->
        [one] { $what } perd ses effets
       *[more] { $what } perdent leurs effets
      }
    [panda] { $number ->
        [one] { $what } compte comme Panda et non comme Licorne
       *[more] { $what } comptent comme Pandas et non comme Licornes
      }
   *[grave] { $number ->
        [one] si { $what } est sacrifiée ou détruite, elle va dans votre main et non dans la défausse
       *[more] si { $what } sont sacrifiées ou détruites, elles vont dans la main du propriétaire de cette écurie et non dans la défausse
      }
  }
card-uu-counts-as = { $number ->
    [one] { $what } compte pour
   *[more] { $what } comptent chacune pour
  } { $count ->
    [0] 0 Licorne
    [one] 1 Licorne
   *[other] { $count } Licornes
  }
card-uu-hand-visible = { $whose ->
    [you] votre main est visible de tous les joueurs
    [others] les mains des autres joueurs sont visibles de tous les joueurs
   *[everyone] toutes les mains sont visibles de tous les joueurs
  }
card-uu-hand-limit = { $whose ->
    [you] votre limite de main est de
    [others] la limite de main de chaque autre joueur est de
   *[everyone] la limite de main de chaque joueur est de
  } { $count ->
    [0] 0 carte
    [one] 1 carte
   *[other] { $count } cartes
  }
card-uu-condition = { $bound ->
    [least] vous avez au moins { $cards } dans votre écurie
    [most] vous avez au plus { $cards } dans votre écurie
   *[none] vous n’avez pas { $cards } dans votre écurie
  }
card-uu-has = { $bound ->
    [least] vous avez au moins { $cards } dans votre écurie
    [most] vous avez au plus { $cards } dans votre écurie
   *[none] vous n’avez pas { $cards } dans votre écurie
  }
card-uu-cards-are = { $nth ->
    [it] c’est { $cards }
   *[other] parmi { card-uu-those } il y a { $cards }
  }
card-uu-while = tant que { $condition }, { $rule }
card-uu-cannot-do = { $who ->
    [you] vous ne pouvez pas
    [others] les autres joueurs ne peuvent pas
   *[everyone] aucun joueur ne peut
  } { $deed ->
    [destroy] détruire de cartes
    [steal] voler de cartes
   *[win] gagner la partie
  }
card-uu-hand-limit-by = { $whose ->
    [you] votre limite de main
    [others] la limite de main de chaque autre joueur
   *[everyone] la limite de main de chaque joueur
  } { $way ->
    [more] augmente de
   *[less] diminue de
  } { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }
card-uu-skips = { $whose ->
    [you] vous passez
    [others] chaque autre joueur passe
   *[everyone] chaque joueur passe
  } { $phase ->
    [beginning] le début
    [draw] la phase de pioche
   *[action] la phase d’action
  } de { $whose ->
    [you] vos tours
   *[others] ses tours
  }
cards-value-two-player = dans les parties à deux
cards-value-two-player-help = Désactivé : la carte est retirée quand on joue à deux.
cards-value-named = étiquettes
cards-value-named-help = Mots que d’autres cartes cherchent, pas son nom : winged, ou [winged, small]. Le jeu dit comment se lit chaque étiquette.
