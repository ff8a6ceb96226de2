# Card sets: refusals, checks, and the pages of the admin.
cards-not-a-draft = Seul un brouillon peut être modifié : cette version est publiée ou n’existe plus.
cards-not-published = Seule une version publiée peut être retirée.
cards-draft-exists = { $slug } a déjà un brouillon. Publiez-le ou abandonnez-le d’abord.
cards-stale = { $who } a enregistré à { $when } pendant que vous modifiiez. Rien n’a été écrasé : vos changements sont encore dans ce formulaire ; rechargez la page pour voir le nouvel état.
cards-not-allowed = Vous ne pouvez pas faire cela. Demandez un autre groupe.
cards-nothing-new = Il n’y a rien de nouveau : la version { $number } dit exactement la même chose.
cards-still-broken = { $count ->
    [one] Un problème l’empêche : { $first }
   *[other] { $count } problèmes l’empêchent. Le premier : { $first }
  }
cards-gate-not-passed = Le brouillon dans son état actuel n’a pas encore réussi l’épreuve.
cards-another-set = Le fichier est du jeu « { $found } » ; ce brouillon est de « { $expected } ».
cards-no-tables = Aucune table ne peut être ouverte ici.
cards-import-again = L’essai est trop ancien ou a été fait ailleurs : choisissez de nouveau le fichier.
cards-face-taken = Une autre carte a l’id « { $face } ».
cards-slug-taken = Un autre jeu de cartes a cet id.
cards-default-stands-alone = Ce jeu en étend d’autres : seul un jeu qui se suffit à lui-même peut être celui par défaut.
cards-image-too-large = L’image est trop lourde : { $limit } Mo au plus.
cards-image-too-wide = L’image est trop large ou trop haute : { $limit } pixels par côté au plus.
cards-image-not-one = Ce n’est pas une image que nous acceptons : envoyez du PNG, du JPEG ou du WebP.

cards-gate-never-ends = Une partie ne s’est pas terminée : une carte fait quelque chose qui ne s’arrête jamais.
cards-gate-child-died = Les parties n’ont pas pu être jouées jusqu’au bout. Réessayez ; si cela persiste, le journal du worker dit pourquoi.
cards-gate-line = { $state ->
    [waiting] En attente d’un worker libre…
    [starting] Les parties se préparent…
    [playing] { $done } parties jouées sur { $total }…
    [passed] Réussi : { $total } parties, aucune infraction.
    [failed] Refusé après { $done } parties sur { $total }.
   *[broken] N’a pas pu être terminé ({ $done } parties sur { $total }).
  }

cards-done-cloned = Un brouillon a été fait à partir { DE($source) }.
cards-done-retired = { $version } est retirée : les nouvelles parties ne la prennent plus, celles en cours la gardent.
cards-done-discarded = Le brouillon a été abandonné.
cards-done-published = { $version } est publiée : les nouvelles parties se jouent avec elle dès maintenant.
cards-done-imported = Le fichier a été appliqué au brouillon.

cards-verb-clone = Cloner en brouillon
cards-verb-restore = Restaurer en brouillon
cards-verb-try = Essayer
cards-verb-retire = Retirer
cards-verb-discard = Abandonner le brouillon
cards-verb-gate = Jouer les parties d’épreuve
cards-verb-publish = Publier
cards-sure = Êtes-vous sûr ?

cards-link-cards = Cartes
cards-link-diff = Différences
cards-link-import = Importer
cards-link-export = Exporter { $kind }
cards-link-publish = Vérifier et publier
cards-link-history = Historique
cards-link-back = Retour à la version

cards-page-diff = différences
cards-page-import = import
cards-page-publish = vérifier et publier
cards-page-new-set = Nouveau jeu de cartes

cards-diff-with = Comparé à { $other }.
cards-diff-first = Il n’y a rien à comparer : tout est nouveau.
cards-diff-same = Rien n’est différent.
cards-import-help = Un fichier de jeu de cartes, YAML, JSON ou CSV, tel que l’export l’écrit. Il est d’abord seulement essayé ; rien n’est changé.
cards-import-try = Essai à blanc
cards-import-apply = Appliquer au brouillon
cards-import-refused = { $count ->
    [one] Le fichier a une erreur ; rien n’a été changé.
   *[other] Le fichier a { $count } erreurs ; rien n’a été changé.
  }
cards-import-more = … et { $count } de plus.
cards-import-would = Le fichier n’a pas d’erreur. Il changerait ceci :
cards-publish-looks = Un regard sur tout le jeu
cards-publish-clean = Tout est en ordre.
cards-publish-games = Parties avec ce brouillon
cards-publish-games-help = Quelques centaines de parties sont jouées avec le brouillon, pour chaque nombre de joueurs. On peut publier quand aucune règle n’est enfreinte et que toutes les parties se terminent.
cards-publish-reproduce = Pour le revoir :
cards-problems = Problèmes
cards-warnings = Bon à savoir
cards-glance = { $cards } cartes, { $copies } exemplaires
cards-languages-complete = Complètes : { $languages }
cards-live-problems = { $count ->
    [0] Aucun problème.
    [one] Un problème :
   *[other] { $count } problèmes :
  }
cards-add-card = Ajouter une carte
cards-search-everywhere = Chercher dans toutes les versions
cards-save = Enregistrer

cards-gate-never-played = Cette carte n’a jamais été jouée en { $games } parties.
cards-gate-never-effect = Son effet n’a jamais été utilisé en { $games } parties.
cards-help-extends = Les jeux pour lesquels celui-ci est fait : il se joue avec l’un d’eux, il est vérifié et essayé avec chacun. Aucun : il se suffit à lui-même.
cards-help-tags = Ce qu’on lit pour chaque étiquette, selon la langue, une par ligne. Exemple : { $example }
cards-help-more-copies = Combien d’exemplaires ce jeu ajoute à des cartes des jeux sous lui, une carte par ligne. Exemple : { $example }
cards-help-mixes = D’autres jeux avec lesquels celui-ci se joue bien, une liste par mélange ; ce jeu n’est pas nommé. Exemple : { $example }
cards-label-extends = Étend
cards-label-tags = Étiquettes
cards-label-more-copies = Exemplaires en plus
cards-label-mixes = Mélanges
cards-checked-with = Vérifié avec { $sets }
cards-extends = Étend { $sets }
