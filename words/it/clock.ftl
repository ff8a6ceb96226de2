# L’orologio: ciò che gli operatori leggono nell’amministrazione.
admin-games-overdue = in ritardo
admin-games-failing = con errori
admin-games-settle-now = Risolvi ora
admin-games-settled = { $game } è risolta.
admin-games-not-due = Niente da risolvere in { $game }: non è ancora ora.
admin-games-failed = Non è stato possibile risolvere { $game }: { $error }
