# Games in the admin: for operators, and for whoever tries a draft.
games-reason-needed = Podaj powód: zostanie zapisany.
games-done-ended = Gra została zakończona.
games-page-log = dziennik zdarzeń
games-reason = Powód
games-verb-watch = Obserwuj tę grę
games-verb-end = Zakończ grę
games-verb-unmask = Pokaż wszystko
games-log-masked = Ukryte karty są zasłonięte, jak dla widza.
games-log-unmasked = Pokazano wszystko. Twoje imię i powód zostały zapisane.
games-waits = Czeka na: { $who }, od { $since }.
games-waits-nobody = Na nikogo nie czeka: stół toczy się sam.
games-failing = Zawiodła { $count ->
    [one] raz.
   *[other] { $count } razy z rzędu.
  }
games-last = Co wydarzyło się ostatnio
admin-field-game-shown = gra
admin-field-ruleset-shown = gra
admin-field-options-shown = opcje
admin-field-clock-shown = zegar
admin-field-outcome-shown = wynik
admin-field-waits-for = czeka od
admin-field-idle-for = bez ruchu od
