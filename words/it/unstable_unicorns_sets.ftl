# Che cosa serve a un set di carte prima di essere pubblicato.
issue-uu-needs-babies = Otto giocatori scelgono un Unicorno Baby ciascuno: servono almeno { $least } copie di tipo baby_unicorn, ce ne sono { $found }.
issue-uu-needs-unicorns = Nessuno può vincere: servono almeno { $least } unicorni nel mazzo, ce ne sono { $found }.
issue-uu-needs-instants = Nessuno può nitrire: non c’è nessuna copia di tipo instant.
issue-uu-needs-deck = Il mazzo è troppo piccolo per otto giocatori: servono almeno { $least } copie, ce ne sono { $found }.
issue-uu-needs-two-player-babies = In due giocatori, almeno { $least } Unicorni Baby devono essere two_player, ce ne sono { $found }.
issue-uu-needs-two-player-unicorns = In due giocatori nessuno può vincere: almeno { $least } unicorni devono essere two_player, ce ne sono { $found }.
issue-uu-needs-two-player-instants = In due giocatori nessuno può nitrire: nessuna copia di tipo instant è two_player.
issue-uu-needs-two-player-deck = In due giocatori il mazzo è troppo piccolo: almeno { $least } copie devono essere two_player, ce ne sono { $found }.
issue-uu-neigh-share = { $neighs } delle { $copies } carte del mazzo sono carte Mahiii!: { $share } %. Per un mazzo misto si consiglia circa il { $advised } %.
