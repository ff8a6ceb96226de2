# What happened in Unstable Unicorns. A seat `x` is $x and $x_is (you, other, none); a card `x` is $x and $x_is (known,
# none). $by is the card whose effect it is. Names stay in the nominative: they stand first, after “gracz”, or after a colon.
event-turn-began = { $seat_is ->
    [you] Tura { $turn }: ty
   *[other] Tura { $turn }: { $seat }
  }
event-phase-began = { $phase ->
    [babies] Pierwsze jednorożce
    [beginning] Początek tury
    [draw] Dobieranie
    [action] Akcja
   *[end] Koniec tury
  }
event-card-went = { $to_zone ->
    [hand] { " " }Karta wraca na rękę.
    [nursery] { " " }Karta wraca do żłobka.
   *[other] { "" }
  }
event-card-moved-deal = { $to_seat_is ->
    [you] Zaczynasz z kartą: { $card }.
   *[other] { $to_seat } zaczyna z kartą: { $card }.
  }
event-card-moved-draw = { $to_seat_is ->
    [you] Dobierasz kartę: { $card }.
   *[other] { $card_is ->
        [known] { $to_seat } dobiera kartę: { $card }.
       *[none] { $to_seat } dobiera kartę.
      }
  }
event-card-moved-discard = { $from_seat_is ->
    [you] Odrzucasz kartę: { $card }.
   *[other] { $from_seat } odrzuca kartę: { $card }.
  }
event-card-moved-sacrifice = { $from_seat_is ->
    [you] Poświęcasz kartę: { $gone }.
   *[other] { $from_seat } poświęca kartę: { $gone }.
  }{ event-card-went }
event-card-moved-destroy = { $from_seat_is ->
    [you] { $by } niszczy kartę w twojej stajni: { $gone }.
   *[other] { $by } niszczy kartę w stajni gracza { $from_seat }: { $gone }.
  }{ event-card-went }
event-card-moved-steal = { $to_seat_is ->
    [you] Kradniesz kartę graczowi { $from_seat }: { $card }.
   *[other] { $from_seat_is ->
        [you] { $to_seat } kradnie ci kartę: { $card }.
       *[other] { $to_seat } kradnie kartę graczowi { $from_seat }: { $card }.
      }
  }
event-card-moved-return = { $from_seat_is ->
    [you] { $to_zone ->
        [nursery] { $gone } wraca z twojej stajni do żłobka.
       *[hand] { $gone } wraca z twojej stajni na twoją rękę.
      }
   *[other] { $to_zone ->
        [nursery] { $gone } wraca ze stajni gracza { $from_seat } do żłobka.
       *[hand] { $gone } wraca ze stajni gracza { $from_seat } na rękę.
      }
  }
event-card-moved-move = { $to_seat_is ->
    [you] { $by } przenosi kartę ze stajni gracza { $from_seat } do twojej: { $card }.
   *[other] { $from_seat_is ->
        [you] { $by } przenosi kartę z twojej stajni do stajni gracza { $to_seat }: { $card }.
       *[other] { $by } przenosi kartę ze stajni gracza { $from_seat } do stajni gracza { $to_seat }: { $card }.
      }
  }
event-card-moved-bring = { $to_seat_is ->
    [you] { $from_zone ->
        [discard] Umieszczasz w swojej stajni kartę ze stosu kart odrzuconych: { $card }.
        [nursery] Umieszczasz w swojej stajni kartę ze żłobka: { $card }.
        [deck] Umieszczasz w swojej stajni kartę z talii: { $card }.
        [stable] { event-card-moved-move }
       *[hand] Umieszczasz w swojej stajni kartę z ręki: { $card }.
      }
   *[other] { $from_zone ->
        [discard] { $to_seat } umieszcza w swojej stajni kartę ze stosu kart odrzuconych: { $card }.
        [nursery] { $to_seat } umieszcza w swojej stajni kartę ze żłobka: { $card }.
        [deck] { $to_seat } umieszcza w swojej stajni kartę z talii: { $card }.
        [stable] { event-card-moved-move }
       *[hand] { $to_seat } umieszcza w swojej stajni kartę z ręki: { $card }.
      }
  }
event-card-moved-take = { $from_zone ->
    [discard] { $to_seat_is ->
        [you] Bierzesz na rękę kartę ze stosu kart odrzuconych: { $card }.
       *[other] { $to_seat } bierze na rękę kartę ze stosu kart odrzuconych: { $gone }.
      }
    [hand] { event-card-moved-pull }
    [stable] { event-card-taken-from-stable }
   *[deck] { event-card-moved-search }
  }
event-card-taken-from-stable = { $to_seat_is ->
    [you] { $from_seat_is ->
        [you] Bierzesz na rękę kartę ze swojej stajni: { $gone }.
       *[other] Bierzesz na rękę kartę ze stajni gracza { $from_seat }: { $gone }.
      }
    [none] { event-card-moved-return }
   *[other] { $from_seat_is ->
        [you] { $to_seat } bierze na rękę kartę z twojej stajni: { $gone }.
       *[other] { $to_seat } bierze na rękę kartę ze stajni gracza { $from_seat }: { $gone }.
      }
  }
event-card-moved-search = { $to_seat_is ->
    [you] Bierzesz na rękę kartę z talii: { $card }.
   *[other] { $card_is ->
        [known] { $to_seat } bierze na rękę kartę z talii: { $card }.
       *[none] { $to_seat } bierze na rękę kartę z talii.
      }
  }
event-card-moved-pull = { $to_seat_is ->
    [you] Wyciągasz kartę z ręki gracza { $from_seat }: { $card }.
   *[other] { $from_seat_is ->
        [you] { $to_seat } wyciąga kartę z twojej ręki: { $gone }.
       *[other] { $to_seat } wyciąga kartę z ręki gracza { $from_seat }.
      }
  }
event-card-moved-swap = { $to_seat_is ->
    [you] Dostajesz kartę od gracza { $from_seat }: { $card }.
   *[other] { $from_seat_is ->
        [you] { $to_seat } dostaje od ciebie kartę: { $gone }.
       *[other] { $to_seat } dostaje kartę od gracza { $from_seat }.
      }
  }
event-card-moved-put = { $from_seat_is ->
    [you] Wkładasz kartę do talii: { $gone }.
   *[other] { $gone_is ->
        [known] { $from_seat } wkłada kartę do talii: { $gone }.
       *[none] { $from_seat } wkłada kartę do talii.
      }
  }
event-card-moved-give = { event-card-moved-swap }
event-card-moved-play = { $to_zone ->
    [stable] { $to_seat_is ->
        [you] { $card } trafia do twojej stajni.
       *[other] { $card } trafia do stajni gracza { $to_seat }.
      }
   *[playing] { $from_seat_is ->
        [you] Zagrywasz kartę: { $card }.
       *[other] { $from_seat } zagrywa kartę: { $card }.
      }
  }
event-card-moved-neigh = { $to_zone ->
    [discard] { event-card-moved-resolve }
   *[playing] { $from_seat_is ->
        [you] Odpowiadasz kartą: { $card }.
       *[other] { $from_seat } odpowiada kartą: { $card }.
      }
  }
event-card-moved-resolve = { $card } trafia na stos kart odrzuconych.
event-card-moved-shuffle = { $from_seat_is ->
    [you] Wtasowujesz do talii kartę: { $gone }.
    [none] Do talii zostaje wtasowana karta: { $gone }.
   *[other] { $gone_is ->
        [known] { $from_seat } wtasowuje do talii kartę: { $gone }.
       *[none] { $from_seat } wtasowuje do talii kartę.
      }
  }
event-play-resolved = Nic nie zatrzymuje karty { $card }.
event-play-stopped = Karta { $card } zostaje zatrzymana.
event-effect-used = { $seat_is ->
    [you] Używasz efektu karty { $card }.
   *[other] { $seat } używa efektu karty { $card }.
  }
event-cards-threatened = { $seat_is ->
    [you] W twojej stajni grozi { event-fate }: { $cards }.
   *[other] W stajni gracza { $seat } grozi { event-fate }: { $cards }.
  }
event-fate = { $fate ->
    [be_sacrificed] poświęcenie
    [be_destroyed] zniszczenie
    [be_stolen] kradzież
    [be_returned] powrót na rękę
   *[be_moved] przeniesienie
  }
event-standing-changed = Jednorożce: { $items }.
event-standing = { $seat_is ->
    [you] ty ({ $count })
   *[other] { $seat } ({ $count })
  }
event-hand-revealed = { $seat_is ->
    [you] Wszyscy widzą twoją rękę{ event-hand-shown }.
   *[other] Wszyscy widzą rękę gracza { $seat }{ event-hand-shown }.
  }
event-hand-shown = { $cards_count ->
    [0] { "" }, która jest pusta
   *[other] : { $cards }
  }
event-hand-hidden = { $seat_is ->
    [you] Nikt inny nie widzi już twojej ręki.
   *[other] Ręka gracza { $seat } jest znów zakryta.
  }
event-cards-looked-at = { $seat_is ->
    [you] Oglądasz: { $cards }.
   *[other] { $seat } ogląda zakryte karty.
  }
event-deck-searched = { $seat_is ->
    [you] { $cards_count ->
        [0] Przeszukujesz talię i nie znajdujesz nic odpowiedniego.
       *[other] Przeszukujesz talię i znajdujesz: { $cards }.
      }
   *[other] { $seat } przeszukuje talię.
  }
event-look-ended = { $seat_is ->
    [you] Kończysz oglądać karty.
   *[other] { $seat } kończy oglądać karty.
  }
event-card-revealed = { $seat_is ->
    [you] Pokazujesz kartę: { $card }.
   *[other] { $seat } pokazuje kartę: { $card }.
  }
event-cards-put-back = { $seat_is ->
    [you] { $count ->
        [one] Odkładasz kartę na wierzch talii.
        [few] Odkładasz { $count } karty na wierzch talii.
       *[many] Odkładasz { $count } kart na wierzch talii.
      }
   *[other] { $count ->
        [one] { $seat } odkłada kartę na wierzch talii.
        [few] { $seat } odkłada { $count } karty na wierzch talii.
       *[many] { $seat } odkłada { $count } kart na wierzch talii.
      }
  }
event-deck-shuffled = { $deck ->
    [one] Talia zostaje potasowana: { $deck } karta.
    [few] Talia zostaje potasowana: { $deck } karty.
   *[many] Talia zostaje potasowana: { $deck } kart.
  }
event-extra-play-granted = { $seat_is ->
    [you] Możesz zagrać w tej turze jeszcze jedną kartę.
   *[other] { $seat } może zagrać w tej turze jeszcze jedną kartę.
  }
event-extra-turn-granted = { $seat_is ->
    [you] Po tej turze masz jeszcze jedną.
   *[other] { $seat } ma po tej turze jeszcze jedną.
  }
event-turn-cut-short = { $seat_is ->
    [you] Twoja tura kończy się od razu.
   *[other] Tura gracza { $seat } kończy się od razu.
  }
event-phase-skipped = { $seat_is ->
    [you] Pomijasz
   *[other] { $seat } pomija
  } { $what ->
    [beginning] początek tury
    [draw] fazę dobierania
    [action] fazę akcji
   *[turn] turę
  }.
event-hand-redrawn = { $seat_is ->
    [you] Odkładasz rękę i dobierasz nową.
   *[other] { $seat } odkłada rękę i dobiera nową.
  }
event-forfeit-due = { $seat_is ->
    [you] { $forfeit ->
        [sip] Wypijasz łyk.
        [whole_glass] Wypijasz całą szklankę.
        [one_on] Zakładasz część garderoby.
        [one_off] Zdejmujesz część garderoby.
       *[underwear_on_head] Zakładasz bieliznę na głowę.
      }
   *[other] { $forfeit ->
        [sip] { $seat } wypija łyk.
        [whole_glass] { $seat } wypija całą szklankę.
        [one_on] { $seat } zakłada część garderoby.
        [one_off] { $seat } zdejmuje część garderoby.
       *[underwear_on_head] { $seat } zakłada bieliznę na głowę.
      }
  }
