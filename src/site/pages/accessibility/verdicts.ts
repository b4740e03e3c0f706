/** The number of each criterion, with the reason of its verdict; docs/rgaa.md says how it was tried. */
type Reasons = Readonly<Record<string, string>>;

/** Criteria that every page of the sample respects. */
export const CONFORMING: Reasons = {
  '1.1':
    "Chaque image, dessin et ciel porteur d'information a un texte\u00a0: couvertures, doubles pages, images d'énigmes, pièces des jeux, étoiles.",
  '1.2': "Les décors ont une alternative vide ou sont masqués aux technologies d'assistance.",
  '1.3':
    "Les textes ont été relus un par un sur l'échantillon\u00a0: ils disent ce que l'on voit, et ce qu'il faut pour résoudre l'énigme.",
  '1.6':
    "Les doubles pages portent leur texte entier\u00a0; les images d'énigmes ont «\u00a0Description de l'image\u00a0»\u00a0; le ciel a la liste de ses fragments.",
  '1.7': "Les descriptions disent la même chose que l'image, lettre à lettre quand l'énigme le demande.",
  '1.9':
    "Les deux exemples de «\u00a0En classe\u00a0» sont des figures dont la légende est reliée à l'image.",
  '2.1': "Le seul cadre est l'aperçu du jeu, dans l'atelier\u00a0: il a un titre.",
  '2.2': '«\u00a0Aperçu du jeu\u00a0» dit ce que le cadre contient.',
  '3.1':
    'Un jour résolu, une erreur, un champ obligatoire, un choix ont aussi un texte, un signe ou une forme.',
  '3.2': '4,5 pour 1 au moins (3 pour les grands titres), mesuré de jour et de nuit, sur les dégradés aussi.',
  '3.3':
    "3 pour 1 au moins pour les bords des champs, les cases, les points du carrousel, les icônes et l'anneau du focus.",
  '4.1': 'Les sons ont une transcription et le film une description, juste en dessous.',
  '4.2': "Elles disent chaque son et chaque dessin, dans l'ordre, sans donner la réponse.",
  '4.7':
    'La question du jour annonce le son ou le film, et le bouton «\u00a0Transcription\u00a0» ou «\u00a0Description de la vidéo\u00a0» le suit.',
  '4.10': 'Aucun son ne part sans un geste\u00a0; «\u00a0Couper le son\u00a0» reste sur la page.',
  '4.11':
    'Les lecteurs sont ceux du navigateur\u00a0: lecture, pause, volume et position au clavier comme à la souris.',
  '4.13':
    'Les lecteurs audio et vidéo sont les éléments natifs du navigateur, avec leurs noms et leurs états.',
  '5.4': 'Le catalogue des libraires, le classement, les grilles à imprimer et ce tableau ont une légende.',
  '5.5': 'Chaque légende dit ce que le tableau contient.',
  '5.6': "Les en-têtes de colonnes et de lignes sont des éléments d'en-tête avec leur portée.",
  '5.7': 'Les tableaux sont simples\u00a0: la portée de chaque en-tête suffit.',
  '6.1': 'Chaque lien se comprend seul\u00a0; ceux qui ouvrent un onglet le disent.',
  '6.2': "Aucun lien n'est vide.",
  '7.1':
    "Boutons, interrupteurs, curseurs, fenêtres et plateaux de jeu ont un nom, un rôle et un état, lus dans l'arbre d'accessibilité.",
  '7.2':
    "Sans scripts, les livres se lisent\u00a0; le jeu et le formulaire disent qu'il en faut et donnent une adresse.",
  '7.3': 'Tout se fait au clavier, les jeux compris, et à la souris.',
  '7.4':
    "Aucun choix dans une liste ni aucun focus ne change de page\u00a0; un départ automatique est annoncé et s'arrête.",
  '7.5':
    "Résultats de recherche, copies, envois, erreurs et progrès du jeu sont des messages de statut ou d'alerte.",
  '8.1': 'Toutes les pages commencent par le type de document HTML.',
  '8.2': "Le code généré des pages de l'échantillon passe le validateur sans erreur.",
  '8.3': 'Chaque page déclare sa langue.',
  '8.4': 'La langue déclarée est le français.',
  '8.5': 'Chaque page a un titre.',
  '8.6':
    "Le titre nomme la page puis le site\u00a0; dans l'atelier, il nomme le jour, l'édition ou le livre.",
  '8.9': "Aucune balise n'est employée pour sa seule apparence, aucun paragraphe n'est vide.",
  '8.10': "Les noms des joueurs, qui peuvent s'écrire de droite à gauche, portent leur sens de lecture.",
  '9.1': 'Un titre de niveau 1 par page, et aucun niveau sauté.',
  '9.2': 'En-tête, navigation, contenu principal et pied de page sont dans leurs éléments.',
  '9.3': 'Les liens, les livres, les portes et les choix sont dans des listes.',
  '9.4': 'Les extraits et les avis de presse sont dans des blocs de citation.',
  '10.1': "La présentation n'est que dans les feuilles de styles.",
  '10.2': 'Sans feuilles de styles, tout ce qui se voyait reste présent.',
  '10.3': "Sans feuilles de styles, l'ordre reste celui de la lecture.",
  '10.4': "À 200\u00a0%, même dans une fenêtre de 320\u00a0px, aucun texte n'est coupé.",
  '10.5': 'La page déclare ensemble sa couleur de texte et de fond, et les champs les leurs.',
  '10.6': 'Les liens dans un texte sont soulignés.',
  '10.7': 'Un anneau entoure chaque élément qui reçoit le focus.',
  '10.8': 'Ce qui est masqué est fermé, décoratif, ou le piège à robots du formulaire.',
  '10.9': 'Aucune consigne ne repose sur la seule place ou la seule forme.',
  '10.10':
    'Là où une énigme parle de haut, de gauche ou de droite, la description et les noms des boutons le disent aussi.',
  '10.11':
    'À 320\u00a0px de large et à 256\u00a0px de haut, rien ne demande de défiler dans deux sens, hors le tableau du catalogue et les doubles pages.',
  '10.12': "Avec des espacements augmentés, aucun texte n'est coupé ni recouvert.",
  '11.1': 'Chaque champ a une étiquette.',
  '11.2': 'Chaque étiquette dit ce qui est attendu.',
  '11.3': 'La même information porte la même étiquette, ou une étiquette de même sens.',
  '11.4': "L'étiquette est juste au-dessus de son champ, ou à sa droite pour une case.",
  '11.5': "Dans l'atelier, les réponses, les médias et les défis sont regroupés.",
  '11.6': 'Chaque groupe de champs a une légende.',
  '11.7': 'Chaque légende dit ce que le groupe contient.',
  '11.9': "Chaque bouton dit ce qu'il fait, et à quoi\u00a0: «\u00a0Retirer l'élément 3\u00a0».",
  '11.10':
    "L'étoile des champs obligatoires est expliquée avant le premier, la forme d'une adresse est donnée, et l'erreur est écrite sous le champ, reliée à lui.",
  '11.11': "L'erreur d'une adresse ou d'un mot de passe dit la forme attendue.",
  '11.12':
    "Supprimer un compte demande confirmation\u00a0; l'atelier garde les versions, et un jour se rejoue.",
  '11.13': 'Nom, adresse e-mail et mots de passe ont leur remplissage automatique.',
  '12.1': 'Un menu et un plan du site.',
  '12.2':
    "Le menu est à la même place dans toutes les pages du site, et dans toutes celles du jeu\u00a0; un jour projeté au tableau n'en a pas.",
  '12.3': 'Le plan du site mène, en un ou deux liens, à chaque page.',
  '12.4': "«\u00a0Plan du site\u00a0» est dans le pied de page de toutes les pages, hors l'écran du tableau.",
  '12.6': "Chaque zone est un repère que l'on atteint ou que l'on passe.",
  '12.7': '«\u00a0Aller au contenu\u00a0» est le premier lien de chaque page.',
  '12.8': "L'ordre du focus est celui de la lecture, vérifié à deux largeurs.",
  '12.9':
    'Aucun piège\u00a0: on entre dans chaque jeu et on en sort avec la touche Tab, et Échap ferme les fenêtres.',
  '12.11': "Les menus et les fenêtres qu'ouvre un bouton s'atteignent au clavier.",
  '13.1':
    "Les départs automatiques s'arrêtent avec «\u00a0Rester ici\u00a0»\u00a0; les messages passagers restent écrits dans la page\u00a0; une session se renouvelle seule.",
  '13.2': "Un onglet ne s'ouvre qu'en suivant un lien qui l'annonce.",
  '13.3':
    "Le catalogue en tableur (CSV) est du texte, avec une ligne d'en-têtes, et aussi un tableau de la page Libraires\u00a0; les feuilles à imprimer sont des PDF balisés, en français, avec un titre.",
  '13.4': 'La page Libraires et les pages des livres disent ensemble ce que le fichier contient.',
  '13.8':
    'Le carrousel a un bouton de pause\u00a0; «\u00a0Mode calme\u00a0», dans «\u00a0Confort de lecture\u00a0», arrête neige, étoiles et décors.',
  '13.9': 'Le contenu reste entier en portrait et en paysage.',
  '13.10': 'Ce qui se glisse, se pince ou se trace se fait aussi par des boutons ou des pressions simples.',
  '13.11': "Une pression n'agit qu'au relâchement, ou s'annule.",
};

/** Criteria that a page of the sample does not respect: what fails, and the way around it. */
export const FAILING: Reasons = {
  '4.5':
    "Le film du jour 14 n'a pas d'audiodescription. Sa description écrite, complète, est sous le film et dans ses sous-titres.",
};

/** Criteria without an object on the pages of the sample. */
export const NOT_APPLICABLE: Reasons = {
  '1.4': "Aucun CAPTCHA\u00a0; les images d'énigmes sont décrites comme les autres.",
  '1.5': 'Aucun CAPTCHA.',
  '1.8':
    "Les seules images de texte sont le logo, les couvertures, les doubles pages et les captures d'écran, à reproduire telles quelles.",
  '4.3': "Le seul film est muet, et les sons n'ont pas d'image.",
  '4.4': "Le seul film est muet, et les sons n'ont pas d'image.",
  '4.6': 'Aucune audiodescription.',
  '4.8': 'Aucun média non temporel\u00a0: les jeux sont des pages, le ciel est une image.',
  '4.9': 'Aucun média non temporel.',
  '4.12': 'Aucun média non temporel.',
  '5.1': 'Aucun tableau complexe.',
  '5.2': 'Aucun tableau complexe.',
  '5.3': 'Aucun tableau de mise en forme.',
  '5.8': 'Aucun tableau de mise en forme.',
  '8.7': 'Aucun passage dans une autre langue, hors les noms propres et les mots passés en français.',
  '8.8': 'Aucun passage dans une autre langue.',
  '10.13': "Rien n'apparaît au survol ni au focus, hors les infobulles du navigateur.",
  '10.14': "Aucun contenu n'apparaît par les seuls styles.",
  '11.8': "Aucune liste de choix n'a d'options à regrouper.",
  '12.5':
    "La recherche de «\u00a0Nos livres\u00a0» ne porte que sur le catalogue\u00a0: le site n'a pas de moteur de recherche.",
  '12.10': "Aucun raccourci d'une seule touche de caractère.",
  '13.5': 'Aucun contenu cryptique\u00a0: ni émoticône, ni dessin de caractères.',
  '13.6': 'Aucun contenu cryptique.',
  '13.7': 'Aucun flash ni changement brusque de luminosité.',
  '13.12': "Rien n'emploie le mouvement de l'appareil.",
};
