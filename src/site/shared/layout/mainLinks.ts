import { paths } from '@/paths';

/** The links of the header (specified) and of the footer. */
export const mainLinks = [
  { to: paths.home, label: 'Accueil' },
  { to: paths.books, label: 'Nos livres' },
  { to: paths.game.landing, label: 'Escape Noël' },
  { to: paths.about, label: 'À propos' },
  { to: paths.contact, label: 'Contact' },
] as const;
