# Comptes : noms, refus, et ce qui ne va pas dans un nom ou un mot de passe.
account-guest-name = Licorne { $number }

problem-token-invalid-title = Jeton non valide
problem-token-invalid-detail = Ce jeton ne vient pas de ce service ou a été modifié. Les jetons de renouvellement vont à auth/token/refresh, pas dans l’en-tête Authorization.
problem-token-expired-title = Jeton expiré
problem-token-expired-detail = Le jeton d’accès a expiré : demandez-en un autre avec le jeton de renouvellement, puis renvoyez la requête.
problem-credential-ended-title = Déconnecté
problem-credential-ended-detail = Cette session ou clé d’API a pris fin : reconnectez-vous ou utilisez une autre clé.
problem-sign-in-refused-title = Connexion refusée
problem-sign-in-refused-detail = Aucun compte n’a ce nom et ce mot de passe.
problem-account-banned-title = Compte banni
problem-account-banned-detail = Ce compte a été banni. Adressez-vous à l’exploitant du service.
problem-scope-missing-title = Droit manquant
problem-scope-missing-detail = Il manque à cette clé d’API le droit { $scope }.
problem-session-required-title = Pas pour les clés d’API
problem-session-required-detail = Seule une personne connectée peut le faire, pas une clé d’API.
problem-username-taken-title = Nom déjà pris
problem-username-taken-detail = Le nom d’utilisateur « { $username } » appartient à quelqu’un d’autre.
problem-not-a-guest-title = Pas un invité
problem-not-a-guest-detail = Ce compte a déjà un nom d’utilisateur et un mot de passe.
problem-guest-has-no-password-title = Pas encore de mot de passe
problem-guest-has-no-password-detail = Un invité n’a pas de mot de passe : il faut d’abord devenir utilisateur.
problem-too-many-api-keys-title = Trop de clés d’API
problem-too-many-api-keys-detail = Un compte peut avoir { $limit } clés d’API : supprimez-en une d’abord.

error-username-format = Un nom d’utilisateur a de 3 à 30 lettres (a à z), chiffres, points, tirets ou tirets bas, et commence par une lettre ou un chiffre.
error-username-taken = Ce nom d’utilisateur appartient à quelqu’un d’autre.
error-unfit-characters = Utilisez des lettres, chiffres, signes ou emojis visibles sur une seule ligne, sans < ni >.
error-blank = Il n’y a rien à voir.
error-wrong-password = Ce n’est pas le mot de passe du compte.
error-in-the-past = Ce moment est déjà passé.
error-password-too-similar = Le mot de passe ressemble trop au nom d’utilisateur.
error-password-too-short = Il faut au moins { $limit } caractères au mot de passe.
error-password-too-common = Trop de gens utilisent ce mot de passe.
error-password-entirely-numeric = Le mot de passe ne peut pas être fait que de chiffres.
error-password-refused = { $reason }

admin-account-banned = Le compte est banni.
admin-account-unbanned = Le compte peut de nouveau agir.
admin-account-signed-out = Tous ses appareils sont déconnectés.
