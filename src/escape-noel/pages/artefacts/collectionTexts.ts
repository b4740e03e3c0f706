import { RIDDLE_COUNT } from '../../shared/rules/days';

/** What stands over the progress bar. */
export function collectionText(count: number): string {
  return `Collection : ${count} ${count === 1 ? 'artefact collecté' : 'artefacts collectés'}`;
}

/** What stands under it. */
export function encouragement(count: number): string {
  return count >= RIDDLE_COUNT
    ? 'Félicitations ! Tu as collecté tous les artefacts sacrés !'
    : 'Continue ta quête pour découvrir tous les secrets de Noël.';
}

const dayFormat = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' });

/** « 3 décembre 2024 », with « 1er » as it is written in French. */
export function collectedOn(date: Date): string {
  return dayFormat.format(date).replace(/^1 /, '1er ');
}
