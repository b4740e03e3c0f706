import { NAME_MAX_LENGTH } from '../../shared/session/knightName';

/** Who one may be, the feminine and the masculine alike: the second part fits all of them. */
const beings = [
  'Lutin',
  'Ourson',
  'Hibou',
  'Grelot',
  'Lapin',
  'Écureuil',
  'Hermine',
  'Chouette',
  'Mésange',
  'Licorne',
  'Marmotte',
  'Étincelle',
  'Comète',
  'Perce-Nuage',
  'Loutre',
  'Biche',
] as const;
const marks = [
  'des Flocons',
  'des Étoiles',
  'des Cimes',
  'des Bois',
  'du Nord',
  'du Matin',
  'de Givre',
  'de Minuit',
  "d'Argent",
  "d'Hiver",
  'de Velours',
  'de Cannelle',
] as const;

/** Every festive name that fits in a knight's name. */
export const SUGGESTIONS: readonly string[] = beings
  .flatMap((being) => marks.map((mark) => `${being} ${mark}`))
  .filter((name) => name.length <= NAME_MAX_LENGTH);

/**
 * A festive name, « Lutin des Cimes » for instance.
 * @param random a number in [0, 1).
 * @param not the name that stands there already: another one comes.
 */
export function suggestName(random: number, not = ''): string {
  const others = SUGGESTIONS.filter((name) => name !== not);
  return others[Math.floor(random * others.length)] ?? 'Lutin des Cimes';
}
