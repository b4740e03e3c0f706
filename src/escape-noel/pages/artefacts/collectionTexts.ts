import { RIDDLE_COUNT } from '../../game/rules/days';

export const collectionText = (count: number): string =>
  `Collection : ${count} ${count === 1 ? 'artefact collecté' : 'artefacts collectés'}`;

export const encouragement = (count: number): string =>
  count >= RIDDLE_COUNT
    ? 'Félicitations ! Tu as collecté tous les artefacts sacrés !'
    : 'Continue ta quête pour découvrir tous les secrets de Noël.';
