# Il testo delle carte di Unstable Unicorns, ricavato dai loro programmi.
# Forme: do = un ordine, to = dopo «puoi», they = lo fa qualcuno, make = dopo «puoi», a proposito di qualcuno.

card-uu-rule-of-kind = { $kind ->
    [instant] gioca questa carta quando un altro giocatore gioca una carta: quella carta non ha effetto e viene scartata
   *[baby_unicorn] se questa carta dovesse lasciare una Stalla per un posto che non sia un’altra Stalla, va nella Nursery
  }

## Giocatori, luoghi, carte
card-uu-chosen = { $nth ->
    [0] giocatore scelto
    [1] primo giocatore scelto
    [2] secondo giocatore scelto
    [3] terzo giocatore scelto
   *[other] giocatore scelto numero { $nth }
  }
card-uu-player = { $who ->
    [you] tu
    [others] { $role ->
        [with] degli altri giocatori
        [made] a ogni altro giocatore
       *[does] ogni altro giocatore
      }
    [everyone] { $role ->
        [with] di tutti i giocatori
        [made] a ogni giocatore
       *[does] ogni giocatore
      }
    [them] { $role ->
        [owns] di quel giocatore
        [with] di quel giocatore
        [made] a quel giocatore
       *[does] quel giocatore
      }
    [picked] ogni giocatore scelto
   *[chosen] { $role ->
        [owns] del { card-uu-chosen }
        [with] del { card-uu-chosen }
        [made] al { card-uu-chosen }
       *[does] il { card-uu-chosen }
      }
  }
card-uu-receiver = { $who ->
    [you] a te
    [them] a quel giocatore
   *[chosen] al { card-uu-chosen }
  }
card-uu-at-stable = { $role ->
    [from] dalla Stalla
   *[in] nella Stalla
  }
card-uu-at-stables = { $role ->
    [from] dalle Stalle
   *[in] nelle Stalle
  }
card-uu-stable = { $whose ->
    [you] { $role ->
        [from] dalla tua Stalla
       *[in] nella tua Stalla
      }
    [others] { $many ->
        [one] { card-uu-at-stable } di un altro giocatore
       *[some] { card-uu-at-stables } di altri giocatori
      }
    [everyone] { $many ->
        [one] { card-uu-at-stable } di un giocatore qualsiasi
        [all] { card-uu-at-stables } di tutti i giocatori
       *[some] { card-uu-at-stables } di giocatori qualsiasi
      }
   *[one] { card-uu-at-stable } { $owner }
  }
card-uu-hand = { $whose ->
    [you] { $role ->
        [from] dalla tua mano
       *[at] la tua mano
      }
    [others] { $role ->
        [from] dalle mani degli altri giocatori
       *[at] le mani degli altri giocatori
      }
    [everyone] { $role ->
        [from] dalle mani di tutti i giocatori
       *[at] le mani di tutti i giocatori
      }
   *[one] { $role ->
        [from] dalla mano { $owner }
       *[at] la mano { $owner }
      }
  }
card-uu-kind = { $kind ->
    [unicorn] Unicorno
    [baby_unicorn] Unicorno Baby
    [basic_unicorn] Unicorno Semplice
    [magical_unicorn] Unicorno Magico
    [magic] Magia
    [upgrade] Vantaggio
    [downgrade] Svantaggio
   *[instant] { $number ->
        [one] Istantanea
       *[more] Istantanee
      }
  }
card-uu-cards = { $role ->
    [some] { $count ->
        [all] tutte le carte
        [any] un numero qualsiasi di carte
        [same] altrettante carte
        [one] una carta
       *[other] { $count } carte
      }
    [one] una carta
    [those] le carte
   *[not] carte
  }
card-uu-cards-of = { card-uu-cards } { $kinds }
card-uu-up-to = fino a { $cards }
card-uu-named = { $cards } con «{ $tag }» nel nome
card-uu-not-this = { $number ->
    [one] { $cards } diversa da questa carta
   *[more] { $cards } diverse da questa carta
  }
card-uu-this = { $role ->
    [subject] questa carta
   *[object] questa carta
  }
card-uu-those = { $nth ->
    [that] le carte minacciate
    [0] quelle carte
    [1] le prime carte
    [2] le seconde carte
   *[other] le carte della scelta { $nth }
  }
card-uu-pool = { $pool ->
    [this] questa carta
    [hand] la tua mano
   *[discard] la pila degli scarti
  }

## Passi
card-uu-draw = { $form ->
    [to] pescare
    [they] { $who } pesca
    [make] far pescare
   *[do] pesca
  } { $count ->
    [one] una carta
    [same] altrettante carte
   *[other] { $count } carte
  }{ $form ->
    [make] { " " }{ $who }
   *[do] { "" }
  }
card-uu-discard = { $form ->
    [to] scartare { $cards }
    [they] { $who } scarta { $cards }
    [make] far scartare { $cards } { $who }
   *[do] scarta { $cards }
  }
card-uu-sacrifice = { $form ->
    [to] sacrificare { $cards }
    [they] { $who } sacrifica { $cards }
    [make] far sacrificare { $cards } { $who }
   *[do] sacrifica { $cards }
  }
card-uu-destroy = { $form ->
    [to] distruggere
   *[do] distruggi
  } { $cards }
card-uu-steal = { $form ->
    [to] rubare
   *[do] ruba
  } { $cards }
card-uu-return = { $form ->
    [to] riportare
   *[do] riporta
  } { $cards } { $whose ->
    [you] nella tua mano
   *[others] { $count ->
        [one] nella mano del suo proprietario
       *[other] nelle mani dei loro proprietari
      }
  }
card-uu-move = { $form ->
    [to] spostare
   *[do] sposta
  } { $cards } { $to }
card-uu-bring = { $form ->
    [to] portare
   *[do] porta
  } { $into ->
    [your] nella tua Stalla
    [their] nella sua Stalla
   *[one] { $stable }
  } { $cards } { $zone ->
    [hand] { $own ->
        [their] dalla sua mano
       *[your] dalla tua mano
      }
    [discard] dalla pila degli scarti
    [deck] dal mazzo
   *[nursery] dalla Nursery
  }{ $zone ->
    [deck] { " " }{ $form ->
        [to] e mescolare il mazzo
       *[do] e mescola il mazzo
      }
   *[other] { "" }
  }
card-uu-bring-named = { $nth ->
    [it] { $form ->
        [to] portarla
       *[do] portala
      } { $into ->
        [your] nella tua Stalla
        [their] nella sua Stalla
       *[one] { $stable }
      }
   *[other] { $form ->
        [to] portare
       *[do] porta
      } { $into ->
        [your] nella tua Stalla
        [their] nella sua Stalla
       *[one] { $stable }
      } { $cards } tra { card-uu-those }
  }
card-uu-search = { $form ->
    [to] cercare nel mazzo { $cards }, { $count ->
        [one] mostrarla, aggiungerla
       *[other] mostrarle, aggiungerle
      } alla { $own ->
        [their] sua
       *[your] tua
      } mano e mescolare il mazzo
   *[do] cerca nel mazzo { $cards }, { $count ->
        [one] mostrala, aggiungila
       *[other] mostrale, aggiungile
      } alla tua mano e mescola il mazzo
  }
card-uu-play = { $form ->
    [to] { $zone ->
        [deck] cercare nel mazzo { $cards }, giocarla subito e mescolare il mazzo
       *[hand] giocare subito { $cards } dalla tua mano
      }
   *[do] { $zone ->
        [deck] cerca nel mazzo { $cards }, giocala subito e mescola il mazzo
       *[hand] gioca subito { $cards } dalla tua mano
      }
  }
card-uu-play-named = { $nth ->
    [it] { $form ->
        [to] giocarla
       *[do] giocala
      } subito
   *[other] { $form ->
        [to] giocare
       *[do] gioca
      } subito { $cards } tra { card-uu-those }
  }
card-uu-take = { $form ->
    [to] aggiungere
   *[do] aggiungi
  } alla tua mano { $cards } dalla pila degli scarti
card-uu-take-seen = { $form ->
    [to] aggiungere
   *[do] aggiungi
  } alla tua mano { $cards } tra { $nth ->
    [0] quelle guardate
    [1] le prime guardate
    [2] le seconde guardate
   *[other] quelle dello sguardo numero { $nth }
  }
card-uu-take-named = { $nth ->
    [it] { $form ->
        [to] aggiungerla
       *[do] aggiungila
      } alla tua mano
   *[other] { $form ->
        [to] aggiungere
       *[do] aggiungi
      } alla tua mano { $cards } tra { card-uu-those }
  }
card-uu-pull = { $form ->
    [to] aggiungere alla tua mano
   *[do] aggiungi alla tua mano
  } { $count ->
    [one] una carta a caso
   *[other] { $count } carte a caso
  } { $hand }
card-uu-look-hand = { $form ->
    [to] guardare
   *[do] guarda
  } { $hand }
card-uu-look-deck = { $form ->
    [to] guardare
   *[do] guarda
  } { $count ->
    [one] la prima carta
   *[other] le prime { $count } carte
  } del mazzo
card-uu-reveal = { $nth ->
    [it] { $form ->
        [to] mostrarla
       *[do] mostrala
      } a tutti i giocatori
   *[other] { $form ->
        [to] mostrare
       *[do] mostra
      } { card-uu-those } a tutti i giocatori
  }
card-uu-put-back = { $form ->
    [to] rimettere
   *[do] rimetti
  } a posto il resto { $nth ->
    [0] { "" }
    [1] delle prime guardate{ " " }
    [2] delle seconde guardate{ " " }
   *[other] di quelle dello sguardo numero { $nth }{ " " }
  }nell’ordine che preferisci
card-uu-put = { $form ->
    [to] mettere
    [they] { $who } mette
    [make] far mettere { $who }
   *[do] metti
  } { $cards } dalla { $own ->
    [their] sua
   *[your] tua
  } { $zone ->
    [hand] mano
   *[stable] Stalla
  } { $to ->
    [deck_top] in cima al mazzo
    [deck_bottom] in fondo al mazzo
   *[deck] nel mazzo, che poi viene mescolato
  }
card-uu-give = { $form ->
    [to] dare { $cards } della { $own ->
        [their] sua
       *[your] tua
      } mano { $to }
    [they] { $to_is ->
        [you] { $who } ti dà { $cards } della sua mano
       *[one] { $who } dà { $cards } della sua mano { $to }
      }
    [make] { $to_is ->
        [you] far sì che { $giver } ti dia { $cards } della sua mano
       *[one] far sì che { $giver } dia { $cards } della sua mano { $to }
      }
   *[do] dai { $cards } della { $own ->
        [their] sua
       *[your] tua
      } mano { $to }
  }
card-uu-swap-hands = { $form ->
    [to] scambiare
   *[do] scambia
  } la tua mano con quella { $player }
card-uu-shuffle = { $form ->
    [to] mescolare
   *[do] mescola
  } { $pools } nel mazzo
card-uu-extra-play = { $form ->
    [to] giocare
   *[do] gioca
  } una carta in più nella fase di azione di questo turno
card-uu-extra-turn = { $form ->
    [to] giocare
   *[do] gioca
  } un altro turno dopo questo
card-uu-end-turn = { $form ->
    [to] passare
   *[do] passa
  } direttamente alla fine del tuo turno
card-uu-skip = { $form ->
    [to] saltare
    [they] { $who } salta
    [make] far saltare { $who }
   *[do] salta
  } { $form ->
    [they] { $what ->
        [beginning] il suo prossimo inizio di turno
        [draw] la sua prossima fase di pesca
        [action] la sua prossima fase di azione
       *[turn] il suo prossimo turno
      }
    [make] { $what ->
        [beginning] il suo prossimo inizio di turno
        [draw] la sua prossima fase di pesca
        [action] la sua prossima fase di azione
       *[turn] il suo prossimo turno
      }
   *[do] { $what ->
        [beginning] il tuo prossimo inizio di turno
        [draw] la tua prossima fase di pesca
        [action] la tua prossima fase di azione
       *[turn] il tuo prossimo turno
      }
  }
card-uu-pick-player = { $form ->
    [to] scegliere
   *[do] scegli
  } { $group ->
    [others] un altro giocatore
   *[everyone] un giocatore qualsiasi
  }
card-uu-pick-player-but = { $form ->
    [to] scegliere
   *[do] scegli
  } { $group ->
    [others] un altro giocatore
   *[everyone] un giocatore qualsiasi
  } tranne { $player }
card-uu-pick-players = { $form ->
    [to] scegliere
   *[do] scegli
  } un numero qualsiasi di { $group ->
    [others] altri giocatori
   *[everyone] giocatori
  }
card-uu-may = { $form ->
    [to] (solo se vuoi) { $steps }
   *[do] puoi { $steps }
  }
card-uu-if-you-do = se lo fai, { $steps }
card-uu-then = { $steps }, poi { $then }
card-uu-if = se { $condition }, { $steps }
card-uu-else = se no, { $steps }
card-uu-for-each = per ogni { $group ->
    [others] altro giocatore
   *[everyone] giocatore
  }, { $steps }
card-uu-let = { $way ->
    [may] { $who } può { $steps }
   *[must] { $who } deve { $steps }
  }
card-uu-if-they-do = chi lo fa deve { $steps }

## Clausole
card-uu-when = { $trigger ->
    [enter] quando questa carta entra nella tua Stalla
    [leave] quando questa carta esce dalla tua Stalla
    [sacrificed_or_destroyed] quando questa carta viene sacrificata o distrutta
    [you_draw] ogni volta che peschi un numero qualsiasi di carte
    [hand_empty] ogni volta che non c’è nessuna carta nella tua mano
    [stops] quando questa carta ferma una carta
   *[turn_start] all’inizio del tuo turno
  }, { $effect }
card-uu-passage = { $event ->
    [enter] entra nella tua Stalla
    [leave] esce dalla tua Stalla
    [sacrificed] viene sacrificata nella tua Stalla
   *[destroyed] viene distrutta nella tua Stalla
  }
card-uu-when-passing = ogni volta che { $cards } { $events ->
    [both] entra nella tua Stalla o ne esce
   *[some] { $passages }
  }, { $effect }
card-uu-when-too-many = ogni volta che ci sono più di { $count ->
    [one] 1 Unicorno
   *[other] { $count } Unicorni
  } nella tua Stalla, { $effect }
card-uu-answers = gioca questa carta quando { $cards } sta per essere { $fates }{ $who ->
    [you] { " " }da te
    [others] { " " }da un altro giocatore
   *[everyone] { "" }
  }: { $effect }
card-uu-answers-turn = gioca questa carta quando inizia { $who ->
    [you] il tuo turno
    [others] il turno di un altro giocatore
   *[everyone] il turno di un giocatore qualsiasi
  }: { $effect }
card-uu-fate = { $fate ->
    [be_sacrificed] { $number ->
        [one] sacrificata
       *[more] sacrificate
      }
    [be_destroyed] { $number ->
        [one] distrutta
       *[more] distrutte
      }
    [be_stolen] { $number ->
        [one] rubata
       *[more] rubate
      }
    [be_returned] { $number ->
        [one] riportata in una mano
       *[more] riportate in una mano
      }
   *[be_moved] { $number ->
        [one] spostata in un’altra Stalla
       *[more] spostate in un’altra Stalla
      }
  }
card-uu-instead = se { $what } dovesse essere { $fates }, { $way ->
    [may] puoi invece { $steps }
   *[do] invece { $steps }
  }
card-uu-cannot = { $number ->
    [one] { $what } non può essere { $fates }
   *[more] { $what } non possono essere { $fates }
  }
card-uu-cannot-by = { $number ->
    [one] { $what } non può essere { $fates } da { $by }
   *[more] { $what } non possono essere { $fates } da { $by }
  }
card-uu-this-cannot = { $word ->
    [enter_stable] questa carta non può entrare in nessuna Stalla
    [play] questa carta non può essere giocata
   *[be_neighed] questa carta non può essere fermata da carte Istantanee
  }
card-uu-cannot-enter = { $cards } non possono entrare { $stable }
card-uu-cannot-play = { $whose ->
    [you] non puoi giocare { $cards }
    [others] gli altri giocatori non possono giocare { $cards }
   *[everyone] nessun giocatore può giocare { $cards }
  }
card-uu-cannot-be-neighed = { $whose ->
    [you] { $cards } che giochi non possono essere fermate da carte Istantanee
    [others] { $cards } che giocano gli altri giocatori non possono essere fermate da carte Istantanee
   *[everyone] { $cards } che gioca un giocatore qualsiasi non possono essere fermate da carte Istantanee
  }
card-uu-treat = { $change ->
    [silenced] { $number ->
        [one] { $what } perde i suoi effetti
       *[more] { $what } perdono i loro effetti
      }
    [panda] { $number ->
        [one] { $what } vale come Panda e non come Unicorno
       *[more] { $what } valgono come Panda e non come Unicorni
      }
   *[grave] { $number ->
        [one] se { $what } viene sacrificata o distrutta, va nella tua mano e non nella pila degli scarti
       *[more] se { $what } vengono sacrificate o distrutte, vanno nella mano del proprietario di quella Stalla e non nella pila degli scarti
      }
  }
card-uu-counts-as = { $number ->
    [one] { $what } vale
   *[more] { $what } valgono ciascuna
  } { $count ->
    [one] 1 Unicorno
   *[other] { $count } Unicorni
  }
card-uu-hand-visible = { $whose ->
    [you] tutti i giocatori possono vedere la tua mano
    [others] tutti i giocatori possono vedere le mani degli altri giocatori
   *[everyone] tutti i giocatori possono vedere tutte le mani
  }
card-uu-hand-limit = { $whose ->
    [you] il tuo limite di mano è di
    [others] il limite di mano di ogni altro giocatore è di
   *[everyone] il limite di mano di ogni giocatore è di
  } { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
card-uu-condition = { $bound ->
    [least] hai almeno { $cards } nella tua Stalla
    [most] hai al massimo { $cards } nella tua Stalla
   *[none] non hai { $cards } nella tua Stalla
  }
card-uu-has = { $bound ->
    [least] hai almeno { $cards } nella tua Stalla
    [most] hai al massimo { $cards } nella tua Stalla
   *[none] non hai { $cards } nella tua Stalla
  }
card-uu-cards-are = { $nth ->
    [it] è { $cards }
   *[other] c’è { $cards } tra { card-uu-those }
  }
card-uu-while = finché { $condition }, { $rule }
card-uu-cannot-do = { $who ->
    [you] non puoi
    [others] gli altri giocatori non possono
   *[everyone] nessun giocatore può
  } { $deed ->
    [destroy] distruggere carte
    [steal] rubare carte
   *[win] vincere la partita
  }
card-uu-hand-limit-by = { $whose ->
    [you] il tuo limite di mano
    [others] il limite di mano di ogni altro giocatore
   *[everyone] il limite di mano di ogni giocatore
  } { $way ->
    [more] aumenta di
   *[less] diminuisce di
  } { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
card-uu-skips = { $whose ->
    [you] salti
    [others] ogni altro giocatore salta
   *[everyone] ogni giocatore salta
  } { $phase ->
    [beginning] l’inizio
    [draw] la fase di pesca
   *[action] la fase di azione
  } dei { $whose ->
    [you] tuoi turni
   *[others] suoi turni
  }
cards-value-two-player = nelle partite a due
cards-value-two-player-help = Disattivato: la carta si toglie quando si gioca in due.
cards-value-named = etichette
cards-value-named-help = Parole che altre carte cercano, non il suo nome: winged, o [winged, small]. Il set dice come si legge ogni etichetta.
