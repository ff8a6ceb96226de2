# Lo que un conjunto de cartas necesita antes de publicarse.
issue-uu-needs-babies = Ocho jugadores eligen un Bebé unicornio cada uno: hacen falta al menos { $least } copias de tipo baby_unicorn, hay { $found }.
issue-uu-needs-unicorns = Nadie puede ganar: hacen falta al menos { $least } unicornios en el mazo de robo, hay { $found }.
issue-uu-needs-instants = Nadie puede relinchar: no hay ninguna copia de tipo instant.
issue-uu-needs-deck = El mazo de robo es demasiado pequeño para ocho jugadores: hacen falta al menos { $least } copias, hay { $found }.
issue-uu-needs-two-player-babies = Para dos jugadores, al menos { $least } Bebés unicornio deben ser two_player, hay { $found }.
issue-uu-needs-two-player-unicorns = Para dos jugadores nadie puede ganar: al menos { $least } unicornios deben ser two_player, hay { $found }.
issue-uu-needs-two-player-instants = Para dos jugadores nadie puede relinchar: ninguna copia de tipo instant es two_player.
issue-uu-needs-two-player-deck = Para dos jugadores el mazo de robo es demasiado pequeño: al menos { $least } copias deben ser two_player, hay { $found }.
issue-uu-neigh-share = { $neighs } de las { $copies } cartas del mazo de robo son cartas de Relincho: { $share } %. Para un mazo mezclado se aconseja alrededor del { $advised } %.
