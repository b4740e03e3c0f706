import { paths, type EditionPaths } from '@/paths';

/** Links for families and teachers other than the riddles: in the menu of small screens and in the footer (rule 7.11). */
export const moreLinks = (here: EditionPaths) => [
  { to: paths.game.tables, label: 'Tables rondes' },
  { to: paths.game.class, label: 'En classe' },
  { to: here.print, label: 'Imprimer' },
  { to: here.transfer, label: 'Emporter mon voyage' },
];
