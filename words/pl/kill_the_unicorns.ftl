# Kill the Unicorns: pytania, przyciski, wybory i powody, dla których gry nie można przygotować.
prompt-ku-choose-character = Wybierz swoją postać.
prompt-ku-place-stratagem = Połóż jeden z dwóch podstępów przy jednorożcu; drugi odrzucasz.
prompt-ku-hunt-opening = Zaczyna się polowanie: { $card }.
prompt-ku-bid = { $number ->
    [0] Otwierasz polowanie ({ $card }): zagraj od jednej do trzech kart polowania albo spasuj.
    [one] To polowanie ({ $card }) wymaga jednej karty: zagraj ją albo spasuj.
    [few] To polowanie ({ $card }) wymaga { $number } kart: zagraj je albo spasuj.
   *[other] To polowanie ({ $card }) wymaga { $number } kart: zagraj je albo spasuj.
  }
prompt-ku-bid-exposed = { $number ->
    [0] Otwierasz polowanie ({ $card }) w odkryte karty: zagraj od jednej do trzech albo spasuj.
    [one] To polowanie ({ $card }) wymaga jednej karty, a twoja będzie odkryta: zagraj ją albo spasuj.
    [few] To polowanie ({ $card }) wymaga { $number } kart, a twoje będą odkryte: zagraj je albo spasuj.
   *[other] To polowanie ({ $card }) wymaga { $number } kart, a twoje będą odkryte: zagraj je albo spasuj.
  }
prompt-ku-bid-cannot = Nie możesz wziąć udziału w polowaniu ({ $card }): potrzebne karty: { $number }, twoje karty: { $hand }. Możesz tylko spasować.
prompt-ku-ability = { $card }: { $verb ->
    [peek] możesz obejrzeć zakryty podstęp.
    [expose] możesz wskazać gracza, którego karty tego polowania będą odkryte.
    [regain] możesz odzyskać zagrane karty polowania.
    [change_total] możesz zmienić swoją sumę.
    [shift_stratagem] możesz przenieść zakryty podstęp do innego jednorożca.
   *[other] możesz użyć tej zdolności.
  }
prompt-ku-cards-revealed = Karty polowania ({ $card }) leżą na stole.
prompt-ku-pick-stratagem = Wygrywasz polowanie: { $card }. Który z dwóch podstępów zostanie odkryty?
prompt-ku-choose-unicorn-give = { $card }: wybierz jednego ze swoich jednorożców do oddania.
prompt-ku-choose-unicorn-take = { $card }: wybierz jednorożca do zabrania ({ $seat }).
prompt-ku-choose-unicorn-slay = { $card }: wybierz jednorożca do odrzucenia ({ $seat }).
prompt-ku-choose-unicorn-slay-own = { $card }: wybierz jednego ze swoich jednorożców do odrzucenia.
prompt-ku-choose-colour = { $card_source }: wybierz nowy kolor jednorożca { $card }.
prompt-ku-choose-cards-lose = { $count ->
    [one] { $card }: wybierz kartę polowania do odrzucenia.
    [few] { $card }: wybierz { $count } karty polowania do odrzucenia.
   *[other] { $card }: wybierz { $count } kart polowania do odrzucenia.
  }
prompt-ku-choose-cards-regain = { $count ->
    [one] { $card }: wybierz zagraną kartę polowania do odzyskania.
    [few] { $card }: wybierz { $count } zagrane karty polowania do odzyskania.
   *[other] { $card }: wybierz { $count } zagranych kart polowania do odzyskania.
  }
prompt-ku-hunt-over = Polowanie skończone.
prompt-ku-market = Czarny rynek jest otwarty: kup jedną rzecz albo nic.
prompt-ku-market-nothing = Czarny rynek jest otwarty, ale nie możesz nic kupić.
prompt-ku-round-over = Koniec rundy { $round }.
form-ku-hunt = Poluj: { $card }
form-ku-hunt-extra = Poluj ({ $card }) z przewagą { $extra ->
    [one] jednej karty
    [few] { $extra } kart
   *[other] { $extra } kart
  } nad innymi: zdolność { $card_user }
form-ku-pass = Pas
form-ku-use-ability = Użyj zdolności: { $card }
form-ku-shift-above = Przenieś podstęp znad jednorożca { $card } ({ $seat })
form-ku-shift-below = Przenieś podstęp spod jednorożca { $card } ({ $seat })
form-ku-buy = Kup: { $card } za { $cost }{ $slays ->
    [yes] { " · " }jeden z twoich jednorożców idzie pod nóż
   *[no] { "" }
  }{ $paints ->
    [yes] { " · " }twój jednorożec zmienia kolor
   *[no] { "" }
  }{ $stars ->
    [0] { "" }
   *[other] { " · " }{ $stars } ★
  }{ $most ->
    [0] { "" }
   *[other] { " · " }żeton wart od { $least } do { $most } punktów
  }
form-ku-skip = Nic nie kupuj
label-ku-card = { $card }
label-ku-unicorn = { $card } ({ $colour ->
    [yellow] żółty
    [purple] fioletowy
    [blue] niebieski
    [pink] różowy
   *[none] bez koloru
  }, { $stars } ★)
label-ku-victim = Pod nóż: { $card } ({ $colour ->
    [yellow] żółty
    [purple] fioletowy
    [blue] niebieski
    [pink] różowy
   *[none] bez koloru
  }, { $stars } ★)
label-ku-seat = { $seat }
label-ku-hunt = Karta polowania { $value }
label-ku-payment = { $count ->
    [1] { $total }
   *[other] { $values } = { $total }
}
label-ku-change = { $change }
label-ku-face-down-above = Podstęp nad jednorożcem { $card } ({ $seat })
label-ku-face-down-below = Podstęp pod jednorożcem { $card } ({ $seat })
label-ku-place-above = Ten nad jednorożcem
label-ku-place-below = Ten pod jednorożcem
label-ku-colour-yellow = Żółty
label-ku-colour-purple = Fioletowy
label-ku-colour-blue = Niebieski
label-ku-colour-pink = Różowy
setup-ku-one-card-set = W Kill the Unicorns gra się dokładnie jednym samodzielnym zestawem kart; inne mogą go rozszerzać.
setup-ku-card-set-fault = Tym zestawem kart nie można grać: { $fault }
setup-ku-seats = W tę grę gra od { $least } do { $most } osób, nie { $given }.
setup-ku-too-few-characters = Liczba postaci w tym wariancie: { $most }; to za mało na { $given } miejsc.
setup-ku-first-seat = Nie ma miejsca { $given } wśród { $seats }.
setup-ku-not-its-stratagem = { $card } nie jest podstępem postaci { $card_of }.
setup-ku-too-few-unicorns = Jednorożce, które muszą zostać do upolowania: { $least }; zostaje: { $found }.

# Opcje stołu.
option-kill-the-unicorns-variant = Wariant
option-kill-the-unicorns-variant-explained = Ekspert: odrzucone karty leżą zakryte. Początkujący 1: bez podstępów i zdolności. Początkujący 2: ze zdolnościami, bez podstępów, do czterech osób.
option-kill-the-unicorns-variant-normal = Zwykły
option-kill-the-unicorns-variant-expert = Ekspert
option-kill-the-unicorns-variant-beginner-1 = Początkujący 1
option-kill-the-unicorns-variant-beginner-2 = Początkujący 2
option-kill-the-unicorns-first-seat = Pierwsze miejsce
option-kill-the-unicorns-first-seat-explained = Kto zaczyna ze znacznikiem pierwszego gracza; od tego miejsca wybiera się postacie.
option-kill-the-unicorns-first-seat-random = Losowo
option-kill-the-unicorns-tokens-face-up = Odkryte żetony
option-kill-the-unicorns-tokens-face-up-explained = Kupujący wybiera żeton, który inaczej bierze się w ciemno.
option-kill-the-unicorns-swap-chooser = Zamiany: kto wybiera
option-kill-the-unicorns-swap-chooser-explained = Kto wybiera dwa jednorożce, które zamienia podstęp.
option-kill-the-unicorns-swap-chooser-owner = Kto położył podstęp
option-kill-the-unicorns-swap-chooser-winner = Zwycięzca polowania
option-kill-the-unicorns-slay-chooser = Odrzucenia: kto wybiera
option-kill-the-unicorns-slay-chooser-explained = Kto wybiera jednorożca, którego podstęp odbiera zwycięzcy polowania.
option-kill-the-unicorns-slay-chooser-winner = Zwycięzca polowania
option-kill-the-unicorns-slay-chooser-owner = Kto położył podstęp
option-kill-the-unicorns-missing-rank = Nikt na tej pozycji
option-kill-the-unicorns-missing-rank-explained = Co się dzieje z jednorożcem, gdy podstęp daje go pozycji, której po remisach nikt nie zajmuje.
option-kill-the-unicorns-missing-rank-keeps = Zwycięzca zatrzymuje jednorożca
option-kill-the-unicorns-missing-rank-flees = Jednorożec ucieka
option-kill-the-unicorns-double-fills-both = Podwójne jednorożce w podwójnej tęczy
option-kill-the-unicorns-double-fills-both-explained = Jednorożec, który liczy się za dwa, zajmuje w podwójnej tęczy oba miejsca swojego koloru. Bez tego potrzeba dwóch jednorożców każdego koloru.
option-kill-the-unicorns-allow-two-players = Dwoje graczy
option-kill-the-unicorns-allow-two-players-explained = Pozwala grać we dwoje, czego zasady nie przewidują.
option-kill-the-unicorns-show-own-stratagems = Pokazuj własne podstępy
option-kill-the-unicorns-show-own-stratagems-explained = Przypomina twój podstęp; według zasad nikomu nie wolno go oglądać.
