/* Data of the publisher, like `publisher.ts`, that a few pages show: they alone load them (2 kB). */

/**
 * `/escape-noel/reglement`, apart from what changes each year, which is in the edition (rule 15.17). To be read by a lawyer, and by the
 * retailer's terms, before the contest opens (docs/guide-equipe.md).
 */
export const contestRules = {
  exclusions:
    "L'équipe de la maison et ses proches ne participent pas. Un seul compte par personne\u00A0; participer est gratuit, sans obligation d'achat.",
  minors:
    "Un enfant participe avec un adulte qui exerce sur lui l'autorité parentale\u00A0: c'est cet adulte qui publie l'avis, nous écrit et reçoit le lot.",
  condition:
    "Laisser un avis sincère, bon ou mauvais, sur un de nos livres, et nous en envoyer la capture. Un avis critique vaut autant qu'un avis élogieux. Un compte a un seul avis, même si plusieurs chevaliers y jouent. La photo donne des points dans le jeu, mais aucune chance de plus au tirage.",
  draw: [
    "La liste de ces numéros est fixée à la fin du concours, et son empreinte publiée ici\u00A0: un avis retiré ou un compte supprimé ensuite n'y change rien.",
    "La graine du tirage est annoncée avant la fin du concours\u00A0: ce sont les numéros gagnants du premier Loto qui suit cette fin, écrits dans l'ordre croissant, numéro chance compris, sans zéro devant, avec une espace entre deux. Personne ne peut les connaître d'avance.",
    "Les numéros sont classés par l'empreinte SHA-256 de «\u00A0graine:numéro\u00A0»\u00A0: les premiers gagnent. La graine, le nombre de participations et l'empreinte de leur liste sont publiés sur cette page, pour que chacun puisse refaire le tirage.",
    'Les gagnants sont prévenus par courriel dans la semaine. Sans réponse sous quinze jours, le lot va au numéro suivant.',
  ],
  data: "L'adresse de courriel du compte sert à prévenir les gagnants, et leur adresse postale à envoyer le lot\u00A0: elle n'est gardée que le temps de l'envoi.",
} as const;

/** Mandatory content of « Mentions légales » and « Vie privée » (LCEN, article 6; RGPD, article 13). */
export const legal = {
  company: "Éditions Plume d'Étoile",
  form: 'Société par actions simplifiée au capital de 10 000 €',
  address: "24, rue de l'Étoile-du-Soir, 00000 Ville-d'Hiver",
  registration: "R.C.S. Ville-d'Hiver 000 000 000",
  vatNumber: 'FR 00 000000000',
  phone: '01 99 00 24 24',
  publicationDirector: 'Aurore Lanterne',
  host: {
    name: 'Hébergeur des Nuages',
    address: '1, chemin du Vent, 00000 Ville-des-Nuages',
    phone: '01 99 00 12 12',
  },
  /** Processes the accounts and the progress on behalf of the publisher. */
  database: { name: 'Supabase', place: 'Union européenne (Francfort)' },
  emailService: 'EmailJS',
  privacyEmail: 'donnees@plume-etoile.example',
  /** The editions' purge date (rule 1.8). */
  purge: 'le 31 janvier qui suit le jeu',
} as const;

/** For bookshops (`/libraires`). */
export const trade = {
  distributor: 'Diffusion du Petit Jour',
  orders: 'commandes@petit-jour.example',
  phone: '01 99 00 36 36',
  terms: [
    'Remise de 36\u00A0%, 40\u00A0% à partir de dix exemplaires, port compris dès cinq.',
    'Retours acceptés entre le troisième et le douzième mois, sans accord préalable.',
    'Offices deux fois par an, en mars et en octobre\u00A0; chaque office peut être refusé.',
  ],
} as const;

/** For schools (`/enseignants`). */
export const schools = {
  email: 'ecoles@plume-etoile.example',
  visits: [
    "Une demi-journée, deux ou trois classes l'une après l'autre, au tarif de la Charte des auteurs et illustrateurs jeunesse.",
    "L'école prend en charge le trajet et le repas\u00A0; nous prêtons les originaux à exposer.",
    "Comptez deux mois entre votre demande et la visite, et lisez l'album avec les enfants avant ce jour-là.",
  ],
  specimen:
    "Un exemplaire par école et par an, contre une enveloppe à l'adresse de l'établissement\u00A0: dites-nous le titre et le niveau.",
} as const;

/** For journalists (`/presse`). */
export const press = {
  contact: 'Églantine Sourdine',
  email: 'presse@plume-etoile.example',
  phone: '01 99 00 24 25',
  house: [
    "Plume d'Étoile est une maison d'albums illustrés pour les enfants de 2 à 9 ans. Elle publie peu, deux ou trois titres par an, écrits et dessinés par six auteurs qui se connaissent.",
    "Ses livres parlent de ce qui est grand quand on est petit\u00A0: la nuit, la rentrée, la colère, une grand-mère qui n'est plus là. Ils sont faits pour être lus à voix haute, et relus.",
  ],
  game: 'Chaque mois de décembre, Escape Noël ouvre une énigme par jour, du 1er au 24, à résoudre en famille ou en classe pour rendre sa lumière à la nuit. Il est gratuit, sans publicité, et se joue sans compte.',
} as const;

/** Portals of independent bookshops, which find a book by its ISBN. */
export const bookshops = [
  {
    name: 'Place des Libraires',
    bookUrl: (isbn: string) => `https://www.placedeslibraires.fr/livre/${isbn}`,
  },
  {
    name: 'Librairies indépendantes',
    bookUrl: (isbn: string) => `https://www.librairiesindependantes.com/product/${isbn}/`,
  },
  {
    name: 'LesLibraires.fr',
    bookUrl: (isbn: string) => `https://www.leslibraires.fr/recherche/?q=${isbn}`,
  },
] as const;
