# Tables and play: problems, refusals, and the names of actions.
problem-prompt-closed-title = Za późno
problem-prompt-closed-detail = To pytanie jest już zamknięte albo nigdy nie było twoje. Co możesz teraz zrobić, jest w prompts.
problem-illegal-action-title = Niedozwolona akcja
problem-illegal-action-detail = { $reason } Otwarte formularze są w prompts.
problem-game-over-title = Gra skończona
problem-game-over-detail = W tej grze nie można już nic zrobić.
problem-not-started-title = Jeszcze nie rozpoczęto
problem-not-started-detail = Gra się nie zaczęła: najpierw musi ją rozpocząć gospodarz.
problem-already-conceded-title = Już poddano
problem-already-conceded-detail = To miejsce już się poddało.
problem-not-seated-title = Nie siedzisz przy tym stole
problem-not-seated-detail = Działać mogą tylko osoby siedzące przy tym stole.
problem-not-your-seat-title = To nie twoje miejsce
problem-not-your-seat-detail = Możesz zmieniać tylko własne miejsce.
problem-host-only-title = Tylko dla gospodarza
problem-host-only-detail = Tylko gospodarz tego stołu może to zrobić.
problem-table-full-title = Stół jest pełny
problem-table-full-detail = Nie ma wolnego miejsca.
problem-already-started-title = Już rozpoczęto
problem-already-started-detail = Można to zrobić tylko przed rozpoczęciem.
problem-still-playing-title = Gra jeszcze trwa
problem-still-playing-detail = Rewanż można otworzyć po zakończeniu tej gry.
problem-other-engine-title = Inna wersja silnika
problem-other-engine-detail = Tę grę rozegrano na innej wersji silnika. Zdarzenia i akcje są zachowane, widoki pośrednie nie.
problem-seats-missing-title = Za mało osób
problem-seats-missing-detail = { $missing ->
    [one] Brakuje jednej osoby.
    [few] Brakuje { $missing } osób.
   *[many] Brakuje { $missing } osób.
  }
problem-seats-not-ready-title = Nie wszyscy są gotowi
problem-seats-not-ready-detail = Gra może się zacząć, gdy każde miejsce zgłosi gotowość.
problem-consent-missing-title = Nie wszyscy wyrazili zgodę
problem-consent-missing-detail = Niektóre z tych opcji wymagają zgody wszystkich: każda osoba musi je najpierw zaakceptować.
problem-cannot-start-title = Tak nie da się grać
problem-cannot-start-detail = { $reason }

error-illegal-action = { $reason }
error-cannot-start = { $reason }
error-clock-off-is-private = Tylko prywatny stół może grać bez zegara.
error-no-such-clock-setting = Taki stół nie ma tego ustawienia. Ma: { $known }.
error-out-of-range = Dozwolony zakres: od { $least } do { $most }.
error-no-such-card-set = Nie ma opublikowanej wersji „{ $slug }” dla tej gry.
error-twice = To samo występuje tu dwa razy.
error-not-a-choice = Wybór to tekst albo lista tekstów.

refusal-game-over = Gra jest skończona.
refusal-prompt-closed = To pytanie jest zamknięte.
refusal-already-conceded = Poddanie już nastąpiło.
refusal-type-not-offered = „{ $type }” nie jest tu dostępne.
refusal-endless = Efekt karty { $card } nigdy by się nie skończył; zgłoszono to.
refusal-unknown-field = Formularz nie ma pola „{ $field }”.
refusal-missing-field = Brakuje pola „{ $field }”.
refusal-one-wanted = Tu trzeba jednego wyboru, a nie listy.
refusal-list-wanted = Tu trzeba listy wyborów.
refusal-choice-not-offered = „{ $choice }” nie ma wśród możliwości.
refusal-choice-twice = Ten sam wybór podano dwa razy.
refusal-how-many = Wybierz od { $least } do { $most }; podano { $given }.
seat-without-name = Ktoś, kto odszedł
timeout-random = Wybór zapada losowo.
timeout-closes = Propozycja wygasa.
ruleset-unstable-unicorns = Unstable Unicorns
ruleset-kill-the-unicorns = Kill the Unicorns

action-choose-baby = Wybierz swojego jednorożka
action-play-card = Zagraj kartę
action-draw-card = Dobierz kartę
action-neigh = Zatrzymaj kartą
action-pass = Pas
action-choose-cards = Wybierz karty
action-choose-players = Wybierz graczy
action-choose-option = Wybierz
action-use-effect = Użyj efektu
action-decline = Zrezygnuj
action-redraw = Wymień rękę
action-choose-character = Wybierz postać
action-place-stratagem = Połóż podstęp
action-hunt = Zagraj karty polowania
action-pick-stratagem = Wybierz podstęp
action-choose-unicorn = Wybierz jednorożca
action-use-ability = Użyj zdolności
action-buy = Kup
action-skip = Nic nie kupuj
action-concede = Poddaj się
