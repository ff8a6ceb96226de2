# What happened at a table, whatever is played there. A seat `x` is $x, a name, and $x_is: you, other or none.
event-table-opened = { $seat_is ->
    [you] Otwierasz stół.
   *[other] { $seat } otwiera stół.
  }
event-seat-taken = { $seat_is ->
    [you] Siadasz do stołu.
   *[other] { $seat } siada do stołu.
  }
event-seat-left = { $seat_is ->
    [you] Odchodzisz od stołu.
   *[other] { $seat } odchodzi od stołu.
  }
event-seat-removed = { $seat_is ->
    [you] Gospodarz usuwa cię od stołu.
   *[other] Gospodarz usuwa od stołu gracza: { $seat }.
  }
event-seat-moved = Miejsca przesuwają się.
event-seat-ready = { $seat_is ->
    [you] Z twojej strony można zaczynać.
   *[other] Ze strony gracza { $seat } można zaczynać.
  }
event-seat-not-ready = { $seat_is ->
    [you] Z twojej strony jednak nie można jeszcze zaczynać.
   *[other] Ze strony gracza { $seat } jednak nie można jeszcze zaczynać.
  }
event-seat-accepted = { $seat_is ->
    [you] Zgadzasz się na opcje stołu.
   *[other] { $seat } zgadza się na opcje stołu.
  }
event-seat-withdrew = { $seat_is ->
    [you] Nie zgadzasz się już na opcje stołu.
   *[other] { $seat } nie zgadza się już na opcje stołu.
  }
event-host-passed = { $seat_is ->
    [you] Teraz ty prowadzisz stół.
   *[other] Stół prowadzi teraz { $seat }.
  }
event-table-closed = Stół jest zamknięty.
event-game-started = Gra się zaczyna
event-seat-away = { $seat_is ->
    [you] Jesteś z dala od stołu.
   *[other] { $seat } jest z dala od stołu.
  }
event-seat-back = { $seat_is ->
    [you] Wracasz do stołu.
   *[other] { $seat } wraca do stołu.
  }
event-seat-answered = { $seat_is ->
    [you] Podejmujesz decyzję.
    [none] Gra toczy się dalej.
   *[other] { $seat } podejmuje decyzję.
  }
event-seat-conceded = { $seat_is ->
    [you] Poddajesz się.
   *[other] { $seat } poddaje się.
  }
event-rewound = Ostatni efekt zaczyna się od nowa, według nowszych zasad.
event-scenario-undone = Ostatnie akcje cofnięto.
event-game-won = Koniec gry. { $items }
event-sole-winner = { $seat_is ->
    [you] Wygrywasz.
   *[other] Wygrywa { $seat }.
  }
event-game-finished = Koniec gry. Wygrywają: { $items }.
event-game-finished-nobody = Koniec gry. Nikt nie wygrywa.
event-winner = { $seat_is ->
    [you] ty
   *[other] { $seat }
  }
event-game-abandoned = Gra skończyła się bez wyniku.
event-seat-handed-over = { $seat_is ->
    [you] Do twojego powrotu gra za ciebie bot.
   *[other] Na razie za gracza { $seat } gra bot.
  }
event-table-paused = Nikogo już nie ma: stół czeka.
event-table-resumed = Gra toczy się dalej.
event-rematch-opened = Jest nowy stół do kolejnej gry.
