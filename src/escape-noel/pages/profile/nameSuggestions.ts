import { NAME_MAX_LENGTH } from '../../game/forms/knightName';

/** Feminine and masculine: every suffix fits both. */
const nouns = (
  'Lutin, Ourson, Hibou, Grelot, Lapin, Écureuil, Hermine, Chouette, Mésange, Licorne, ' +
  'Marmotte, Étincelle, Comète, Perce-Nuage, Loutre, Biche'
).split(', ');
const suffixes = (
  'des Flocons, des Étoiles, des Cimes, des Bois, du Nord, du Matin, de Givre, de Minuit, ' +
  "d'Argent, d'Hiver, de Velours, de Cannelle"
).split(', ');

export const SUGGESTIONS: readonly string[] = nouns
  .flatMap((noun) => suffixes.map((suffix) => `${noun} ${suffix}`))
  .filter((name) => name.length <= NAME_MAX_LENGTH);

/** @param random a number in [0, 1). @param not the current name, which is not suggested again. */
export function suggestName(random: number, not = ''): string {
  const others = SUGGESTIONS.filter((name) => name !== not);
  return others[Math.floor(random * others.length)] ?? 'Lutin des Cimes';
}
