# Kill the Unicorns : questions, boutons, choix, et pourquoi une partie ne peut être mise en place.
prompt-ku-choose-character = Choisissez votre personnage.
prompt-ku-place-stratagem = Placez une de vos deux ruses près d’une licorne ; l’autre est défaussée.
prompt-ku-hunt-opening = La chasse à { $card } commence.
prompt-ku-bid = { $number ->
    [0] À vous d’ouvrir la chasse à { $card } : jouez une à trois cartes de chasse, ou passez.
    [one] La chasse à { $card } demande une carte : jouez-la, ou passez.
   *[other] La chasse à { $card } demande { $number } cartes : jouez-les, ou passez.
  }
prompt-ku-bid-exposed = { $number ->
    [0] À vous d’ouvrir la chasse à { $card }, cartes face visible : jouez-en une à trois, ou passez.
    [one] La chasse à { $card } demande une carte, et la vôtre sera face visible : jouez-la, ou passez.
   *[other] La chasse à { $card } demande { $number } cartes, et les vôtres seront face visible : jouez-les, ou passez.
  }
prompt-ku-bid-cannot = Vous ne pouvez pas participer à la chasse à { $card } : il faut { $number ->
    [one] une carte
   *[other] { $number } cartes
  } et il vous en reste { $hand }. Vous ne pouvez que passer.
prompt-ku-ability = { $card } : { $verb ->
    [peek] vous pouvez regarder une ruse face cachée.
    [expose] vous pouvez choisir un joueur dont les cartes de cette chasse seront face visible.
    [regain] vous pouvez reprendre des cartes de chasse que vous avez jouées.
    [change_total] vous pouvez changer votre total.
    [shift_stratagem] vous pouvez déplacer une ruse face cachée vers une autre licorne.
   *[other] vous pouvez utiliser ce pouvoir.
  }
prompt-ku-cards-revealed = Les cartes de la chasse à { $card } sont sur la table.
prompt-ku-pick-stratagem = Vous gagnez la chasse à { $card }. Laquelle de ses deux ruses est révélée ?
prompt-ku-choose-unicorn-give = { $card } : choisissez une de vos licornes à donner.
prompt-ku-choose-unicorn-take = { $card } : choisissez une licorne { DE($seat) } à prendre.
prompt-ku-choose-unicorn-slay = { $card } : choisissez une licorne { DE($seat) } à défausser.
prompt-ku-choose-unicorn-slay-own = { $card } : choisissez une de vos licornes à défausser.
prompt-ku-choose-colour = { $card_source } : choisissez la nouvelle couleur { DE($card) }.
prompt-ku-choose-cards-lose = { $count ->
    [one] { $card } : choisissez une carte de chasse à défausser.
   *[other] { $card } : choisissez { $count } cartes de chasse à défausser.
  }
prompt-ku-choose-cards-regain = { $count ->
    [one] { $card } : choisissez une carte de chasse jouée à reprendre.
   *[other] { $card } : choisissez { $count } cartes de chasse jouées à reprendre.
  }
prompt-ku-hunt-over = La chasse est terminée.
prompt-ku-market = Le marché noir est ouvert : achetez une chose, ou rien.
prompt-ku-market-nothing = Le marché noir est ouvert, mais il n’y a rien que vous puissiez acheter.
prompt-ku-round-over = La manche { $round } est terminée.
form-ku-hunt = Chasser { $card }
form-ku-hunt-extra = Chasser { $card } avec { $extra ->
    [one] une carte
   *[other] { $extra } cartes
  } de plus que les autres : le pouvoir { DE($card_user) }
form-ku-pass = Passer
form-ku-use-ability = Utiliser le pouvoir { DE($card) }
form-ku-shift-above = Déplacer la ruse { DE($seat) } posée au-dessus { DE($card) }
form-ku-shift-below = Déplacer la ruse { DE($seat) } posée au-dessous { DE($card) }
form-ku-buy = Acheter { $card } pour { $cost }{ $slays ->
    [yes] { " · " }une de vos licornes est abattue
   *[no] { "" }
  }{ $paints ->
    [yes] { " · " }votre licorne change de couleur
   *[no] { "" }
  }{ $stars ->
    [0] { "" }
   *[other] { " · " }{ $stars } ★
  }{ $most ->
    [0] { "" }
   *[other] { " · " }un jeton de { $least } à { $most } points
  }
form-ku-skip = Ne rien acheter
label-ku-card = { $card }
label-ku-unicorn = { $card } ({ $colour ->
    [yellow] jaune
    [purple] violette
    [blue] bleue
    [pink] rose
   *[none] sans couleur
  }, { $stars } ★)
label-ku-victim = Abattre { $card } ({ $colour ->
    [yellow] jaune
    [purple] violette
    [blue] bleue
    [pink] rose
   *[none] sans couleur
  }, { $stars } ★)
label-ku-seat = { $seat }
label-ku-hunt = Carte de chasse { $value }
label-ku-payment = { $count ->
    [1] { $total }
   *[other] { $values } = { $total }
}
label-ku-change = { $change }
label-ku-face-down-above = Ruse { DE($seat) } au-dessus { DE($card) }
label-ku-face-down-below = Ruse { DE($seat) } au-dessous { DE($card) }
label-ku-place-above = Celle du dessus
label-ku-place-below = Celle du dessous
label-ku-colour-yellow = Jaune
label-ku-colour-purple = Violet
label-ku-colour-blue = Bleu
label-ku-colour-pink = Rose
setup-ku-one-card-set = Kill the Unicorns se joue avec exactement un jeu de cartes complet ; d’autres peuvent l’étendre.
setup-ku-card-set-fault = Ce jeu de cartes ne peut être joué : { $fault }
setup-ku-seats = Ce jeu accueille de { $least } à { $most } places, pas { $given }.
setup-ku-too-few-characters = Cette variante a { $most } personnages : trop peu pour { $given } places.
setup-ku-first-seat = Il n’y a pas de place { $given } parmi { $seats }.
setup-ku-not-its-stratagem = { $card } n’est pas une ruse { DE($card_of) }.
setup-ku-too-few-unicorns = Il doit rester { $least } licornes à chasser ; il en reste { $found }.

# Les options d’une table.
option-kill-the-unicorns-variant = Variante
option-kill-the-unicorns-variant-explained = Expert : les défausses sont face cachée. Débutant 1 : ni ruses ni pouvoirs. Débutant 2 : des pouvoirs mais pas de ruses, jusqu’à quatre.
option-kill-the-unicorns-variant-normal = Normale
option-kill-the-unicorns-variant-expert = Expert
option-kill-the-unicorns-variant-beginner-1 = Débutant 1
option-kill-the-unicorns-variant-beginner-2 = Débutant 2
option-kill-the-unicorns-first-seat = Première place
option-kill-the-unicorns-first-seat-explained = Qui commence avec le jeton premier joueur ; les personnages se choisissent à partir de cette place.
option-kill-the-unicorns-first-seat-random = Au hasard
option-kill-the-unicorns-tokens-face-up = Jetons face visible
option-kill-the-unicorns-tokens-face-up-explained = L’acheteur choisit le jeton qui sinon serait pris à l’aveugle.
option-kill-the-unicorns-swap-chooser = Échanges : qui choisit
option-kill-the-unicorns-swap-chooser-explained = Qui choisit les deux licornes qu’une ruse échange.
option-kill-the-unicorns-swap-chooser-owner = Qui a placé la ruse
option-kill-the-unicorns-swap-chooser-winner = Le vainqueur de la chasse
option-kill-the-unicorns-slay-chooser = Défausses : qui choisit
option-kill-the-unicorns-slay-chooser-explained = Qui choisit la licorne qu’une ruse prend au vainqueur de la chasse.
option-kill-the-unicorns-slay-chooser-winner = Le vainqueur de la chasse
option-kill-the-unicorns-slay-chooser-owner = Qui a placé la ruse
option-kill-the-unicorns-missing-rank = Personne à ce rang
option-kill-the-unicorns-missing-rank-explained = Ce qu’il advient de la licorne si une ruse la donne à un rang que personne n’occupe après les égalités.
option-kill-the-unicorns-missing-rank-keeps = Le vainqueur garde la licorne
option-kill-the-unicorns-missing-rank-flees = La licorne s’enfuit
option-kill-the-unicorns-double-fills-both = Compter double dans un double arc-en-ciel
option-kill-the-unicorns-double-fills-both-explained = Une licorne qui compte pour deux remplit les deux places de sa couleur dans un double arc-en-ciel. Sinon, il faut deux licornes de chaque couleur.
option-kill-the-unicorns-allow-two-players = Deux joueurs
option-kill-the-unicorns-allow-two-players-explained = Permet de jouer à deux, ce que les règles ne prévoient pas.
option-kill-the-unicorns-show-own-stratagems = Montrer ses ruses
option-kill-the-unicorns-show-own-stratagems-explained = Vous rappelle la ruse que vous avez placée ; selon les règles, personne ne peut la regarder.
