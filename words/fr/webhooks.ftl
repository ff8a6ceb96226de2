# Webhooks : refus, et ce qui ne va pas dans une adresse.
problem-too-many-webhooks-title = Trop de destinations
problem-too-many-webhooks-detail = Un compte peut avoir { $limit } destinations : supprimez-en une d’abord.
problem-disabled-by-staff-title = Désactivée par l’équipe
problem-disabled-by-staff-detail = L’équipe a désactivé cette destination ; elle seule peut la réactiver. Demandez-lui pourquoi.
problem-webhook-is-disabled-title = La destination est désactivée
problem-webhook-is-disabled-detail = Rien n’est envoyé à cette destination. Activez-la d’abord avec enabled: true.

error-url-malformed = Cette adresse ne peut pas être appelée : il faut une URL avec un hôte, sans nom d’utilisateur, fragment ni espaces.
error-url-not-https = L’adresse doit commencer par https://.
error-url-not-reachable = Cet hôte est introuvable, ou son adresse n’est pas publique.
error-webhook-secret-format = Un secret est whsec_ suivi du base64 de 24 à 64 octets.

admin-webhook-disabled = La destination est désactivée ; son propriétaire en est averti.
admin-webhook-enabled = La destination est de nouveau active.
admin-deliveries-replayed = { $count ->
    [one] Un message est renvoyé.
   *[other] { $count } messages sont renvoyés.
  }

webhook-news = Il y a du nouveau dans votre partie.
