# Account: nomi, rifiuti, e che cosa non va in un nome o in una password.
account-guest-name = Unicorno { $number }

problem-token-invalid-title = Token non valido
problem-token-invalid-detail = Questo token non è stato creato da questo servizio o è stato modificato. I token di rinnovo vanno a auth/token/refresh, non nell’intestazione Authorization.
problem-token-expired-title = Token scaduto
problem-token-expired-detail = Il token di accesso è scaduto: chiedine un altro con il token di rinnovo e rimanda la richiesta.
problem-credential-ended-title = Sessione chiusa
problem-credential-ended-detail = Questa sessione o chiave API è terminata: accedi di nuovo o usa un’altra chiave.
problem-sign-in-refused-title = Accesso rifiutato
problem-sign-in-refused-detail = Non c’è nessun account con questo nome e questa password.
problem-account-banned-title = Account bandito
problem-account-banned-detail = Questo account è stato bandito. Rivolgiti al gestore del servizio.
problem-scope-missing-title = Permesso mancante
problem-scope-missing-detail = A questa chiave API manca il permesso { $scope }.
problem-session-required-title = Non per chiavi API
problem-session-required-detail = Può farlo solo una persona che ha effettuato l’accesso, non una chiave API.
problem-username-taken-title = Nome già preso
problem-username-taken-detail = Il nome utente «{ $username }» appartiene a qualcun altro.
problem-not-a-guest-title = Non è un ospite
problem-not-a-guest-detail = Questo account ha già un nome utente e una password.
problem-guest-has-no-password-title = Ancora senza password
problem-guest-has-no-password-detail = Un ospite non ha una password: prima deve diventare un utente.
problem-too-many-api-keys-title = Troppe chiavi API
problem-too-many-api-keys-detail = Un account può avere { $limit } chiavi API: prima eliminane una.

error-username-format = Un nome utente ha da 3 a 30 lettere (dalla a alla z), cifre, punti, trattini o trattini bassi, e comincia con una lettera o una cifra.
error-username-taken = Questo nome utente appartiene a qualcun altro.
error-unfit-characters = Usa lettere, cifre, segni o emoji visibili su una sola riga, senza < e >.
error-blank = Non c’è nulla da vedere.
error-wrong-password = Questa non è la password dell’account.
error-in-the-past = Questo momento è già passato.
error-password-too-similar = La password somiglia troppo al nome utente.
error-password-too-short = La password deve avere almeno { $limit } caratteri.
error-password-too-common = Troppe persone usano questa password.
error-password-entirely-numeric = La password non può avere solo cifre.
error-password-refused = { $reason }

admin-account-banned = L’account è bandito.
admin-account-unbanned = L’account può agire di nuovo.
admin-account-signed-out = Tutti i suoi dispositivi sono disconnessi.
