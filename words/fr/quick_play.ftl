# Partie rapide : comment va la recherche, et ce qui est refusé. $game est le nom du jeu.
news-quick-play-progress = { $search ->
    [friends] { $game } : en attente de vos amis. { $here } sur { $size } sont là.
    [near] { $game } : à la recherche de personnes qui jouent à peu près comme vous.
    [wide] { $game } : la recherche s’élargit à des personnes plus fortes ou moins fortes.
   *[anybody] { $game } : à la recherche de toute personne qui veut jouer.
 }
news-quick-play-matched = { $game } : votre table est prête. La partie a commencé.
news-quick-play-ended = { $reason ->
    [cancelled] { $game } : vous avez arrêté la recherche.
    [silent] { $game } : la recherche est terminée, car votre application n’a plus donné signe de vie.
    [other_game] { $game } : la recherche est terminée, car une autre de vos parties a commencé.
    [card_sets_gone] { $game } : la recherche est terminée, car ces cartes ne peuvent plus être jouées.
    [too_many_tables] { $game } : la recherche est terminée, car vous êtes à trop de tables.
    [banned] { $game } : la recherche est terminée, car ce compte est banni.
   *[failed] { $game } : la recherche est terminée, car aucune table n’a pu être ouverte. Réessayez.
 }

problem-already-waiting-title = Recherche déjà en cours
problem-already-waiting-detail = Vous cherchez déjà une telle partie. Le membre ticket dit où ; terminez d’abord cette recherche, ou continuez-la.
problem-no-such-party-title = Ce groupe n’existe pas
problem-no-such-party-detail = Personne n’attend avec ce code. Demandez-en un nouveau à vos amis.
problem-party-full-title = Le groupe est complet
problem-party-full-detail = Les { $size } amis de ce groupe sont déjà là.
problem-party-differs-title = Vos amis veulent une autre partie
problem-party-differs-detail = Demandez le même jeu, la même horloge et les mêmes jeux de cartes que vos amis, et un nombre de places qui convient à tous.

error-code-or-size = Envoyez soit le code d’un groupe, soit la taille d’un nouveau.

admin-app-matching = Partie rapide
admin-model-ticket = recherche de partie
admin-models-ticket = recherches de partie
admin-field-rated = classée
admin-field-bot = bots qui peuvent compléter
admin-field-party = groupe
admin-choice-waiting = En attente
admin-choice-matched = A une partie
