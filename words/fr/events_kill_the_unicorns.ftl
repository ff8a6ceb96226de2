# What happened in Kill the Unicorns. A seat `x` is $x and $x_is (you, other, none); a card `x` is $x and $x_is (known,
# none).
event-character-chosen = { $seat_is ->
    [you] Votre personnage est { $character }.
   *[other] Le personnage { DE($seat) } est { $character }.
  }
event-game-dealt = Les premières licornes sont distribuées : { $items }. Le marché est garni.
event-first-unicorn = { $seat_is ->
    [you] vous recevez { $card }
   *[other] { $seat } reçoit { $card }
  }
event-round-began = Manche { $round } : { $row }
event-stratagems-drawn = { $seat_is ->
    [you] Vous piochez { $cards }.
   *[other] { $count ->
        [one] { $seat } pioche une ruse.
       *[other] { $seat } pioche { $count } ruses.
      }
  }
event-stratagem-placed = { $place ->
    [above] { $seat_is ->
        [you] Vous placez une ruse face cachée au-dessus { DE($unicorn) } et défaussez l’autre.
       *[other] { $seat } place une ruse face cachée au-dessus { DE($unicorn) } et défausse l’autre.
      }
   *[below] { $seat_is ->
        [you] Vous placez une ruse face cachée au-dessous { DE($unicorn) } et défaussez l’autre.
       *[other] { $seat } place une ruse face cachée au-dessous { DE($unicorn) } et défausse l’autre.
      }
  }
event-stratagem-moved = { $place ->
    [above] { $seat_is ->
        [you] Vous déplacez une ruse face cachée au-dessus { DE($unicorn) }.
       *[other] { $seat } déplace une ruse face cachée au-dessus { DE($unicorn) }.
      }
   *[below] { $seat_is ->
        [you] Vous déplacez une ruse face cachée au-dessous { DE($unicorn) }.
       *[other] { $seat } déplace une ruse face cachée au-dessous { DE($unicorn) }.
      }
  }
event-hunt-opened = La chasse à { $unicorn }
event-bidding-opened = { $seat_is ->
    [you] Vous décidez en premier de participer ou non à la chasse.
   *[other] { $seat } décide en premier de participer ou non à la chasse.
  }
event-ability-used = { $seat_is ->
    [you] Vous utilisez le pouvoir { DE($character) }.
   *[other] { $seat } utilise le pouvoir { DE($character) }.
  }
event-stratagem-looked-at = { $seat_is ->
    [you] Vous regardez une ruse face cachée : { $card }.
   *[other] { $seat } regarde une ruse face cachée.
  }
event-seat-exposed = { $target_is ->
    [you] Vous devez jouer face visible dans cette chasse.
   *[other] { $target } doit jouer face visible dans cette chasse.
  }
event-bid-passed = { $seat_is ->
    [you] Vous ne participez pas à cette chasse.
   *[other] { $seat } ne participe pas à cette chasse.
  }
event-cards-played = { $count ->
    [one] { $seat_is ->
        [you] Vous jouez une carte de chasse.
       *[other] { $seat } joue une carte de chasse.
      }
   *[other] { $seat_is ->
        [you] Vous jouez { $count } cartes de chasse.
       *[other] { $seat } joue { $count } cartes de chasse.
      }
  }
event-cards-played-seen = { $seat_is ->
    [you] Vous jouez des cartes de chasse : { $items }.
   *[other] { $seat } joue des cartes de chasse face visible : { $items }.
  }
event-hunt-value = { $value }
event-cards-revealed = Les cartes de chasse sont révélées : { $items }.
event-hunt-total = { $seat_is ->
    [you] vous ({ $total })
   *[other] { $seat } ({ $total })
  }
event-total-changed = { $seat_is ->
    [you] Votre total est maintenant { $total }.
   *[other] Le total { DE($seat) } est maintenant { $total }.
  }
event-hunt-won = { $seat_is ->
    [you] Vous gagnez la chasse à { $unicorn }.
   *[other] { $seat } gagne la chasse à { $unicorn }.
  }
event-stratagem-revealed = { $owner_is ->
    [you] Votre ruse est révélée : { $stratagem }.
   *[other] Une ruse { DE($owner) } est révélée : { $stratagem }.
  }
event-effect-missed = { $card } ne trouve rien sur quoi agir.
event-captor-changed = { $seat_is ->
    [you] La licorne vous reviendra.
    [none] La licorne ne reviendra à personne.
   *[other] La licorne reviendra à { $seat }.
  }
event-unicorns-swapped = Deux licornes changent de mains : { $items }.
event-unicorn-given = { $seat_is ->
    [you] { $card } passe chez vous
   *[other] { $card } passe chez { $seat }
  }
event-unicorn-slain = { $seat_is ->
    [you] Vous perdez { $unicorn }, avec tout ce qui s’y trouvait.
   *[other] { $seat } perd { $unicorn }, avec tout ce qui s’y trouvait.
  }
event-hunt-cards-lost = { $seat_is ->
    [you] Vous défaussez des cartes de chasse de votre main.
   *[other] { $seat } défausse des cartes de chasse de sa main.
  }
event-hunt-cards-regained = { $seat_is ->
    [you] Vous reprenez en main des cartes de chasse : { $items }.
   *[other] { $seat } reprend en main des cartes de chasse : { $items }.
  }
event-unicorn-captured = { $seat_is ->
    [you] Vous prenez { $unicorn } et le jeton premier joueur.
   *[other] { $seat } prend { $unicorn } et le jeton premier joueur.
  }
event-unicorn-painted = { $colour ->
    [yellow] { $unicorn } prend la couleur jaune.
    [purple] { $unicorn } prend la couleur violette.
    [blue] { $unicorn } prend la couleur bleue.
    [pink] { $unicorn } prend la couleur rose.
   *[none] { $unicorn } n’a plus de couleur.
  }
event-unicorn-fled = { $unicorn } s’enfuit.
event-hunt-ended = La chasse est terminée.
event-market-opened = Le marché noir
event-article-bought = { $seat_is ->
    [you] Vous achetez { $article }.
   *[other] { $seat } achète { $article }.
  }
event-token-placed = { $seat_is ->
    [you] Vous posez le jeton sur { $unicorn }.
   *[other] { $seat } pose le jeton sur { $unicorn }.
  }
event-token-kept = { $seat_is ->
    [you] Vous gardez devant vous le jeton { $token }.
   *[other] { $seat } garde le jeton { $token }.
  }
event-purchase-skipped = { $seat_is ->
    [you] Vous n’achetez rien.
   *[other] { $seat } n’achète rien.
  }
event-hands-taken-back = Tout le monde reprend ses cartes de chasse dépensées.
event-double-rainbow-completed = { $seat_is ->
    [you] Vous avez deux licornes de chaque couleur et gagnez aussitôt.
   *[other] { $seat } a deux licornes de chaque couleur et gagne aussitôt.
  }
event-scores-counted = Les points : { $items }
