# Unstable Unicorns: pytania, wybory, opcje i powody, dla których gry nie można przygotować.
prompt-uu-choose-baby = Wybierz jednorożka, z którym zaczynasz.
prompt-uu-action = Twoja tura: zagraj kartę albo dobierz.
prompt-uu-action-nothing = Twoja tura: żadnej z twoich kart nie można teraz zagrać, więc dobierz kartę.
prompt-uu-second-play = Możesz zagrać jeszcze jedną kartę.
prompt-uu-second-play-nothing = Możesz zagrać jeszcze jedną kartę, ale żadnej z twoich nie można teraz zagrać.
prompt-uu-play-at-once = { $card }: zagraj kartę od razu.
prompt-uu-neigh-window = { $seat } zagrywa kartę: { $card }. { prompt-uu-stop-it }
prompt-uu-neigh-window-at = { $seat } zagrywa kartę: { $card }. Cel: { $seat_at }. { prompt-uu-stop-it }
prompt-uu-neigh-window-at-two = { $seat } zagrywa kartę: { $card }. Cele: { $seat_at } i { $seat_too }. { prompt-uu-stop-it }
prompt-uu-neigh-window-into = { $seat } zagrywa kartę: { $card }. Stajnia: { $seat_into }. { prompt-uu-stop-it }
prompt-uu-neigh-window-stops = { $seat } zagrywa kartę: { $card }, aby zatrzymać kartę: { $card_stopped } ({ $seat_stopped }). { prompt-uu-stop-it }
prompt-uu-neigh-window-stops-yours = { $seat } zagrywa kartę: { $card }, aby zatrzymać twoją kartę: { $card_stopped }. { prompt-uu-stop-it }
prompt-uu-answer-window = { $card_by }: { $own ->
    [yes] twoja karta { $card }
   *[no] karta { $card } ({ $seat })
  } { $fate ->
    [sacrifice] ma zostać poświęcona.
    [steal] ma zostać ukradziona.
    [return] ma wrócić na rękę.
    [move] ma zostać przeniesiona.
   *[destroy] ma zostać zniszczona.
  } { prompt-uu-answer-it }
prompt-uu-answer-window-many = { $card_by }: { $fate ->
    [sacrifice] karty do poświęcenia: { $count }.
    [steal] karty do kradzieży: { $count }.
    [return] karty wracające na rękę: { $count }.
    [move] karty do przeniesienia: { $count }.
   *[destroy] karty do zniszczenia: { $count }.
  } { prompt-uu-answer-it }
prompt-uu-answer-window-turn = { $own ->
    [yes] Zaczyna się twoja tura.
   *[no] Zaczyna się tura gracza { $seat }.
  } { prompt-uu-answer-it }
prompt-uu-answer-it = { $can ->
    [no] Nie masz karty, którą można na to odpowiedzieć.
   *[yes] Odpowiedzieć kartą?
  }
prompt-uu-use-effect = Użyć efektu karty { $card }?
prompt-uu-use-effect-impossible = Nie możesz teraz użyć efektu karty { $card }: brakuje tego, czego wymaga.
prompt-uu-use-effect-in-vain = Użyć efektu karty { $card }? Nie ma karty, w którą mógłby trafić.
prompt-uu-use-effects = Którego efektu używasz teraz? Odmowa pomija wszystkie pozostałe.
prompt-uu-instead = { $card_by }: { $fate ->
    [sacrifice] karta { $card } ma zostać poświęcona.
    [steal] karta { $card } ma zostać ukradziona.
    [return] karta { $card } ma wrócić na twoją rękę.
    [move] karta { $card } ma zostać przeniesiona.
   *[destroy] karta { $card } ma zostać zniszczona.
  } Użyć zamiast tego efektu?
prompt-uu-instead-of-one = { $count ->
    [one] { $count } twoja karta ma opuścić stajnię.
    [few] { $count } twoje karty mają opuścić stajnię.
   *[many] { $count } twoich kart ma opuścić stajnię.
} Użyć efektu, aby ocalić jedną z nich?
prompt-uu-instead-of-one-by = { $card_by }: { $fate ->
    [sacrifice] twoje karty do poświęcenia: { $count }.
    [steal] twoje karty do kradzieży: { $count }.
    [return] twoje karty wracające na rękę: { $count }.
    [move] twoje karty do przeniesienia: { $count }.
   *[destroy] twoje karty do zniszczenia: { $count }.
  } Użyć efektu, aby ocalić jedną z nich?
prompt-uu-option = { $card }: wybierz, co zrobić.
prompt-uu-sacrifice-up-to = { $count ->
    [one] { $card }: wybierz najwyżej jedną kartę ze swojej stajni do poświęcenia.
    [few] { $card }: wybierz najwyżej { $count } karty ze swojej stajni do poświęcenia.
   *[many] { $card }: wybierz najwyżej { $count } kart ze swojej stajni do poświęcenia.
  }
prompt-uu-discard-up-to = { $count ->
    [one] { $card }: wybierz najwyżej jedną kartę do odrzucenia.
    [few] { $card }: wybierz najwyżej { $count } karty do odrzucenia.
   *[many] { $card }: wybierz najwyżej { $count } kart do odrzucenia.
  }
prompt-uu-steal-up-to = { $count ->
    [one] { $card }: wybierz najwyżej jedną kartę do kradzieży.
    [few] { $card }: wybierz najwyżej { $count } karty do kradzieży.
   *[many] { $card }: wybierz najwyżej { $count } kart do kradzieży.
  }
prompt-uu-destroy-up-to = { $count ->
    [one] { $card }: wybierz najwyżej jedną kartę do zniszczenia.
    [few] { $card }: wybierz najwyżej { $count } karty do zniszczenia.
   *[many] { $card }: wybierz najwyżej { $count } kart do zniszczenia.
  }
prompt-uu-pick-players = { $card }: wybierz dowolną liczbę graczy.
prompt-uu-sacrifice-any = { $card }: wybierz dowolną liczbę kart ze swojej stajni do poświęcenia.
prompt-uu-discard-any = { $card }: wybierz dowolną liczbę kart do odrzucenia.
prompt-uu-look = { $card }: obejrzyj karty i przejdź dalej, gdy je zobaczysz.
prompt-uu-bring-to = { $count ->
    [one] { $card }: wybierz kartę, którą umieszczasz w stajni gracza { $seat }.
    [few] { $card }: wybierz { $count } karty, które umieszczasz w stajni gracza { $seat }.
   *[many] { $card }: wybierz { $count } kart, które umieszczasz w stajni gracza { $seat }.
  }
prompt-uu-give = { $count ->
    [one] { $card }: wybierz kartę do oddania.
    [few] { $card }: wybierz { $count } karty do oddania.
   *[many] { $card }: wybierz { $count } kart do oddania.
  }
prompt-uu-put = { $count ->
    [one] { $card }: wybierz kartę, która trafi do talii.
    [few] { $card }: wybierz { $count } karty, które trafią do talii.
   *[many] { $card }: wybierz { $count } kart, które trafią do talii.
  }
prompt-uu-pick-player = { $card }: wybierz gracza.
prompt-uu-pick-first-player = { $card }: wybierz pierwszego z dwóch graczy.
prompt-uu-pick-second-player = { $card }: pierwszy gracz to { $seat }; wybierz drugiego.
prompt-uu-stable = Do czyjej stajni trafia { $card }?
prompt-uu-discard = { $count ->
    [one] { $card }: wybierz kartę do odrzucenia.
    [few] { $card }: wybierz { $count } karty do odrzucenia.
   *[many] { $card }: wybierz { $count } kart do odrzucenia.
  }
prompt-uu-sacrifice = { $count ->
    [one] { $card }: wybierz kartę ze swojej stajni do poświęcenia.
    [few] { $card }: wybierz { $count } karty ze swojej stajni do poświęcenia.
   *[many] { $card }: wybierz { $count } kart ze swojej stajni do poświęcenia.
  }
prompt-uu-destroy = { $count ->
    [one] { $card }: wybierz kartę do zniszczenia.
    [few] { $card }: wybierz { $count } karty do zniszczenia.
   *[many] { $card }: wybierz { $count } kart do zniszczenia.
  }
prompt-uu-destroy-of = { $count ->
    [one] { $card }: wybierz kartę do zniszczenia (stajnia: { $seat }).
    [few] { $card }: wybierz { $count } karty do zniszczenia (stajnia: { $seat }).
   *[many] { $card }: wybierz { $count } kart do zniszczenia (stajnia: { $seat }).
  }
prompt-uu-steal = { $count ->
    [one] { $card }: wybierz kartę do kradzieży.
    [few] { $card }: wybierz { $count } karty do kradzieży.
   *[many] { $card }: wybierz { $count } kart do kradzieży.
  }
prompt-uu-steal-of = { $count ->
    [one] { $card }: wybierz kartę do kradzieży (stajnia: { $seat }).
    [few] { $card }: wybierz { $count } karty do kradzieży (stajnia: { $seat }).
   *[many] { $card }: wybierz { $count } kart do kradzieży (stajnia: { $seat }).
  }
prompt-uu-return = { $count ->
    [one] { $card }: wybierz kartę, która wraca na rękę właściciela.
    [few] { $card }: wybierz { $count } karty, które wracają na rękę właściciela.
   *[many] { $card }: wybierz { $count } kart, które wracają na rękę właściciela.
  }
prompt-uu-return-of = { $count ->
    [one] { $card }: wybierz kartę, która wraca na rękę właściciela (stajnia: { $seat }).
    [few] { $card }: wybierz { $count } karty, które wracają na rękę właściciela (stajnia: { $seat }).
   *[many] { $card }: wybierz { $count } kart, które wracają na rękę właściciela (stajnia: { $seat }).
  }
prompt-uu-return-own = { $count ->
    [one] { $card }: wybierz kartę ze swojej stajni, która wraca na twoją rękę.
    [few] { $card }: wybierz { $count } karty ze swojej stajni, które wracają na twoją rękę.
   *[many] { $card }: wybierz { $count } kart ze swojej stajni, które wracają na twoją rękę.
  }
prompt-uu-move = { $count ->
    [one] { $card }: wybierz kartę do przeniesienia.
    [few] { $card }: wybierz { $count } karty do przeniesienia.
   *[many] { $card }: wybierz { $count } kart do przeniesienia.
  }
prompt-uu-move-of = { $count ->
    [one] { $card }: wybierz kartę do przeniesienia (stajnia: { $seat }).
    [few] { $card }: wybierz { $count } karty do przeniesienia (stajnia: { $seat }).
   *[many] { $card }: wybierz { $count } kart do przeniesienia (stajnia: { $seat }).
  }
prompt-uu-move-own = { $count ->
    [one] { $card }: wybierz kartę ze swojej stajni do przeniesienia.
    [few] { $card }: wybierz { $count } karty ze swojej stajni do przeniesienia.
   *[many] { $card }: wybierz { $count } kart ze swojej stajni do przeniesienia.
  }
prompt-uu-bring = { $count ->
    [one] { $card }: wybierz kartę, którą umieszczasz w swojej stajni.
    [few] { $card }: wybierz { $count } karty, które umieszczasz w swojej stajni.
   *[many] { $card }: wybierz { $count } kart, które umieszczasz w swojej stajni.
  }
prompt-uu-search = { $count ->
    [one] { $card }: wybierz kartę znalezioną w talii.
    [few] { $card }: wybierz { $count } karty znalezione w talii.
   *[many] { $card }: wybierz { $count } kart znalezionych w talii.
  }
prompt-uu-take = { $count ->
    [one] { $card }: wybierz kartę, którą bierzesz na rękę.
    [few] { $card }: wybierz { $count } karty, które bierzesz na rękę.
   *[many] { $card }: wybierz { $count } kart, które bierzesz na rękę.
  }
prompt-uu-put-back = { $card }: która z tych kart wraca na wierzch?
prompt-uu-hand-limit = { $count ->
    [one] Masz za dużo kart: wybierz jedną do odrzucenia.
    [few] Masz za dużo kart: wybierz { $count } do odrzucenia.
   *[many] Masz za dużo kart: wybierz { $count } do odrzucenia.
  }
prompt-uu-name-drinker = Możesz wskazać, kto pije.
prompt-uu-stop-it = { $can ->
    [no] Nie masz karty, która mogłaby ją zatrzymać.
   *[yes] Zatrzymać ją?
  }
prompt-uu-nothing-to-choose = { $card }: nie masz z czego wybierać.
label-uu-card = { $card }
label-uu-seat = { $seat }
label-uu-two-seats = { $seat } → { $seat_too }
label-uu-more-seats = { $seat }, { $seat_too } i jeszcze { $seats }
label-uu-option = Możliwość { $number } z tekstu karty
name-unstable-unicorns-verb-draw = Dobierz
name-unstable-unicorns-verb-discard = Odrzuć
name-unstable-unicorns-verb-sacrifice = Poświęć
name-unstable-unicorns-verb-destroy = Zniszcz
name-unstable-unicorns-verb-steal = Ukradnij
name-unstable-unicorns-verb-return = Przywróć na rękę
name-unstable-unicorns-verb-move = Przenieś
name-unstable-unicorns-verb-bring = Umieść w swojej stajni
name-unstable-unicorns-verb-search = Przeszukaj talię
name-unstable-unicorns-verb-take = Weź na rękę
name-unstable-unicorns-verb-pull = Wyciągnij z ręki
name-unstable-unicorns-verb-look = Obejrzyj
name-unstable-unicorns-verb-put-back = Odłóż
name-unstable-unicorns-verb-swap-hands = Wymień się kartami
name-unstable-unicorns-verb-shuffle = Potasuj
name-unstable-unicorns-verb-extra-play = Zagraj jeszcze jedną kartę
name-unstable-unicorns-verb-extra-turn = Weź dodatkową turę
name-unstable-unicorns-verb-end-turn = Zakończ turę
name-unstable-unicorns-verb-pick-players = Wybierz graczy
name-unstable-unicorns-verb-if = Jeśli tak jest
name-unstable-unicorns-verb-reveal = Pokaż
name-unstable-unicorns-verb-let = Daj działać innym
name-unstable-unicorns-verb-give = Daj
name-unstable-unicorns-verb-put = Połóż w talii
name-unstable-unicorns-verb-skip = Pomiń
name-unstable-unicorns-verb-pick-player = Wybierz gracza
name-unstable-unicorns-verb-for-each = Dla każdego gracza
name-unstable-unicorns-verb-choose = Wybierz
name-unstable-unicorns-verb-may = Do wyboru
name-unstable-unicorns-verb-do = Zrób to
name-unstable-unicorns-verb-play = Zagraj
name-unstable-unicorns-verb-toast = Wypij
setup-broken-card-set = Tym zestawem kart nie można grać: { $place }: { $reason }
setup-wrong-ruleset = Zestaw kart „{ $set }” należy do innej gry.
setup-seats = W tę grę gra od { $least } do { $most } osób.
setup-uu-too-few-babies = Potrzeba { $needed } jednorożków, a zestawy mają { $found }.
setup-uu-too-few-cards = Talia potrzebuje { $needed } kart, a zestawy mają { $found }.
setup-uu-too-few-neighs = We dwoje każdy zaczyna ze zwykłą ripostą: zestawy mają ich za mało.
setup-uu-first-seat = Przy tym stole nie ma miejsca { $number }.
option-unstable-unicorns-edition = Edycja
option-unstable-unicorns-edition-explained = Według których drukowanych zasad gra stół.
option-unstable-unicorns-edition-second = Druga edycja
option-unstable-unicorns-edition-chain = Późniejsza edycja
option-unstable-unicorns-targeting = Cele
option-unstable-unicorns-targeting-explained = Czy stajnię i cele podaje się z kartą, czy dopiero gdy nie można jej już zatrzymać.
option-unstable-unicorns-targeting-advanced = Po oknie
option-unstable-unicorns-targeting-declared = Razem z kartą
option-unstable-unicorns-first-seat = Pierwsze miejsce
option-unstable-unicorns-first-seat-explained = Kto ma pierwszą turę.
option-unstable-unicorns-first-seat-random = Losowo
option-unstable-unicorns-first-seat-host = Gospodarz
option-unstable-unicorns-forbid-impossible-plays = Bez niemożliwych zagrań
option-unstable-unicorns-forbid-impossible-plays-explained = Karty magii, której własnych kroków nie da się wykonać, nie można zagrać.
option-unstable-unicorns-reshuffle-discard = Ponowne tasowanie
option-unstable-unicorns-reshuffle-discard-explained = Gdy talia się skończy, tasuje się stos kart odrzuconych zamiast kończyć grę.
option-unstable-unicorns-redraw-once = Nowa ręka
option-unstable-unicorns-redraw-once-explained = Raz na grę każdy może odrzucić całą rękę i dobrać tyle samo kart.
option-unstable-unicorns-party = Impreza
option-unstable-unicorns-party-explained = Zadania dla osób przy stole; wszyscy muszą się zgodzić. Tylko dla dorosłych.
option-unstable-unicorns-party-none = Brak
option-unstable-unicorns-party-drinks = Napoje
option-unstable-unicorns-party-dress = Ubrania
option-unstable-unicorns-language = Język nazw
option-unstable-unicorns-language-explained = W jakim języku liczy się litery nazw przy remisie.
option-unstable-unicorns-language-en = Angielski
option-unstable-unicorns-language-es = Hiszpański
option-unstable-unicorns-language-fr = Francuski
option-unstable-unicorns-language-it = Włoski
option-unstable-unicorns-language-pl = Polski
place-uu-deck = talia
place-uu-discard = stos kart odrzuconych
place-uu-nursery = żłobek
place-uu-hand = ręka: { $seat }
place-uu-stable = stajnia: { $seat }
place-uu-playing = zagrywana
