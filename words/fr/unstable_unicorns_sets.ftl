# Ce qu’il faut à un jeu de cartes avant d’être publié.
issue-uu-needs-babies = Huit joueurs choisissent chacun un Bébé licorne : il faut au moins { $least } exemplaires de type baby_unicorn, il y en a { $found }.
issue-uu-needs-unicorns = Personne ne peut gagner : il faut au moins { $least } licornes dans la pioche, il y en a { $found }.
issue-uu-needs-instants = Personne ne peut hennir : il n’y a aucun exemplaire de type instant.
issue-uu-needs-deck = La pioche est trop petite pour huit joueurs : il faut au moins { $least } exemplaires, il y en a { $found }.
issue-uu-needs-two-player-babies = À deux joueurs, au moins { $least } Bébés licornes doivent être two_player, il y en a { $found }.
issue-uu-needs-two-player-unicorns = À deux joueurs, personne ne peut gagner : au moins { $least } licornes doivent être two_player, il y en a { $found }.
issue-uu-needs-two-player-instants = À deux joueurs, personne ne peut hennir : aucun exemplaire de type instant n’est two_player.
issue-uu-needs-two-player-deck = À deux joueurs, la pioche est trop petite : au moins { $least } exemplaires doivent être two_player, il y en a { $found }.
issue-uu-neigh-share = { $neighs } des { $copies } cartes de la pioche sont des cartes Huuue : { $share } %. Pour une pioche mélangée, on conseille environ { $advised } %.
