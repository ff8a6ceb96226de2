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
problem-too-many-api-keys-title = Za dużo kluczy API
problem-too-many-api-keys-detail = Limit kluczy API na konto: { $limit }. Najpierw usuń jeden z nich.
problem-no-password-title = Jeszcze bez hasła
problem-no-password-detail = To konto nie ma hasła. Dostaje je wraz z nazwą użytkownika (me/upgrade) albo dzięki kodowi z poczty (auth/recovery).
problem-proof-required-title = Pokaż, kim jesteś
problem-proof-required-detail = Sam token tu nie wystarczy. Pokaż ponownie, kim jesteś: hasłem, kodem z poczty albo tokenem połączonej tożsamości.
problem-code-refused-title = Kod nieprzyjęty
problem-code-refused-detail = Kod jest błędny, już użyty, za stary, przeznaczony do czegoś innego albo próbowano go zbyt wiele razy. Poproś o nowy.
problem-email-taken-title = Adres zajęty
problem-email-taken-detail = Inne konto ma ten adres e-mail. Zaloguj się na nie albo najpierw usuń z niego adres.
problem-mail-off-title = Bez poczty
problem-mail-off-detail = Ta usługa nie wysyła poczty: jej operator nie ustawił żadnego serwera pocztowego.
problem-no-email-title = Brak adresu
problem-no-email-detail = To konto nie ma adresu e-mail.
problem-last-way-in-title = Ostatnie wejście
problem-last-way-in-detail = Bez niego nikt nie mógłby się już zalogować na to konto. Najpierw dodaj inny sposób logowania.
problem-identity-token-refused-title = Token tożsamości nieprzyjęty
problem-identity-token-refused-detail = Token tożsamości nie został przyjęty; errors[] mówi dlaczego. Weź nowy od jego wystawcy.
problem-identity-taken-title = Tożsamość zajęta
problem-identity-taken-detail = Ta tożsamość należy do innego konta. Zaloguj się nią na tamto konto.
problem-too-many-identities-title = Za dużo tożsamości
problem-too-many-identities-detail = Liczba tożsamości konta może wynosić najwyżej { $limit }: najpierw odłącz jedną.
problem-issuer-unavailable-title = Wystawca nieosiągalny
problem-issuer-unavailable-detail = Wystawca tego tokenu jest nieosiągalny, więc tokenu nie można sprawdzić. Spróbuj nieco później; kto jest zalogowany, pozostaje zalogowany.

error-username-format = Nazwa użytkownika ma od 3 do 30 liter (a–z), cyfr, kropek, łączników lub podkreśleń i zaczyna się literą lub cyfrą.
error-reserved-name = Ta nazwa należy do naszych botów albo do nas. Wybierz inną.
error-refused-name = Tej nazwy nie można tu używać.
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
error-email-format = To nie jest adres e-mail, na który możemy pisać: nazwa@example.org, w ASCII.
error-identity-malformed = To nie jest czytelny token tożsamości albo brakuje w nim tego, co musi zawierać (iss, sub, aud, exp, iat, nonce).
error-identity-forged = Żaden klucz wystawcy nie podpisał tego tokenu.
error-identity-audience = Token powstał dla innej aplikacji.
error-identity-expired = Token stracił ważność.
error-identity-issuer = Ten token pochodzi od innego wystawcy.
error-identity-nonce = Nonce nie jest tym, który jest w tokenie.
error-identity-used = Ten token został już użyty.
error-identity-stale = Token jest za stary, by pokazać, kim jesteś teraz.
error-identity-not-linked = Ta tożsamość nie jest połączona z twoim kontem.

admin-session-ended = Urządzenie jest wylogowane.
admin-key-removed = Klucz API jest usunięty.
admin-identity-unlinked = Tożsamość jest odłączona.
admin-account-banned = Konto zostało zablokowane.
admin-account-unbanned = Konto może znowu działać.
admin-account-signed-out = Wszystkie jego urządzenia zostały wylogowane.
admin-sign-in-held-back-title = Poczekaj chwilę
admin-sign-in-throttled = Zbyt wiele prób logowania. Spróbuj ponownie za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}.
admin-sign-in-unavailable = W tej chwili nie można się zalogować. Spróbuj ponownie za chwilę.
