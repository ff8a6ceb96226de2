# Unstable Unicorns : questions, choix, options, et pourquoi une partie ne peut être mise en place.
prompt-uu-choose-baby = Choisissez le Bébé licorne avec lequel vous commencez.
prompt-uu-action = À vous : jouez une carte ou piochez-en une.
prompt-uu-action-nothing = À vous : aucune de vos cartes ne peut être jouée maintenant, piochez-en une.
prompt-uu-second-play = Vous pouvez jouer une autre carte.
prompt-uu-second-play-nothing = Vous pourriez jouer une autre carte, mais aucune des vôtres ne peut être jouée maintenant.
prompt-uu-play-at-once = { $card } : jouez aussitôt une carte.
prompt-uu-neigh-window = { $seat } joue { $card }. { prompt-uu-stop-it }
prompt-uu-neigh-window-at = { $seat } joue { $card } contre { $seat_at }. { prompt-uu-stop-it }
prompt-uu-neigh-window-at-two = { $seat } joue { $card } contre { $seat_at } et { $seat_too }. { prompt-uu-stop-it }
prompt-uu-neigh-window-into = { $seat } joue { $card } dans l’écurie { DE($seat_into) }. { prompt-uu-stop-it }
prompt-uu-neigh-window-stops = { $seat } joue { $card } pour arrêter { $card_stopped } { DE($seat_stopped) }. { prompt-uu-stop-it }
prompt-uu-neigh-window-stops-yours = { $seat } joue { $card } pour arrêter votre carte { $card_stopped }. { prompt-uu-stop-it }
prompt-uu-answer-window = { $card_by } : { $own ->
    [yes] votre carte { $card }
   *[no] la carte { $card } { DE($seat) }
  } { $fate ->
    [sacrifice] va être sacrifiée.
    [steal] va être volée.
    [return] va revenir en main.
    [move] va être déplacée.
   *[destroy] va être détruite.
  } { prompt-uu-answer-it }
prompt-uu-answer-window-many = { $card_by } : { $fate ->
    [sacrifice] { $count } cartes vont être sacrifiées.
    [steal] { $count } cartes vont être volées.
    [return] { $count } cartes vont revenir en main.
    [move] { $count } cartes vont être déplacées.
   *[destroy] { $count } cartes vont être détruites.
  } { prompt-uu-answer-it }
prompt-uu-answer-window-turn = { $own ->
    [yes] Votre tour commence.
   *[no] Le tour { DE($seat) } commence.
  } { prompt-uu-answer-it }
prompt-uu-answer-it = { $can ->
    [no] Vous n’avez aucune carte pour y répondre.
   *[yes] Répondre avec une carte ?
  }
prompt-uu-use-effect = Utiliser l’effet { DE($card) } ?
prompt-uu-use-effect-impossible = Vous ne pouvez pas utiliser l’effet { DE($card) } maintenant : il manque ce qu’il demande.
prompt-uu-use-effect-in-vain = Utiliser l’effet { DE($card) } ? Aucune carte ne peut être touchée.
prompt-uu-use-effects = Quel effet utilisez-vous maintenant ? Refuser, c’est renoncer à tous ceux qui restent.
prompt-uu-instead = { $card_by } : { $fate ->
    [sacrifice] { $card } va être sacrifiée.
    [steal] { $card } va être volée.
    [return] { $card } va revenir dans votre main.
    [move] { $card } va être déplacée.
   *[destroy] { $card } va être détruite.
  } Utilisez-vous un effet à la place ?
prompt-uu-instead-of-one = { $count ->
    [one] Une de vos cartes va partir.
   *[other] { $count } de vos cartes vont partir.
} Utilisez-vous un effet pour en sauver une ?
prompt-uu-instead-of-one-by = { $card_by } : { $fate ->
    [sacrifice] { $count } de vos cartes vont être sacrifiées.
    [steal] { $count } de vos cartes vont être volées.
    [return] { $count } de vos cartes vont revenir dans votre main.
    [move] { $count } de vos cartes vont être déplacées.
   *[destroy] { $count } de vos cartes vont être détruites.
  } Utilisez-vous un effet pour en sauver une ?
prompt-uu-option = { $card } : choisissez quoi faire.
prompt-uu-sacrifice-up-to = { $count ->
    [one] { $card } : choisissez au plus une carte de votre écurie à sacrifier.
   *[other] { $card } : choisissez jusqu’à { $count } cartes de votre écurie à sacrifier.
  }
prompt-uu-discard-up-to = { $count ->
    [one] { $card } : choisissez au plus une carte à défausser.
   *[other] { $card } : choisissez jusqu’à { $count } cartes à défausser.
  }
prompt-uu-steal-up-to = { $count ->
    [one] { $card } : choisissez au plus une carte à voler.
   *[other] { $card } : choisissez jusqu’à { $count } cartes à voler.
  }
prompt-uu-destroy-up-to = { $count ->
    [one] { $card } : choisissez au plus une carte à détruire.
   *[other] { $card } : choisissez jusqu’à { $count } cartes à détruire.
  }
prompt-uu-pick-players = { $card } : choisissez autant de joueurs que vous voulez.
prompt-uu-sacrifice-any = { $card } : choisissez autant de cartes de votre écurie à sacrifier que vous voulez.
prompt-uu-discard-any = { $card } : choisissez autant de cartes à défausser que vous voulez.
prompt-uu-look = { $card } : regardez les cartes, puis continuez.
prompt-uu-bring-to = { $count ->
    [one] { $card } : choisissez une carte à amener dans l’écurie { DE($seat) }.
   *[other] { $card } : choisissez { $count } cartes à amener dans l’écurie { DE($seat) }.
  }
prompt-uu-give = { $count ->
    [one] { $card } : choisissez une carte à donner.
   *[other] { $card } : choisissez { $count } cartes à donner.
  }
prompt-uu-put = { $count ->
    [one] { $card } : choisissez une carte pour la pioche.
   *[other] { $card } : choisissez { $count } cartes pour la pioche.
  }
prompt-uu-pick-player = { $card } : choisissez un joueur.
prompt-uu-pick-first-player = { $card } : choisissez le premier de deux joueurs.
prompt-uu-pick-second-player = { $card } : le premier joueur est { $seat } ; choisissez le second.
prompt-uu-stable = Dans quelle écurie va { $card } ?
prompt-uu-discard = { $count ->
    [one] { $card } : choisissez une carte à défausser.
   *[other] { $card } : choisissez { $count } cartes à défausser.
  }
prompt-uu-sacrifice = { $count ->
    [one] { $card } : choisissez une carte de votre écurie à sacrifier.
   *[other] { $card } : choisissez { $count } cartes de votre écurie à sacrifier.
  }
prompt-uu-destroy = { $count ->
    [one] { $card } : choisissez une carte à détruire.
   *[other] { $card } : choisissez { $count } cartes à détruire.
  }
prompt-uu-destroy-of = { $count ->
    [one] { $card } : choisissez une carte de l’écurie { DE($seat) } à détruire.
   *[other] { $card } : choisissez { $count } cartes de l’écurie { DE($seat) } à détruire.
  }
prompt-uu-steal = { $count ->
    [one] { $card } : choisissez une carte à voler.
   *[other] { $card } : choisissez { $count } cartes à voler.
  }
prompt-uu-steal-of = { $count ->
    [one] { $card } : choisissez une carte de l’écurie { DE($seat) } à voler.
   *[other] { $card } : choisissez { $count } cartes de l’écurie { DE($seat) } à voler.
  }
prompt-uu-return = { $count ->
    [one] { $card } : choisissez une carte qui revient dans la main de son propriétaire.
   *[other] { $card } : choisissez { $count } cartes qui reviennent dans la main de leur propriétaire.
  }
prompt-uu-return-of = { $count ->
    [one] { $card } : choisissez une carte de l’écurie { DE($seat) } qui revient dans sa main.
   *[other] { $card } : choisissez { $count } cartes de l’écurie { DE($seat) } qui reviennent dans sa main.
  }
prompt-uu-return-own = { $count ->
    [one] { $card } : choisissez une carte de votre écurie qui revient dans votre main.
   *[other] { $card } : choisissez { $count } cartes de votre écurie qui reviennent dans votre main.
  }
prompt-uu-move = { $count ->
    [one] { $card } : choisissez une carte à déplacer.
   *[other] { $card } : choisissez { $count } cartes à déplacer.
  }
prompt-uu-move-of = { $count ->
    [one] { $card } : choisissez une carte de l’écurie { DE($seat) } à déplacer.
   *[other] { $card } : choisissez { $count } cartes de l’écurie { DE($seat) } à déplacer.
  }
prompt-uu-move-own = { $count ->
    [one] { $card } : choisissez une carte de votre écurie à déplacer.
   *[other] { $card } : choisissez { $count } cartes de votre écurie à déplacer.
  }
prompt-uu-bring = { $count ->
    [one] { $card } : choisissez une carte à amener dans votre écurie.
   *[other] { $card } : choisissez { $count } cartes à amener dans votre écurie.
  }
prompt-uu-search = { $count ->
    [one] { $card } : choisissez une carte trouvée dans la pioche.
   *[other] { $card } : choisissez { $count } cartes trouvées dans la pioche.
  }
prompt-uu-take = { $count ->
    [one] { $card } : choisissez une carte à prendre en main.
   *[other] { $card } : choisissez { $count } cartes à prendre en main.
  }
prompt-uu-put-back = { $card } : laquelle revient sur le dessus ?
prompt-uu-hand-limit = { $count ->
    [one] Votre main est trop grande : choisissez une carte à défausser.
   *[other] Votre main est trop grande : choisissez { $count } cartes à défausser.
  }
prompt-uu-name-drinker = Vous pouvez désigner qui boit.
prompt-uu-stop-it = { $can ->
    [no] Vous n’avez aucune carte qui puisse l’arrêter.
   *[yes] L’arrêter ?
  }
prompt-uu-nothing-to-choose = { $card } : il n’y a rien que vous puissiez choisir.
label-uu-card = { $card }
label-uu-seat = { $seat }
label-uu-two-seats = { $seat } → { $seat_too }
label-uu-more-seats = { $seat }, { $seat_too } et { $seats } de plus
label-uu-option = Option { $number } du texte de la carte
name-unstable-unicorns-verb-draw = Piocher
name-unstable-unicorns-verb-discard = Défausser
name-unstable-unicorns-verb-sacrifice = Sacrifier
name-unstable-unicorns-verb-destroy = Détruire
name-unstable-unicorns-verb-steal = Voler
name-unstable-unicorns-verb-return = Renvoyer en main
name-unstable-unicorns-verb-move = Déplacer
name-unstable-unicorns-verb-bring = Amener dans votre écurie
name-unstable-unicorns-verb-search = Chercher dans la pioche
name-unstable-unicorns-verb-take = Prendre en main
name-unstable-unicorns-verb-pull = Tirer d’une main
name-unstable-unicorns-verb-look = Regarder
name-unstable-unicorns-verb-put-back = Remettre
name-unstable-unicorns-verb-swap-hands = Échanger les mains
name-unstable-unicorns-verb-shuffle = Mélanger
name-unstable-unicorns-verb-extra-play = Jouer une carte de plus
name-unstable-unicorns-verb-extra-turn = Jouer un tour de plus
name-unstable-unicorns-verb-end-turn = Finir le tour
name-unstable-unicorns-verb-pick-players = Choisir des joueurs
name-unstable-unicorns-verb-if = Si c’est le cas
name-unstable-unicorns-verb-reveal = Montrer
name-unstable-unicorns-verb-let = Laisser agir d’autres
name-unstable-unicorns-verb-give = Donner
name-unstable-unicorns-verb-put = Mettre dans la pioche
name-unstable-unicorns-verb-skip = Passer
name-unstable-unicorns-verb-pick-player = Choisir un joueur
name-unstable-unicorns-verb-for-each = Pour chaque joueur
name-unstable-unicorns-verb-choose = Choisir
name-unstable-unicorns-verb-may = Au choix
name-unstable-unicorns-verb-do = Le faire
name-unstable-unicorns-verb-play = Jouer
name-unstable-unicorns-verb-toast = Boire
setup-broken-card-set = Ce jeu de cartes ne peut pas être joué : { $place } : { $reason }
setup-wrong-ruleset = Le jeu de cartes « { $set } » appartient à un autre jeu.
setup-seats = Ce jeu se joue de { $least } à { $most }.
setup-uu-too-few-babies = Il faut { $needed } Bébés licornes, les jeux choisis en ont { $found }.
setup-uu-too-few-cards = Il faut { $needed } cartes pour la pioche, les jeux choisis en ont { $found }.
setup-uu-too-few-neighs = À deux, chacun commence avec une carte Huuue simple : les jeux choisis n’en ont pas assez.
setup-uu-first-seat = Il n’y a pas de place { $number } à cette table.
option-unstable-unicorns-edition = Édition
option-unstable-unicorns-edition-explained = Quelles règles imprimées la table suit.
option-unstable-unicorns-edition-second = Deuxième édition
option-unstable-unicorns-edition-chain = Édition ultérieure
option-unstable-unicorns-targeting = Cibles
option-unstable-unicorns-targeting-explained = Si l’écurie et les cibles sont nommées avec la carte, ou seulement quand on ne peut plus l’arrêter.
option-unstable-unicorns-targeting-advanced = Après la fenêtre
option-unstable-unicorns-targeting-declared = Avec la carte
option-unstable-unicorns-first-seat = Première place
option-unstable-unicorns-first-seat-explained = Qui joue le premier tour.
option-unstable-unicorns-first-seat-random = Au hasard
option-unstable-unicorns-first-seat-host = L’hôte
option-unstable-unicorns-forbid-impossible-plays = Pas de coups impossibles
option-unstable-unicorns-forbid-impossible-plays-explained = Une carte Magie dont les propres étapes sont infaisables ne peut pas être jouée.
option-unstable-unicorns-reshuffle-discard = Remélanger
option-unstable-unicorns-reshuffle-discard-explained = Quand la pioche est vide, la défausse est mélangée au lieu de finir la partie.
option-unstable-unicorns-redraw-once = Nouvelle main
option-unstable-unicorns-redraw-once-explained = Une fois par partie, chacun peut défausser toute sa main et piocher autant de cartes.
option-unstable-unicorns-party = Fête
option-unstable-unicorns-party-explained = Des gages pour les personnes à table, qui doivent toutes les accepter. Pour adultes.
option-unstable-unicorns-party-none = Aucune
option-unstable-unicorns-party-drinks = Boissons
option-unstable-unicorns-party-dress = Vêtements
option-unstable-unicorns-language = Langue des noms
option-unstable-unicorns-language-explained = Dans quelle langue on compte les lettres des noms en cas d’égalité.
option-unstable-unicorns-language-en = Anglais
option-unstable-unicorns-language-es = Espagnol
option-unstable-unicorns-language-fr = Français
option-unstable-unicorns-language-it = Italien
option-unstable-unicorns-language-pl = Polonais
place-uu-deck = pioche
place-uu-discard = défausse
place-uu-nursery = nurserie
place-uu-hand = main { DE($seat) }
place-uu-stable = écurie { DE($seat) }
place-uu-playing = en train d’être jouée
