# L’orologio: ciò che gli operatori leggono nell’amministrazione.
admin-games-overdue = in ritardo
admin-games-failing = con errori
admin-games-settle-now = Risolvi ora
admin-games-settled = { $game } è risolta.
admin-games-not-due = Niente da risolvere in { $game }: non è ancora ora.
admin-games-failed = Non è stato possibile risolvere { $game }: { $error }

# L’orologio di un tavolo: come lo sceglie chi lo apre.
clock-live = Dal vivo
clock-live-explained = Tutti sono presenti. Le decisioni durano secondi.
clock-correspondence = Per corrispondenza
clock-correspondence-explained = Le decisioni durano ore o giorni.
clock-off = Senza orologio
clock-off-explained = Ogni decisione dura quanto serve. Solo per tavoli privati.
clock-turn = Tempo per decidere
clock-turn-explained = Dopo questi secondi il gioco decide al posto del giocatore. Ogni decisione ha il proprio tempo.
clock-neigh = Tempo per rispondere a una carta
clock-neigh-explained = Per questi secondi gli altri possono fermare la carta giocata. Finisce prima se tutti hanno passato.
clock-pause = Pause
clock-pause-explained = Per questi secondi il gioco aspetta, così che tutti vedano che cosa è successo.
clock-chance = Occasioni per le abilità
clock-chance-explained = Per questi secondi il gioco aspetta dove qualcuno può usare un’abilità prima che gli altri agiscano. Nessuno è obbligato.
clock-pace = Ritmo dei bot e degli assenti
clock-pace-explained = Un bot, o un giocatore assente, impiega questi secondi per rispondere, qualunque carta abbia.
