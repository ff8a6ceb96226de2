# What happened at a table, whatever is played there. A seat `x` is $x, a name, and $x_is: you, other or none.
event-table-opened = { $seat_is ->
    [you] Vous ouvrez la table.
   *[other] { $seat } ouvre la table.
  }
event-seat-taken = { $seat_is ->
    [you] Vous prenez place.
   *[other] { $seat } prend place.
  }
event-seat-left = { $seat_is ->
    [you] Vous quittez la table.
   *[other] { $seat } quitte la table.
  }
event-seat-removed = { $seat_is ->
    [you] L’hôte vous retire de la table.
   *[other] L’hôte retire { $seat } de la table.
  }
event-seat-moved = Les places se resserrent.
event-seat-ready = { $seat_is ->
    [you] Pour vous, la partie peut commencer.
   *[other] Pour { $seat }, la partie peut commencer.
  }
event-seat-not-ready = { $seat_is ->
    [you] Finalement, pour vous, la partie ne peut pas encore commencer.
   *[other] Finalement, pour { $seat }, la partie ne peut pas encore commencer.
  }
event-seat-accepted = { $seat_is ->
    [you] Vous acceptez les options de la table.
   *[other] { $seat } accepte les options de la table.
  }
event-seat-withdrew = { $seat_is ->
    [you] Vous n’acceptez plus les options de la table.
   *[other] { $seat } n’accepte plus les options de la table.
  }
event-host-passed = { $seat_is ->
    [you] Vous êtes maintenant l’hôte de la table.
   *[other] { $seat } est maintenant l’hôte de la table.
  }
event-table-closed = La table est fermée.
event-game-started = La partie commence
event-seat-away = { $seat_is ->
    [you] Vous vous absentez.
   *[other] { $seat } s’absente.
  }
event-seat-back = { $seat_is ->
    [you] Vous êtes de retour.
   *[other] { $seat } est de retour.
  }
event-seat-answered = { $seat_is ->
    [you] Vous avez fait votre choix.
    [none] La partie continue.
   *[other] { $seat } a fait son choix.
  }
event-seat-conceded = { $seat_is ->
    [you] Vous abandonnez.
   *[other] { $seat } abandonne.
  }
event-rewound = Le dernier effet recommence, selon des règles plus récentes.
event-scenario-undone = Les dernières actions ont été annulées.
event-game-won = La partie est finie. { $items }
event-sole-winner = { $seat_is ->
    [you] Vous gagnez.
   *[other] { $seat } gagne.
  }
event-game-finished = La partie est finie. La victoire revient à { $items }.
event-game-finished-nobody = La partie est finie. Personne ne gagne.
event-winner = { $seat_is ->
    [you] vous
   *[other] { $seat }
  }
event-game-abandoned = La partie s’est arrêtée sans résultat.
event-seat-handed-over = { $seat_is ->
    [you] Un bot joue pour vous jusqu’à votre retour.
   *[other] Un bot joue pour { $seat } en attendant.
  }
event-table-paused = Il n’y a plus personne : la table attend.
event-table-resumed = La partie continue.
event-rematch-opened = Une nouvelle table attend pour une autre partie.
