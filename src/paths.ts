const GAME = '/escape-noel';
const ARCHIVES = `${GAME}/archives`;
const ADMIN = `${GAME}/admin`;
const PREVIEWS = `${ADMIN}/apercu`;
const EDITIONS = `${ADMIN}/editions`;
const BOOKS = `${ADMIN}/livres`;
const TABLES = `${GAME}/table`;
const CLASS = `${GAME}/classe`;
/** The parameter of the login page that opens its sign-up form. */
export const SIGN_UP = 'inscription';

/** The pages of an edition. @param root the address of its home. */
const editionPaths = (root: string) => ({
  landing: root,
  riddles: `${root}/jour`,
  riddle: (day: number) => `${root}/jour/${day}`,
  constellation: `${root}/constellation`,
  final: `${root}/final`,
  leaderboard: `${root}/classement`,
  artefacts: `${root}/artefacts`,
  /** The pages on which a visitor's journey leaves for another device, or arrives (rules 20). */
  transfer: `${root}/reprendre`,
  /** With « ?jour=3 », that day alone. */
  print: `${root}/imprimer`,
});

export type EditionPaths = ReturnType<typeof editionPaths>;

export const paths = {
  home: '/',
  books: '/books',
  /** The page of a book. */
  book: (slug: string) => `/books/${slug}`,
  /** The page of a person who writes or draws books. */
  person: (slug: string) => `/auteurs/${slug}`,
  about: '/about',
  /** For bookshops. */
  trade: '/libraires',
  /** For teachers. */
  schools: '/enseignants',
  /** For journalists. */
  press: '/presse',
  contact: '/contact',
  /** Every page of the site and the game (rule 27.3). */
  siteMap: '/plan-du-site',
  /** The declaration of accessibility (rules 27). */
  accessibility: '/accessibilite',
  /** Takes the service worker away (rule 22.8). No page of the application: the build alone writes it. */
  swOff: '/sw-off',
  game: {
    ...editionPaths(GAME),
    login: `${GAME}/login`,
    /** The login page, on its sign-up form. */
    signUp: `${GAME}/login?${SIGN_UP}`,
    profile: `${GAME}/profile`,
    /** The choice of the knight that plays (rules 28). */
    knights: `${GAME}/qui-joue`,
    password: `${GAME}/mot-de-passe`,
    privacy: `${GAME}/vie-privee`,
    legal: `${GAME}/mentions-legales`,
    contest: `${GAME}/avis`,
    contestRules: `${GAME}/reglement`,
    contact: `${GAME}/contact`,
    archives: ARCHIVES,
    tables: TABLES,
    /** With a table's code as its fragment, an invitation. */
    joinTable: `${TABLES}/rejoindre`,
    /** A teacher's page (rules 25). */
    class: CLASS,
    /** The teacher's pack, to print. */
    classPack: `${CLASS}/dossier`,
  },
  /** A round table. */
  roundTable: (id: number | ':id') => `${TABLES}/${id}`,
  /** A day, or the sky of the class, to project (rule 25.2). */
  blackboard: (subject: number | 'ciel' | ':subject') => `${CLASS}/tableau/${subject}`,
  /** A day that a class's account rehearses (rule 25.8). */
  rehearsal: (day: number | ':rehearsed') => `${CLASS}/repetition/${day}`,
  /** The pages of the publisher's team. */
  admin: {
    home: ADMIN,
    preview: (code: string) => `${PREVIEWS}/${code}`,
    stats: `${ADMIN}/stats`,
    /** With « ?jour=3 », the answers of that day. */
    refusedAnswers: `${ADMIN}/reponses-refusees`,
    messages: `${ADMIN}/messages`,
    books: BOOKS,
    /** The form of a book. */
    book: (slug: string) => `${BOOKS}/${slug}`,
    accounts: `${ADMIN}/comptes`,
    contest: `${ADMIN}/concours`,
    visits: `${ADMIN}/frequentation`,
    editions: EDITIONS,
    /** An edition of the workshop. */
    edition: (code: string) => `${EDITIONS}/${code}`,
    editionDay: (code: string, day: number | ':day') => `${EDITIONS}/${code}/jour/${day}`,
    editionVersions: (code: string) => `${EDITIONS}/${code}/versions`,
    compare: `${ADMIN}/comparer`,
  },
  /** The game inside the frame of a preview. */
  previewed: (code: string) => editionPaths(`${PREVIEWS}/${code}/jeu`),
  /** A past edition. */
  archive: (code: string) => editionPaths(`${ARCHIVES}/${code}`),
} as const;

/** In the footers of the site and of the game; the law asks for the state of conformity in the link itself (rule 27.1). */
export const legalLinks = [
  { to: paths.game.privacy, label: 'Vie privée' },
  { to: paths.game.legal, label: 'Mentions légales' },
  { to: paths.siteMap, label: 'Plan du site' },
  { to: paths.accessibility, label: 'Accessibilité : partiellement conforme' },
] as const;

/** The feed of new titles, which the build writes. Not in `paths`, which every page loads. */
export const NEW_TITLES = '/nouveautes.xml';

/** The picture of a book for social networks, which the build makes. */
export const cardPath = (slug: string): string => `/cards/${slug}.jpg`;

/** Of the site: with the game's, the only addresses that one with capitals is corrected to. */
export const sitePaths: readonly string[] = [
  paths.home,
  paths.books,
  paths.about,
  paths.trade,
  paths.schools,
  paths.press,
  paths.contact,
  paths.siteMap,
  paths.accessibility,
  paths.swOff,
];

/**
 * The addresses of pages, as a regular expression. Never corrected outside them: `//evil.example/A` in lower case is another site's
 * address.
 */
export const KNOWN_PATHS = `^(?:${sitePaths.join('|')}|${GAME})/?$|^${GAME}/|^/(?:books|auteurs)/[a-z0-9-]+$`;

/** The address of a page that one with capitals means; null for any other. */
export function lowerCasePath(pathname: string): string | null {
  const lowerCase = pathname.toLowerCase();
  return pathname !== lowerCase && new RegExp(KNOWN_PATHS).test(lowerCase) ? lowerCase : null;
}

/** Behind the address of the game's home: leads on to the day to play (the shortcut of the installed game). */
export const TODAY_HASH = '#jour';

/** Behind the address of the constellation: its final sentence. */
export const SENTENCE_HASH = '#phrase';

/** Behind the address of the constellation: the sky itself. */
export const SKY_HASH = '#ciel';

/** Behind the address of the final page: its certificate. */
export const CERTIFICATE_HASH = '#certificat';

/** The code of the past edition that an address is inside of; null elsewhere. */
export const archiveCode = (pathname: string): string | null =>
  pathname.startsWith(`${ARCHIVES}/`) ? pathname.slice(ARCHIVES.length + 1).split('/', 1)[0] || null : null;

/** The code of the edition whose previewed game an address is inside of; null elsewhere. */
export const previewedCode = (pathname: string): string | null =>
  /^\/escape-noel\/admin\/apercu\/([^/]+)\/jeu(?:\/|$)/.exec(pathname)?.[1] ?? null;

/** True if an address is a page of the publisher's team. */
export const isAdminPath = (pathname: string): boolean =>
  pathname === ADMIN || pathname.startsWith(`${ADMIN}/`);

/** Rule 3.13: `/escape-noel` and the addresses under it. */
export function isGamePath(pathname: string): boolean {
  return pathname === paths.game.landing || pathname.startsWith(`${paths.game.landing}/`);
}
