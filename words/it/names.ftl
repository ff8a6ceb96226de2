# Nomi che i giochi condividono.
name-reason-last-seat-left = Tutti gli altri si sono arresi
name-status-lobby = In attesa di giocatori
name-status-running = In corso
name-status-finished = Finita
name-status-abandoned = Abbandonata
name-access-public = Pubblica
name-access-private = Privata
name-role-host = Chi ospita
name-role-bot = Bot
name-role-ready = Pronto
name-role-consents = Ha accettato le opzioni
name-role-away = Assente
name-role-conceded = Si è arreso
name-role-spectator = Spettatore
