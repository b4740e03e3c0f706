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
