# Players: profiles, blocks, reports.
problem-private-profile-title = Profil prywatny
problem-private-profile-detail = Inni nie mogą oglądać wyników tego gracza.
problem-too-many-blocks-title = Za dużo blokad
problem-too-many-blocks-detail = Masz zablokowanych { $limit } graczy, najwięcej, ile może jedno konto; najpierw kogoś odblokuj.
problem-not-yourself-title = To ty
problem-not-yourself-detail = Nie możesz zablokować ani zgłosić samego siebie.

error-event-without-game = Zdarzenie wymaga gry, w której zaszło.
error-not-played-together = Ty i ten gracz nie siedzieliście oboje przy tej grze.
error-no-such-season = Nie ma takiego sezonu: numer sezonu to rok i kwartał, a teraz jest { $now }.
