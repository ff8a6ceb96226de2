# Co mówi dziennik konta. $game to nazwa gry.
news-your-turn = { $game }: czekamy na Twoją odpowiedź.
news-window-opened = { $game }: możesz teraz zareagować.
news-game-started = { $game }: Twoja gra się zaczęła.
news-game-finished = { $ending ->
    [won] { $game }: koniec gry. Wygrywasz!
    [lost] { $game }: koniec gry. Tym razem bez wygranej.
    [abandoned] { $game }: Twoja gra zakończyła się bez wyniku.
   *[nobody] { $game }: koniec gry. Nikt nie wygrywa.
 }
news-rematch-offered = { $game }: ktoś chce zagrać z Tobą jeszcze raz.
news-seat-removed = { $game }: gospodarz usunął Cię od stołu.
news-other = { $game }: są wieści z Twojego stołu.
