import { paths } from '@/paths';

/** In the footers of the site and of the game; the law asks for the state of conformity in the link itself (rule 27.1). */
export const legalLinks = [
  { to: paths.game.privacy, label: 'Vie privée' },
  { to: paths.game.legal, label: 'Mentions légales' },
  { to: paths.siteMap, label: 'Plan du site' },
  { to: paths.accessibility, label: 'Accessibilité : partiellement conforme' },
] as const;
