// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { playEdition } from '@/api/journey';
import { storedDay } from '@/testing/solvedDay';
import { visitorStorage } from './browserProgress';
import {
  addTraveller,
  changeTraveller,
  chooseTraveller,
  completedCount,
  isEmptied,
  removeTraveller,
} from './changeTravellers';
import { isEveningNew } from './knights';
import { lightShown } from './lightShown';
import { startEdition } from './playedEdition';
import { isTraveller, playingTraveller, travellers } from './travellers';
import { typedAnswersOf, typedLetter } from './typedAnswers';
import { storeWaiting, waitingAnswers } from './waitingAnswers';

const KNIGHT = '00000000-0000-4000-8000-000000000001';
const FIRST = { id: null, name: '', portrait: 1 };
const SECOND = 'voyageur-2';
const day = { ...storedDay, completed: true } as const;

/** Stores something of every kind under a player's keys. */
function playAs(owner: string | null): void {
  if (isTraveller(owner))
    for (const edition of [null, '2023']) {
      const storage = visitorStorage(edition, owner);
      storage.progress.write({ 3: day });
      storage.hints(3).write([1]);
      storage.wrongAnswers.write({ 4: ['lune'] });
      storage.finalSentence.write({ hints: [], solved: { sentence: '…', letter: '…', revealed: false } });
      storage.certificateName.write('Léa');
    }
  const typed = typedAnswersOf(null, owner);
  for (const text of [typed.answer(5), typed.board(5), typed.bonusAnswer(5), typed.finalSentence])
    text.write('griffonnage');
  typedLetter(owner).write({ message: 'griffonnage' });
  lightShown(null, owner).write(1);
  storeWaiting({ player: owner, edition: '2024', day: 5 }, 'plume', null);
}

const keys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
const keysOf = (owner: string) => keys().filter((key) => key.endsWith(`-${owner}`));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  playEdition('2024');
});

test('a browser has one traveller, whose keys have not changed (rule 28.14)', () => {
  expect(travellers.read()).toEqual([FIRST]);
  expect(playingTraveller.read()).toBeNull();
  playAs(null);
  expect(keys().toSorted()).toEqual([
    'brouillon-jeu',
    'escape-noel-certificat',
    'escape-noel-certificat-2023',
    'escape-noel-defi-5',
    'escape-noel-draft-5',
    'escape-noel-essais',
    'escape-noel-essais-2023',
    'escape-noel-feast',
    'escape-noel-feast-2023',
    'escape-noel-hints-3',
    'escape-noel-hints-3-2023',
    'escape-noel-lumiere',
    'escape-noel-play-5',
    'escape-noel-progress',
    'escape-noel-progress-2023',
    'escape-noel-sentence',
    'escape-noel-waiting',
  ]);
});

test('nothing of one traveller is found under another', () => {
  playAs(null);
  for (const edition of [null, '2023']) {
    const storage = visitorStorage(edition, SECOND);
    expect(storage.progress.read().size + storage.hints(3).read().length).toBe(0);
    expect(storage.finalSentence.read().solved).toBeNull();
    expect(storage.wrongAnswers.read()).toEqual({});
    expect(storage.certificateName.read()).toBe('');
  }
  expect(typedAnswersOf(null, SECOND).all.some((each) => each.read() !== '')).toBe(false);
  expect(typedLetter(SECOND).isWritten()).toBe(false);
});

test('a browser has six travellers at most, and a damaged one does not lose the others', () => {
  const added = Array.from({ length: 6 }, (_, index) => addTraveller(`Enfant ${index}`, 2));
  expect(added).toEqual([SECOND, 'voyageur-3', 'voyageur-4', 'voyageur-5', 'voyageur-6', undefined]);
  localStorage.setItem(
    'escape-noel-voyageurs',
    JSON.stringify([{ id: 'voyageur-9' }, { id: 'voyageur-3', name: 'Tom', portrait: 4 }, 7]),
  );
  expect(travellers.read()).toEqual([FIRST, { id: 'voyageur-3', name: 'Tom', portrait: 4 }]);
  localStorage.setItem('escape-noel-voyageurs', '{oops');
  expect(travellers.read()).toEqual([FIRST]);
});

test.each(['local', 'session', 'waiting'])(
  'a number is not used again while anything of it is stored: %s',
  (place) => {
    if (place === 'local') visitorStorage('2023', SECOND).hints(1).write([1]);
    if (place === 'session') typedAnswersOf(null, SECOND).answer(1).write('lune');
    if (place === 'waiting') storeWaiting({ player: SECOND, edition: '2024', day: 1 }, 'lune', null);
    expect(addTraveller('Tom', 2)).toBe('voyageur-3');
  },
);

describe('To take a traveller away', () => {
  beforeEach(() => {
    addTraveller('Tom', 2);
    changeTraveller(null, { name: 'Léa', portrait: 5 });
    for (const owner of [null, SECOND, KNIGHT]) playAs(owner);
    localStorage.setItem('escape-noel-calm', 'true');
  });

  test('erases everything of it, of every edition, and nothing of another; the first one then plays', () => {
    chooseTraveller(SECOND);
    const others = keys().filter((key) => !key.endsWith(SECOND));
    removeTraveller(SECOND);
    expect(keysOf(SECOND)).toEqual([]);
    expect(keys().toSorted()).toEqual(others.filter((key) => key !== 'escape-noel-voyageur').toSorted());
    expect(waitingAnswers.read().map(({ player }) => player)).toEqual([null, KNIGHT]);
    expect(travellers.read()).toEqual([{ id: null, name: 'Léa', portrait: 5 }]);
    expect(playingTraveller.read()).toBeNull();
    expect(addTraveller('Zoé', 2)).toBe(SECOND);
  });

  test('erases of the first one its own things alone: it stays, without a name', () => {
    removeTraveller(null);
    expect(completedCount(null)).toBe(0);
    expect(keys().filter((key) => !/-(?:voyageur-2|0{8}-.*)$/.test(key))).toEqual([
      'escape-noel-voyageurs',
      'escape-noel-waiting',
      'escape-noel-calm',
    ]);
    expect(travellers.read()).toEqual([FIRST, { id: SECOND, name: 'Tom', portrait: 2 }]);
    expect(completedCount(SECOND)).toBe(2);
  });
});

test('a traveller is empty without a day, a sentence or a waiting answer of any edition', () => {
  expect(isEmptied(SECOND)).toBe(true);
  visitorStorage(null, SECOND).hints(1).write([1]);
  expect(isEmptied(SECOND)).toBe(true);
  visitorStorage('2023', SECOND).progress.write({ 3: day });
  expect([completedCount(SECOND), isEmptied(SECOND), isEmptied(null)]).toEqual([1, false, true]);
  visitorStorage('2023', SECOND).forgetDays([3]);
  expect(isEmptied(SECOND)).toBe(true);
  storeWaiting({ player: SECOND, edition: '2024', day: 1 }, 'lune', null);
  expect(isEmptied(SECOND)).toBe(false);
});

test('« Recommencer le voyage » is of one traveller', () => {
  playAs(null);
  playAs(SECOND);
  visitorStorage(null, SECOND).forget();
  expect(visitorStorage(null, SECOND).progress.read().size).toBe(0);
  expect(typedAnswersOf(null, SECOND).answer(5).read()).toBe('');
  expect(visitorStorage(null, null).progress.read().size).toBe(1);
  expect(typedAnswersOf(null, null).answer(5).read()).toBe('griffonnage');
});

test('when another edition is played, what is stored of every traveller moves to the one before', () => {
  startEdition('2024');
  visitorStorage(null, null).progress.write({ 1: day });
  visitorStorage(null, 'voyageur-4').progress.write({ 2: day });
  typedAnswersOf(null, 'voyageur-4').answer(7).write('griffonnage');
  startEdition('2025');
  expect([null, 'voyageur-4'].map((id) => isTraveller(id) && completedCount(id))).toEqual([1, 1]);
  expect(visitorStorage(null, 'voyageur-4').progress.read().size).toBe(0);
  expect(visitorStorage('2024', 'voyageur-4').progress.read().has(2)).toBe(true);
  expect(visitorStorage('2024', null).progress.read().has(1)).toBe(true);
  expect(typedAnswersOf('2024', 'voyageur-4').answer(7).read()).toBe('griffonnage');
});

test('a choice lasts for an evening, apart from those of an account', () => {
  chooseTraveller(SECOND);
  expect([playingTraveller.read(), isEveningNew(null), isEveningNew(KNIGHT)]).toEqual([SECOND, false, true]);
  chooseTraveller(null);
  expect(playingTraveller.read()).toBeNull();
});
