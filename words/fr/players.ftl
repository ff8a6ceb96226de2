# Players: profiles, blocks, reports.
problem-private-profile-title = Profil privé
problem-private-profile-detail = Les autres ne peuvent pas voir les résultats de ce joueur.
problem-too-many-blocks-title = Trop de blocages
problem-too-many-blocks-detail = Vous avez bloqué { $limit } joueurs, le maximum pour un compte ; débloquez-en d’abord un.
problem-not-yourself-title = C’est vous
problem-not-yourself-detail = Vous ne pouvez ni vous bloquer ni vous signaler vous-même.

error-event-without-game = Un événement demande la partie où il s’est produit.
error-not-played-together = Vous et ce joueur n’avez pas tous deux pris place à cette partie.
error-no-such-season = Cette saison n’existe pas : le numéro d’une saison est son année et son trimestre, et c’est maintenant { $now }.

# The admin: reports, and names that are refused.
admin-app-players = Joueurs
admin-model-report = signalement
admin-models-report = signalements
admin-model-refusedname = nom refusé
admin-models-refusedname = noms refusés
admin-field-text = texte
admin-field-game = partie
admin-field-verdict = décision
admin-field-decided-at = décidé
admin-field-about-shown = à propos de
admin-field-log-shown = ce qui s’est passé
admin-field-anywhere = aussi dans un nom
admin-field-days = jours
admin-choice-display-name = Nom déplacé
admin-choice-stalling = Fait attendre
admin-choice-colluding = Joue de connivence
admin-choice-cheating = Triche
admin-choice-harassing = Harcèle
admin-choice-open = Ouvert
admin-choice-no-case = Sans suite
admin-choice-renamed = Renommé
admin-choice-suspended = Suspendu
admin-verb-rename = Renommer
admin-verb-rename-help = Le compte reçoit un autre nom et ses signalements ouverts sont clos. Les parties jouées gardent l’ancien.
admin-verb-suspend = Suspendre
admin-verb-suspend-help = Le compte est banni pour ce nombre de jours et ses signalements ouverts sont clos. Le bannissement prend fin tout seul.
admin-verb-dismiss = Sans suite
admin-verb-dismiss-help = Rien n’est fait au compte. Ses signalements ouverts sont clos.
admin-report-decided = Décidé : les signalements ouverts sur ce compte sont clos.
