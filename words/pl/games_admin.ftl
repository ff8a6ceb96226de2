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
