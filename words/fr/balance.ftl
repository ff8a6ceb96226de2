# The balance report.
cards-page-balance = Équilibre
cards-link-balance = Rapport d’équilibre
cards-verb-balance = Jouer les parties
cards-balance-help = Des bots rapides jouent quelques centaines de parties avec cette version, à chaque nombre de places, et avec la version publiée à côté. Le rapport dit quelles cartes gagnent trop souvent et lesquelles ne sont jamais jouées. Il ne décide rien : c’est l’épreuve qui décide.
cards-balance-none = Il n’y a pas encore de rapport sur cette version.
cards-balance-refused = On ne peut pas encore jouer avec cette version. { $first }
cards-balance-line = { $state ->
    [waiting] En attente : un seul rapport est joué à la fois…
    [starting] Les parties se préparent…
    [playing] { $done } parties jouées sur { $total } au plus ; encore { $minutes ->
        [0] moins d’une minute
        [one] une minute
       *[other] { $minutes } minutes
      } environ…
    [done] Terminé : { $done } parties.
    [impossible] Ces cartes ne font pas une partie.
   *[broken] Il n’a pas pu être terminé. Voici ce qui a été compté jusque-là.
  }
cards-balance-partial = Résultats partiels : les intervalles sont encore larges et une part de ceci disparaîtra.
cards-balance-older = La version a été modifiée après ce rapport. Il parle des cartes telles qu’elles étaient : rejouez les parties.
cards-balance-of = { $games } parties avec cette version, par { $player } ; { $when }.
cards-balance-against = À côté : { $games } parties avec { $version }.
cards-balance-alone = Aucune version n’est encore publiée : il n’y a rien à comparer, et chaque carte compte comme nouvelle.
cards-balance-new = Ce qui frappe dans les cartes nouvelles et modifiées
cards-balance-new-alone = Ce qui frappe
cards-balance-change = Ce qui diffère encore de { $version }
cards-balance-nothing = Rien au-delà du hasard.
cards-balance-more = … et { $count } de plus.
cards-balance-how = { $count } comparaisons ont été faites. Chaque liste est tenue à une limite si stricte (Holm) qu’un rapport sur vingt seulement nomme quoi que ce soit qui n’est que hasard.
cards-balance-lift-help = « Attendu » est ce que gagne une place avec n’importe quelle carte, aux mêmes nombres de places. Les traits sont des intervalles à 95 %.
cards-balance-cards = Toutes les cartes
cards-balance-games = La partie
cards-balance-reports = Rapports sur ce jeu de cartes
cards-balance-compare = Comparer avec celui-ci
cards-balance-download = Sous forme de données (JSON)
cards-balance-column-card = Carte
cards-balance-column-drawn = Piochée, par partie
cards-balance-column-played = Jouée, par partie
cards-balance-column-stopped = Arrêtée
cards-balance-column-drawn-wins = Gagne si piochée
cards-balance-column-played-wins = Gagne si jouée
cards-balance-column-stopped-wins = Gagne si arrêtée
cards-balance-expected = { $share } % attendus
cards-balance-is-new = nouvelle ou modifiée
cards-balance-plot-cards = Parties gagnées par qui a pioché la carte, en %
cards-balance-plot-cards-played = Parties gagnées par qui a joué la carte, en %
cards-balance-plot-lengths = Réponses par partie, la médiane, selon le nombre de places
cards-balance-plot-endings = Comment finissent les parties, en %
cards-balance-plot-first = Parties gagnées par qui commence, en %, selon le nombre de places
cards-balance-plot-even = pur hasard
cards-balance-plot-expected = attendu
cards-balance-plot-now = cette version
cards-balance-failed = { $count } parties sur { $games } ne sont pas arrivées à leur fin.
cards-balance-never-drawn = { $card } : jamais piochée en { $games } parties.
cards-balance-never-played = { $card } : jamais jouée, bien que piochée { $drawn } fois en { $games } parties.
cards-balance-never-effect = { $card } : son effet n’a jamais servi, bien qu’elle ait été jouée { $played } fois en { $games } parties.
cards-balance-flood = { $card } fait { $share } % de toutes les cartes piochées. Elle noie les autres.
cards-balance-strong = { $card } est forte : qui l’a gagne { $share } % de ses parties ; { $other } % étaient attendus.
cards-balance-weak = { $card } est faible : qui l’a gagne { $share } % de ses parties ; { $other } % étaient attendus.
cards-balance-seldom-played = { $card } : vaut rarement d’être jouée. Elle l’est { $share } % des fois où elle est piochée ; { $usual } % sont habituels.
cards-balance-wins-more = { $card } gagne plus : qui l’a gagne { $share } % de ses parties, et { $other } % avant.
cards-balance-wins-less = { $card } gagne moins : qui l’a gagne { $share } % de ses parties, et { $other } % avant.
cards-balance-played-more = { $card } est jouée plus : { $share } % des fois où elle est piochée, et { $other } % avant.
cards-balance-played-less = { $card } est jouée moins : { $share } % des fois où elle est piochée, et { $other } % avant.
cards-balance-stopped-more = { $card } est arrêtée plus : { $share } % des fois où elle est jouée, et { $other } % avant.
cards-balance-stopped-less = { $card } est arrêtée moins : { $share } % des fois où elle est jouée, et { $other } % avant.
cards-balance-longer = Les parties durent { $share } % de plus.
cards-balance-shorter = Les parties durent { $share } % de moins.
cards-balance-ending-more = Plus de parties finissent ainsi : { $ending }. { $share } %, et { $other } % avant.
cards-balance-ending-less = Moins de parties finissent ainsi : { $ending }. { $share } %, et { $other } % avant.
cards-balance-first-more = Qui commence gagne plus : { $share } % de ses parties ; contre { $other } %.
cards-balance-first-less = Qui commence gagne moins : { $share } % de ses parties ; contre { $other } %.
cards-gate-early = { $done ->
    [yes] ✓ Les cartes nouvelles et modifiées ont d’abord été jouées en { $early } parties : rien à redire.
   *[no] D’abord les cartes nouvelles et modifiées sont jouées, en { $early } parties…
  }
