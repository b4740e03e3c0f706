import { RIDDLE_COUNT } from '../../shared/rules/days';

export function collectionText(count: number): string {
  return `Collection : ${count} ${count === 1 ? 'artefact collecté' : 'artefacts collectés'}`;
}

export function encouragement(count: number): string {
  return count >= RIDDLE_COUNT
    ? 'Félicitations ! Tu as collecté tous les artefacts sacrés !'
    : 'Continue ta quête pour découvrir tous les secrets de Noël.';
}
