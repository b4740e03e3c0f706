import { paths } from '@/paths';

const { game, admin } = paths;

interface Sampled {
  title: string;
  path: string;
  /** Only the publisher's team opens it. */
  isTeam?: true;
}

/** The pages on which every criterion was tried (rule 27.2). */
export const sample: readonly Sampled[] = [
  { title: 'Accueil du site', path: paths.home },
  { title: 'Nos livres', path: paths.books },
  { title: 'Un livre, Pomme Cannelle', path: paths.book('pomme-cannelle') },
  { title: 'Contact', path: paths.contact },
  { title: 'Libraires', path: paths.trade },
  { title: 'Plan du site', path: paths.siteMap },
  { title: 'Accessibilité', path: paths.accessibility },
  { title: 'Mentions légales', path: game.legal },
  { title: 'Accueil du jeu', path: game.landing },
  { title: 'Connexion et inscription', path: game.login },
  { title: 'Jour 2, morceaux à échanger', path: game.riddle(2) },
  { title: 'Jour 4, lieux à éclairer', path: game.riddle(4) },
  { title: 'Jour 7, cloches à écouter et à sonner', path: game.riddle(7) },
  { title: 'Jour 8, file à ranger', path: game.riddle(8) },
  { title: 'Jour 14, film', path: game.riddle(14) },
  { title: 'Constellation', path: game.constellation },
  { title: "Table d'Honneur", path: game.leaderboard },
  { title: 'Profil', path: game.profile },
  { title: 'Archives', path: game.archives },
  { title: 'Imprimer', path: game.print },
  { title: 'En classe', path: game.class },
  { title: 'Un jour projeté au tableau', path: paths.blackboard(1) },
  { title: "L'équipe, accueil", path: admin.home, isTeam: true },
  { title: "L'équipe, un jour d'une édition", path: admin.editionDay(':code', 8), isTeam: true },
  { title: "L'équipe, livres", path: admin.books, isTeam: true },
];
