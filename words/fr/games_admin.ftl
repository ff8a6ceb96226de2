# Games in the admin: for operators, and for whoever tries a draft.
games-reason-needed = Dites pourquoi : c’est consigné.
games-done-ended = La partie a été terminée.
games-page-log = journal des événements
games-reason = Pourquoi
games-verb-watch = Regarder cette partie
games-verb-end = Terminer la partie
games-verb-unmask = Tout montrer
games-log-masked = Les cartes cachées sont masquées, comme pour un spectateur.
games-log-unmasked = Tout est montré. Votre nom et la raison ont été consignés.
games-waits = On attend { $who }, depuis { $since }.
games-waits-nobody = On n’attend personne : la table continue toute seule.
games-failing = Elle a échoué { $count ->
    [one] une fois.
   *[other] { $count } fois de suite.
  }
games-last = Ce qui vient de se passer
admin-field-game-shown = partie
admin-field-ruleset-shown = jeu
admin-field-options-shown = options
admin-field-clock-shown = horloge
admin-field-outcome-shown = résultat
admin-field-waits-for = en attente depuis
admin-field-idle-for = sans action depuis
