// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Browser from './browserProgress';
import type * as Played from './playedEdition';
import type * as TypedAnswers from './typedAnswers';

const day = (answer: string, changes: object = {}) => ({
  completed: true,
  score: 3,
  hints_used: 1,
  completed_at: '2026-12-01T10:00:00.000Z',
  answer,
  ...changes,
});
const sentence = (text: string) => ({ sentence: text, letter: 'Petit chevalier…', revealed: false });

/** Stored values, by key. */
const stored = (storage: Storage) => Object.fromEntries(Object.entries(storage));
const put = (values: Record<string, unknown>) => {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
};
const readKey = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const storedDays = (key: string) => Object.keys(readKey(key) ?? {}).map(Number);

/** The browser refuses to store some values. */
function refuse(isRefused: (key: string, value: string) => boolean): void {
  const real = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: (key: string, value: string) => {
      if (isRefused(key, value)) throw new DOMException('refused', 'QuotaExceededError');
      real.setItem(key, value);
    },
  });
}

let played: typeof Played;
let browser: typeof Browser;
let answers: typeof TypedAnswers;

/** A page load: modules remember nothing of the page before. */
async function load(): Promise<void> {
  vi.resetModules();
  [played, browser, answers] = await Promise.all([
    import('./playedEdition'),
    import('./browserProgress'),
    import('./typedAnswers'),
  ]);
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await load();
});
afterEach(() => vi.unstubAllGlobals());

describe('At the first visit in a new edition', () => {
  test('everything moves to the keys of the edition that ends, and nothing else', () => {
    put({
      'escape-noel-edition': '2026',
      'escape-noel-progress': { 1: day('ombre'), 24: day('lune') },
      'escape-noel-hints-1': [101, 102],
      'escape-noel-hints-7': [701],
      'escape-noel-essais': { 3: ['un renard'] },
      'escape-noel-feast': { hints: ['Lis.'], solved: sentence('La phrase') },
      'escape-noel-calm': true,
    });
    answers.typedAnswersOf(null, null).answer(3).write('presque');
    answers.typedAnswersOf(null, null).board(5).write('0123');
    answers.typedAnswersOf(null, null).bonusAnswer(1).write('Lisb');
    answers.typedAnswersOf(null, null).finalSentence.write('La phr');
    const typed = stored(sessionStorage);
    const before = stored(localStorage);

    played.startEdition('2027');
    expect(stored(localStorage)).toEqual({
      'escape-noel-edition': '"2027"',
      'escape-noel-calm': 'true',
      ...Object.fromEntries(
        ['progress', 'hints-1', 'hints-7', 'essais', 'feast'].map((key) => [
          `escape-noel-${key}-2026`,
          expect.any(String),
        ]),
      ),
    });
    expect(readKey('escape-noel-progress-2026')).toMatchObject({ 1: day('ombre'), 24: day('lune') });
    for (const key of ['hints-1', 'hints-7', 'essais', 'feast'])
      expect(localStorage.getItem(`escape-noel-${key}-2026`)).toBe(before[`escape-noel-${key}`]);
    expect(stored(sessionStorage)).toEqual(
      Object.fromEntries(Object.entries(typed).map(([key, text]) => [`${key}-2026`, text])),
    );
    expect(browser.visitorStorage(null, null).progress.read().size).toBe(0);
    expect(browser.visitorStorage(null, null).hints(1).read()).toEqual([]);
    expect(browser.visitorStorage('2026', null).progress.read().size).toBe(2);
  });

  test('a second reply changes nothing, and what is stored meanwhile stays', () => {
    put({ 'escape-noel-edition': '2026', 'escape-noel-progress': { 1: day('ombre') } });
    played.startEdition('2027');
    put({ 'escape-noel-progress': { 2: day('lampe') }, 'escape-noel-hints-3': [301] });
    const before = stored(localStorage);
    played.startEdition('2027');
    expect(stored(localStorage)).toEqual(before);
  });

  test('a browser that knows no edition keeps what it stores for the one that is played', () => {
    put({ 'escape-noel-progress': { 1: day('ombre') }, 'escape-noel-hints-1': [101] });
    played.startEdition('2026');
    expect(readKey('escape-noel-edition')).toBe('2026');
    expect(storedDays('escape-noel-progress')).toEqual([1]);
    expect(localStorage).toHaveLength(3);
  });

  test('what the archives store already is joined: a day stays as it was completed first', () => {
    put({
      'escape-noel-edition': '2026',
      'escape-noel-progress': { 1: day('ombre'), 2: day('lampe') },
      'escape-noel-hints-2': [201, 202],
      'escape-noel-hints-3': [301],
      'escape-noel-feast': { hints: ['Lis.', 'Relis.'], solved: null },
      'escape-noel-progress-2026': { 2: day('lanterne', { score: 5 }), 9: day('neige') },
      'escape-noel-hints-2-2026': [201],
      'escape-noel-hints-3-2026': [301, 302],
      'escape-noel-feast-2026': { hints: [], solved: sentence('La phrase') },
    });
    played.startEdition('2027');
    expect(readKey('escape-noel-progress-2026')).toMatchObject({
      1: { answer: 'ombre' },
      2: { answer: 'lampe', score: 3 },
      9: { answer: 'neige' },
    });
    expect(readKey('escape-noel-hints-2-2026')).toEqual([201, 202]);
    expect(readKey('escape-noel-hints-3-2026')).toEqual([301, 302]);
    expect(readKey('escape-noel-feast-2026')).toEqual({
      hints: ['Lis.', 'Relis.'],
      solved: sentence('La phrase'),
    });
    expect(storedDays('escape-noel-progress')).toEqual([]);
  });

  test('of what is damaged the valid part moves, and the rest is not read as the new edition', () => {
    put({
      'escape-noel-edition': '2026',
      'escape-noel-progress': { 1: day('ombre'), 2: { completed: 'oui' } },
    });
    localStorage.setItem('escape-noel-hints-1', 'oops');
    localStorage.setItem('escape-noel-feast', '{');
    played.startEdition('2027');
    expect(storedDays('escape-noel-progress-2026')).toEqual([1]);
    expect(Object.keys(stored(localStorage))).toEqual(['escape-noel-edition', 'escape-noel-progress-2026']);
  });

  test('a damaged code reads as none: nothing moves to a wrong place', () => {
    localStorage.setItem('escape-noel-edition', '{');
    put({ 'escape-noel-progress': { 1: day('ombre') } });
    played.startEdition('2027');
    expect(storedDays('escape-noel-progress')).toEqual([1]);
  });

  test('a full storage loses nothing: room is made before the last try', () => {
    put({
      'escape-noel-edition': '2026',
      'escape-noel-progress': { 1: day('ombre') },
      'escape-noel-hints-1': [101],
    });
    const real = localStorage;
    const size = () => Object.values(stored(real)).join('').length;
    const limit = size() + 40;
    refuse((key, value) => size() - (real.getItem(key) ?? '').length + value.length > limit);
    played.startEdition('2027');
    vi.unstubAllGlobals();
    expect(storedDays('escape-noel-progress-2026')).toEqual([1]);
    expect(readKey('escape-noel-hints-1-2026')).toEqual([101]);
  });

  test('days that the browser refused to store are of the edition that ends, as long as the page', () => {
    refuse(() => true);
    played.startEdition('2026');
    browser.visitorStorage(null, null).progress.write({ 4: day('porte') });
    played.startEdition('2027');
    expect([...browser.visitorStorage(null, null).progress.read().keys()]).toEqual([]);
    expect([...browser.visitorStorage('2026', null).progress.read().keys()]).toEqual([4]);
  });

  test('a late reply that names the edition before loses nothing of either', () => {
    put({ 'escape-noel-edition': '2026', 'escape-noel-progress': { 1: day('ombre') } });
    played.startEdition('2027');
    put({ 'escape-noel-progress': { 2: day('lampe') } });
    played.startEdition('2026');
    expect(storedDays('escape-noel-progress')).toEqual([1]);
    expect(storedDays('escape-noel-progress-2027')).toEqual([2]);
    played.startEdition('2027');
    expect(storedDays('escape-noel-progress')).toEqual([2]);
    expect(storedDays('escape-noel-progress-2026')).toEqual([1]);
  });
});
