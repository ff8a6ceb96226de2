# Players: profiles, blocks, reports.
problem-private-profile-title = Profil privé
problem-private-profile-detail = Les autres ne peuvent pas voir les résultats de ce joueur.
problem-too-many-blocks-title = Trop de blocages
problem-too-many-blocks-detail = Vous avez bloqué { $limit } joueurs, le maximum pour un compte ; débloquez-en d’abord un.
problem-not-yourself-title = C’est vous
problem-not-yourself-detail = Vous ne pouvez ni vous bloquer ni vous signaler vous-même.

error-event-without-game = Un évènement demande la partie où il s’est produit.
error-not-played-together = Vous et ce joueur n’avez pas tous deux pris place à cette partie.
error-no-such-season = Cette saison n’existe pas : le numéro d’une saison est son année et son trimestre, et c’est maintenant { $now }.
