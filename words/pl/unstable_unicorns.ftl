# Unstable Unicorns: pytania, wybory, opcje i powody, dla których gry nie można przygotować.
prompt-uu-choose-baby = Wybierz jednorożka, z którym zaczynasz.
prompt-uu-action = Twoja tura: zagraj kartę albo dobierz.
prompt-uu-second-play = Możesz zagrać jeszcze jedną kartę.
prompt-uu-neigh-window = { $seat } zagrywa kartę: { $card }. Zatrzymać ją?
prompt-uu-neigh-window-at = { $seat } zagrywa kartę: { $card }. Cel: { $seat_at }. Zatrzymać ją?
prompt-uu-neigh-window-at-two = { $seat } zagrywa kartę: { $card }. Cele: { $seat_at } i { $seat_too }. Zatrzymać ją?
prompt-uu-neigh-window-into = { $seat } zagrywa kartę: { $card }. Stajnia: { $seat_into }. Zatrzymać ją?
prompt-uu-use-effect = Użyć efektu karty { $card }?
prompt-uu-use-effect-impossible = Nie możesz teraz użyć efektu karty { $card }: brakuje tego, czego wymaga.
prompt-uu-use-effect-in-vain = Użyć efektu karty { $card }? Nie ma karty, w którą mógłby trafić.
prompt-uu-use-effects = Którego efektu używasz teraz? Odmowa pomija wszystkie pozostałe.
prompt-uu-instead = { $card } ma opuścić stajnię. Użyć zamiast tego efektu?
prompt-uu-instead-of-one = { $count ->
    [one] { $count } twoja karta ma opuścić stajnię.
    [few] { $count } twoje karty mają opuścić stajnię.
   *[many] { $count } twoich kart ma opuścić stajnię.
} Użyć efektu, aby ocalić jedną z nich?
prompt-uu-option = { $card }: wybierz, co zrobić.
prompt-uu-pick-player = { $card }: wybierz gracza.
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
prompt-uu-steal = { $count ->
    [one] { $card }: wybierz kartę do kradzieży.
    [few] { $card }: wybierz { $count } karty do kradzieży.
   *[many] { $card }: wybierz { $count } kart do kradzieży.
  }
prompt-uu-return = { $count ->
    [one] { $card }: wybierz kartę, która wraca na rękę właściciela.
    [few] { $card }: wybierz { $count } karty, które wracają na rękę właściciela.
   *[many] { $card }: wybierz { $count } kart, które wracają na rękę właściciela.
  }
prompt-uu-move = { $count ->
    [one] { $card }: wybierz kartę do przeniesienia.
    [few] { $card }: wybierz { $count } karty do przeniesienia.
   *[many] { $card }: wybierz { $count } kart do przeniesienia.
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
label-uu-card = { $card }
label-uu-seat = { $seat }
label-uu-two-seats = { $seat } → { $seat_too }
label-uu-more-seats = { $seat }, { $seat_too } i jeszcze { $seats }
label-uu-option-draw = Dobierz
label-uu-option-discard = Odrzuć
label-uu-option-sacrifice = Poświęć
label-uu-option-destroy = Zniszcz
label-uu-option-steal = Ukradnij
label-uu-option-return = Przywróć na rękę
label-uu-option-move = Przenieś
label-uu-option-bring = Umieść w swojej stajni
label-uu-option-search = Przeszukaj talię
label-uu-option-take = Weź na rękę
label-uu-option-pull = Wyciągnij z ręki
label-uu-option-look = Obejrzyj
label-uu-option-put-back = Odłóż
label-uu-option-swap-hands = Wymień się kartami
label-uu-option-shuffle = Potasuj
label-uu-option-extra-play = Zagraj jeszcze jedną kartę
label-uu-option-extra-turn = Weź dodatkową turę
label-uu-option-end-turn = Zakończ turę
label-uu-option-pick-player = Wybierz gracza
label-uu-option-for-each = Dla każdego gracza
label-uu-option-choose = Wybierz
label-uu-option-may = Do wyboru
label-uu-option-do = Zrób to
setup-broken-card-set = Tym zestawem kart nie można grać: { $place }: { $reason }
setup-wrong-ruleset = Zestaw kart „{ $set }” należy do innej gry.
setup-card-twice = Dwa z wybranych zestawów mają kartę { $card }.
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
