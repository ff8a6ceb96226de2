# Unstable Unicorns : questions, choix, options, et pourquoi une partie ne peut être mise en place.
prompt-uu-choose-baby = Choisissez le Bébé licorne avec lequel vous commencez.
prompt-uu-action = À vous : jouez une carte ou piochez-en une.
prompt-uu-second-play = Vous pouvez jouer une autre carte.
prompt-uu-neigh-window = { $seat } joue { $card }. L’arrêter ?
prompt-uu-neigh-window-at = { $seat } joue { $card } contre { $seat_at }. L’arrêter ?
prompt-uu-neigh-window-at-two = { $seat } joue { $card } contre { $seat_at } et { $seat_too }. L’arrêter ?
prompt-uu-neigh-window-into = { $seat } joue { $card } dans l’Écurie de { $seat_into }. L’arrêter ?
prompt-uu-use-effect = Utiliser l’effet de { $card } ?
prompt-uu-use-effect-impossible = Vous ne pouvez pas utiliser l’effet de { $card } maintenant : il manque ce qu’il demande.
prompt-uu-use-effect-in-vain = Utiliser l’effet de { $card } ? Aucune carte ne peut être touchée.
prompt-uu-use-effects = Quel effet utilisez-vous maintenant ? Refuser, c’est renoncer à tous ceux qui restent.
prompt-uu-instead = { $card } va partir. Utilisez-vous un effet à la place ?
prompt-uu-instead-of-one = { $count ->
    [one] Une de vos cartes va partir.
   *[other] { $count } de vos cartes vont partir.
} Utilisez-vous un effet pour en sauver une ?
prompt-uu-option = { $card } : choisissez quoi faire.
prompt-uu-pick-player = { $card } : choisissez un joueur.
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
prompt-uu-steal = { $count ->
    [one] { $card } : choisissez une carte à voler.
   *[other] { $card } : choisissez { $count } cartes à voler.
  }
prompt-uu-return = { $count ->
    [one] { $card } : choisissez une carte qui revient dans la main de son propriétaire.
   *[other] { $card } : choisissez { $count } cartes qui reviennent dans la main de leur propriétaire.
  }
prompt-uu-move = { $count ->
    [one] { $card } : choisissez une carte à déplacer.
   *[other] { $card } : choisissez { $count } cartes à déplacer.
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
label-uu-card = { $card }
label-uu-seat = { $seat }
label-uu-two-seats = { $seat } → { $seat_too }
label-uu-more-seats = { $seat }, { $seat_too } et { $seats } de plus
label-uu-option-draw = Piocher
label-uu-option-discard = Défausser
label-uu-option-sacrifice = Sacrifier
label-uu-option-destroy = Détruire
label-uu-option-steal = Voler
label-uu-option-return = Renvoyer en main
label-uu-option-move = Déplacer
label-uu-option-bring = Amener dans votre écurie
label-uu-option-search = Chercher dans la pioche
label-uu-option-take = Prendre en main
label-uu-option-pull = Tirer d’une main
label-uu-option-look = Regarder
label-uu-option-put-back = Remettre
label-uu-option-swap-hands = Échanger les mains
label-uu-option-shuffle = Mélanger
label-uu-option-extra-play = Jouer une carte de plus
label-uu-option-extra-turn = Jouer un tour de plus
label-uu-option-end-turn = Finir le tour
label-uu-option-pick-player = Choisir un joueur
label-uu-option-for-each = Pour chaque joueur
label-uu-option-choose = Choisir
label-uu-option-may = Au choix
label-uu-option-do = Le faire
setup-broken-card-set = Ce jeu de cartes ne peut pas être joué : { $place } : { $reason }
setup-wrong-ruleset = Le jeu de cartes « { $set } » appartient à un autre jeu.
setup-card-twice = Deux des jeux choisis contiennent la carte { $card }.
setup-seats = Ce jeu se joue de { $least } à { $most }.
setup-uu-too-few-babies = Il faut { $needed } bébés licornes, les jeux choisis en ont { $found }.
setup-uu-too-few-cards = Il faut { $needed } cartes pour la pioche, les jeux choisis en ont { $found }.
setup-uu-too-few-neighs = À deux, chacun commence avec une carte instantanée simple : les jeux choisis n’en ont pas assez.
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
