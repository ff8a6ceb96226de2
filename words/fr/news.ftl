# Ce que dit le journal d’un compte. $game est le nom du jeu.
news-your-turn = { $game } : une question vous attend.
news-window-opened = { $game } : vous pouvez intervenir maintenant.
news-game-started = { $game } : votre partie a commencé.
news-game-finished = { $ending ->
    [won] { $game } : la partie est finie. Vous gagnez !
    [lost] { $game } : la partie est finie. Vous ne gagnez pas.
    [abandoned] { $game } : votre partie s’est arrêtée sans résultat.
   *[nobody] { $game } : la partie est finie. Personne ne gagne.
 }
news-rematch-offered = { $game } : quelqu’un veut rejouer avec vous.
news-seat-removed = { $game } : l’hôte vous a retiré de la table.
news-other = { $game } : il y a du nouveau à votre table.
