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

# The admin: reports, and names that are refused.
admin-app-players = Gracze
admin-model-report = zgłoszenie
admin-models-report = zgłoszenia
admin-model-refusedname = odrzucona nazwa
admin-models-refusedname = odrzucone nazwy
admin-field-text = tekst
admin-field-game = gra
admin-field-verdict = decyzja
admin-field-decided-at = rozstrzygnięto
admin-field-about-shown = o kim
admin-field-log-shown = co się stało
admin-field-anywhere = także wewnątrz nazwy
admin-field-days = dni
admin-choice-display-name = Niestosowna nazwa
admin-choice-stalling = Każe czekać
admin-choice-colluding = Gra w zmowie
admin-choice-cheating = Oszukuje
admin-choice-harassing = Nęka
admin-choice-open = Otwarte
admin-choice-no-case = Bezzasadne
admin-choice-renamed = Zmieniono nazwę
admin-choice-suspended = Zawieszono
admin-verb-rename = Zmień nazwę
admin-verb-rename-help = Konto dostaje inną nazwę, a otwarte zgłoszenia o nim zostają zamknięte. Rozegrane gry zachowują starą.
admin-verb-suspend = Zawieś
admin-verb-suspend-help = Konto jest zablokowane przez tyle dni, a otwarte zgłoszenia o nim zostają zamknięte. Blokada kończy się sama.
admin-verb-dismiss = Bezzasadne
admin-verb-dismiss-help = Z kontem nic się nie dzieje. Otwarte zgłoszenia o nim zostają zamknięte.
admin-report-decided = Rozstrzygnięto: otwarte zgłoszenia o tym koncie są zamknięte.
