# Webhooki: odmowy i to, co jest nie tak z adresem.
problem-too-many-webhooks-title = Za dużo adresów
problem-too-many-webhooks-detail = Konto może mieć { $limit } adresów: najpierw usuń jeden z nich.
problem-disabled-by-staff-title = Wyłączony przez obsługę
problem-disabled-by-staff-detail = Obsługa wyłączyła ten adres; tylko ona może go włączyć. Zapytaj ją o powód.
problem-webhook-is-disabled-title = Adres jest wyłączony
problem-webhook-is-disabled-detail = Na ten adres nic nie jest wysyłane. Najpierw włącz go przez enabled: true.

error-url-malformed = Pod taki adres nie da się wysłać wiadomości: potrzebny jest URL z nazwą hosta, bez nazwy użytkownika, fragmentu i spacji.
error-url-not-https = Adres musi zaczynać się od https://.
error-url-not-reachable = Nie można znaleźć tego hosta albo jego adres nie jest publiczny.
error-webhook-secret-format = Sekret to whsec_, a po nim base64 od 24 do 64 bajtów.

admin-webhook-disabled = Adres jest wyłączony; właściciel został powiadomiony.
admin-webhook-enabled = Adres jest znowu włączony.
admin-deliveries-replayed = { $count ->
    [one] Jedna wiadomość zostanie wysłana ponownie.
    [few] { $count } wiadomości zostaną wysłane ponownie.
    [many] { $count } wiadomości zostanie wysłanych ponownie.
   *[other] { $count } wiadomości zostanie wysłane ponownie.
  }

webhook-news = W twojej grze są nowości.
