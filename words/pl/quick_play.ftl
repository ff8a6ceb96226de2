# Szybka gra: jak idzie szukanie i co jest odrzucane. $game to nazwa gry.
news-quick-play-progress = { $search ->
    [friends] { $game }: czekamy na twoich znajomych. Jest { $here } z { $size }.
    [near] { $game }: szukamy osób, które grają mniej więcej tak jak ty.
    [wide] { $game }: szukamy już szerzej, także silniejszych i słabszych osób.
   *[anybody] { $game }: szukamy kogokolwiek, kto chce zagrać.
 }
news-quick-play-matched = { $game }: twój stół jest gotowy. Gra się zaczęła.
news-quick-play-ended = { $reason ->
    [cancelled] { $game }: szukanie zostało przerwane przez ciebie.
    [silent] { $game }: szukanie zakończone, bo twoja aplikacja przez jakiś czas się nie odzywała.
    [other_game] { $game }: szukanie zakończone, bo zaczęła się inna twoja gra.
    [card_sets_gone] { $game }: szukanie zakończone, bo tymi kartami nie można już grać.
    [too_many_tables] { $game }: szukanie zakończone, bo siedzisz przy zbyt wielu stołach.
    [banned] { $game }: szukanie zakończone, bo to konto jest zablokowane.
   *[failed] { $game }: szukanie zakończone, bo nie udało się otworzyć stołu. Spróbuj ponownie.
 }

problem-already-waiting-title = Szukanie już trwa
problem-already-waiting-detail = Szukasz już takiej gry. Pole ticket mówi gdzie; najpierw zakończ tamto szukanie albo je kontynuuj.
problem-no-such-party-title = Nie ma takiej grupy
problem-no-such-party-detail = Nikt nie czeka z tym kodem. Poproś znajomych o nowy.
problem-party-full-title = Grupa jest pełna
problem-party-full-detail = Wszystkie osoby z tej grupy ({ $size }) już są.
problem-party-differs-title = Twoi znajomi chcą innej gry
problem-party-differs-detail = Wybierz tę samą grę, ten sam zegar i te same zestawy kart co znajomi oraz liczbę miejsc, która pasuje wszystkim.

error-code-or-size = Wyślij albo kod grupy, albo wielkość nowej.

admin-app-matching = Szybka gra
admin-model-ticket = szukanie gry
admin-models-ticket = szukania gry
admin-field-rated = rankingowa
admin-field-bot = boty do uzupełnienia
admin-field-party = grupa
admin-choice-waiting = Czeka
admin-choice-matched = Ma grę
