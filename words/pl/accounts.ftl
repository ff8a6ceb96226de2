# Konta: nazwy, odmowy oraz to, co jest nie tak z nazwą lub hasłem.
account-guest-name = Jednorożec { $number }

problem-token-invalid-title = Nieprawidłowy token
problem-token-invalid-detail = Tego tokenu nie wydała ta usługa albo został zmieniony. Tokeny odświeżania wysyła się do auth/token/refresh, a nie w nagłówku Authorization.
problem-token-expired-title = Token wygasł
problem-token-expired-detail = Token dostępu stracił ważność: pobierz nowy za pomocą tokenu odświeżania i wyślij żądanie jeszcze raz.
problem-credential-ended-title = Wylogowano
problem-credential-ended-detail = Ta sesja lub ten klucz API już nie działa: zaloguj się ponownie albo użyj innego klucza.
problem-sign-in-refused-title = Odmowa logowania
problem-sign-in-refused-detail = Nie ma konta o tej nazwie i z tym hasłem.
problem-account-banned-title = Konto zablokowane
problem-account-banned-detail = To konto zostało zablokowane. Zapytaj operatora usługi.
problem-scope-missing-title = Brak uprawnienia
problem-scope-missing-detail = Ten klucz API nie ma uprawnienia { $scope }.
problem-session-required-title = Nie dla kluczy API
problem-session-required-detail = Może to zrobić tylko zalogowana osoba, a nie klucz API.
problem-username-taken-title = Nazwa zajęta
problem-username-taken-detail = Nazwa użytkownika „{ $username }” należy do kogoś innego.
problem-not-a-guest-title = To nie gość
problem-not-a-guest-detail = To konto ma już nazwę użytkownika i hasło.
problem-guest-has-no-password-title = Jeszcze bez hasła
problem-guest-has-no-password-detail = Gość nie ma hasła: najpierw musi zostać użytkownikiem.
problem-too-many-api-keys-title = Za dużo kluczy API
problem-too-many-api-keys-detail = Limit kluczy API na konto: { $limit }. Najpierw usuń jeden z nich.

error-username-format = Nazwa użytkownika ma od 3 do 30 liter (a–z), cyfr, kropek, łączników lub podkreśleń i zaczyna się literą lub cyfrą.
error-username-taken = Ta nazwa użytkownika należy do kogoś innego.
error-unfit-characters = Użyj widocznych liter, cyfr, znaków lub emoji w jednym wierszu, bez < i >.
error-blank = Nic tu nie widać.
error-wrong-password = To nie jest hasło tego konta.
error-in-the-past = Ta chwila już minęła.
error-password-too-similar = Hasło jest zbyt podobne do nazwy użytkownika.
error-password-too-short = Minimalna liczba znaków hasła: { $limit }.
error-password-too-common = Zbyt wiele osób używa tego hasła.
error-password-entirely-numeric = Hasło nie może składać się z samych cyfr.
error-password-refused = { $reason }

admin-account-banned = Konto zostało zablokowane.
admin-account-unbanned = Konto może znowu działać.
admin-account-signed-out = Wszystkie jego urządzenia zostały wylogowane.
