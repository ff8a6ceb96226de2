# Accounts: names, refusals, and what is wrong with a name or a password.
account-guest-name = Unicorn { $number }

problem-token-invalid-title = Not a valid token
problem-token-invalid-detail = The token was not made by this service or has been changed. Refresh tokens go to auth/token/refresh, not into the Authorization header.
problem-token-expired-title = Token expired
problem-token-expired-detail = The access token is past its time: get a new one with the refresh token, then send the request again.
problem-credential-ended-title = Signed out
problem-credential-ended-detail = This session or API key has ended: sign in again, or use another key.
problem-sign-in-refused-title = Sign-in refused
problem-sign-in-refused-detail = There is no account with this name and password.
problem-account-banned-title = Account banned
problem-account-banned-detail = This account has been banned. Ask the operator of the service.
problem-scope-missing-title = Scope missing
problem-scope-missing-detail = This API key lacks the scope { $scope }.
problem-session-required-title = Not for API keys
problem-session-required-detail = Only a person who signed in may do this, not an API key.
problem-username-taken-title = Name taken
problem-username-taken-detail = The username “{ $username }” belongs to somebody else.
problem-not-a-guest-title = Not a guest
problem-not-a-guest-detail = This account already has a username and a password.
problem-guest-has-no-password-title = No password yet
problem-guest-has-no-password-detail = A guest has no password: become a user first.
problem-too-many-api-keys-title = Too many API keys
problem-too-many-api-keys-detail = An account can have { $limit } API keys: remove one first.

error-username-format = A username has 3 to 30 letters (a to z), digits, dots, hyphens or underscores, and begins with a letter or a digit.
error-username-taken = This username belongs to somebody else.
error-unfit-characters = Use visible letters, digits, signs or emoji on one line, without < and >.
error-blank = There is nothing to see in it.
error-wrong-password = This is not the password of the account.
error-in-the-past = This time has already passed.
error-password-too-similar = The password is too much like the username.
error-password-too-short = The password needs at least { $limit } characters.
error-password-too-common = Too many people use this password.
error-password-entirely-numeric = The password must not be only digits.
error-password-refused = { $reason }

admin-account-banned = The account is banned.
admin-account-unbanned = The account may act again.
admin-account-signed-out = All its devices are signed out.
