# Problemy API: co zostało odrzucone i co jest nie tak z polem.
problem-bad-request-title = Nieprawidłowe żądanie
problem-bad-request-detail = Nie udało się zrozumieć żądania.
problem-malformed-json-title = To nie JSON
problem-malformed-json-detail = Treść nie jest poprawnym JSON-em.
problem-invalid-query-title = Nieprawidłowe parametry
problem-invalid-query-detail = { $count ->
    [one] Odrzucono jeden parametr adresu: zobacz errors.
    [few] Odrzucono { $count } parametry adresu: zobacz errors.
   *[other] Odrzucono { $count } parametrów adresu: zobacz errors.
  }
problem-not-authenticated-title = Brak uwierzytelnienia
problem-not-authenticated-detail = Potrzebny jest ważny token lub klucz API w nagłówku Authorization.
problem-permission-denied-title = Niedozwolone
problem-permission-denied-detail = Nie możesz tego zrobić.
problem-not-found-title = Nie znaleziono
problem-not-found-detail = Nic tu nie ma albo nic, co możesz zobaczyć.
problem-method-not-allowed-title = Niedozwolona metoda
problem-method-not-allowed-detail = Ten adres nie przyjmuje tej metody; zobacz nagłówek Allow.
problem-not-acceptable-title = Nie do przyjęcia
problem-not-acceptable-detail = Nie można tu podać żadnego z typów, które przyjmujesz.
problem-body-too-slow-title = Zbyt wolna treść
problem-body-too-slow-detail = Treść nie dotarła na czas; wyślij żądanie ponownie.
problem-body-too-large-title = Zbyt duża treść
problem-body-too-large-detail = Treść jest większa, niż przyjmuje usługa.
problem-unsupported-media-type-title = Nieobsługiwany typ treści
problem-unsupported-media-type-detail = Wyślij treść jako application/json.
problem-validation-failed-title = Nieprawidłowa treść
problem-validation-failed-detail = { $count ->
    [one] Odrzucono jedną rzecz w treści: zobacz errors.
    [few] { $count } rzeczy w treści zostały odrzucone: zobacz errors.
   *[other] { $count } rzeczy w treści zostało odrzuconych: zobacz errors.
  }
problem-throttled-title = Zbyt wiele żądań
problem-throttled-detail = Pytasz zbyt często; spróbuj po czasie podanym w Retry-After.
problem-internal-error-title = Nasz błąd
problem-internal-error-detail = Coś poszło nie tak po naszej stronie. Zapisano to pod identyfikatorem żądania.
problem-unavailable-title = Niedostępne
problem-unavailable-detail = Usługa nie może tego teraz zrobić; spróbuj za chwilę.
problem-idempotency-key-invalid-title = Nieprawidłowy Idempotency-Key
problem-idempotency-key-invalid-detail = Idempotency-Key ma od 1 do 255 widocznych znaków ASCII.
problem-idempotency-key-reused-title = Idempotency-Key już użyty
problem-idempotency-key-reused-detail = Ten Idempotency-Key posłużył do innego żądania. Weź nowy.
problem-still-running-title = Jeszcze trwa
problem-still-running-detail = Pierwsze żądanie z tym Idempotency-Key jeszcze trwa. Wyślij je ponownie za chwilę.

error-missing = To pole jest wymagane.
error-unknown-field = Nie ma tu pola „{ $word }”.{ $nearest ->
    [nothing-near] { "" }
   *[other] { " " }Czy chodziło o „{ $nearest }”?
  }
error-unknown-choice = „{ $word }” nie jest żadną z wartości: { $known }.
error-wrong-type = Oczekiwano: { $expected ->
    [object] obiekt
    [array] lista
    [string] tekst
    [integer] liczba całkowita
    [number] liczba
    [boolean] true lub false
    [null] null
    [time] czas taki jak 2026-01-31T12:00:00Z
    [date] data taka jak 2026-01-31
    [duration] czas trwania taki jak PT30S
    [uuid] UUID
   *[value] inny rodzaj wartości
  }.
error-too-short = { $limit ->
    [one] Potrzebny jest co najmniej jeden znak.
    [few] Potrzebne są co najmniej { $limit } znaki.
   *[other] Potrzeba co najmniej { $limit } znaków.
  }
error-too-long = { $limit ->
    [one] Dozwolony jest najwyżej jeden znak.
    [few] Dozwolone są najwyżej { $limit } znaki.
   *[other] Dozwolone jest najwyżej { $limit } znaków.
  }
error-too-small = Najmniejsza dozwolona wartość to { $limit }.
error-too-large = Największa dozwolona wartość to { $limit }.
error-few-items = { $limit ->
    [one] Potrzebny jest co najmniej jeden element.
    [few] Potrzebne są co najmniej { $limit } elementy.
   *[other] Potrzeba co najmniej { $limit } elementów.
  }
error-many-items = { $limit ->
    [one] Dozwolony jest najwyżej jeden element.
    [few] Dozwolone są najwyżej { $limit } elementy.
   *[other] Dozwolone jest najwyżej { $limit } elementów.
  }
error-bad-format = To nie ma oczekiwanej postaci.
error-bad-characters = Zawiera znaki, których nie można zapisać.
error-invalid = Odrzucono: { $reason }
