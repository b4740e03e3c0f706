import { describe, expect, it } from 'vitest';
import {
  listen,
  marked,
  noteName,
  strokes,
  strokesText,
  toggled,
  type KeysPlay,
  type RowPlay,
} from './rules';

const bells: KeysPlay = {
  kind: 'listen',
  shape: 'keys',
  timbre: 'towerBell',
  length: 3,
  keys: [
    { name: 'grosse', note: 'G3' },
    { name: 'petite', note: 'D5' },
  ],
};
const tune: RowPlay = {
  kind: 'listen',
  shape: 'row',
  timbre: 'musicBox',
  count: 2,
  phrases: ['C5 D5 E5', 'F#5 Bb4 C5'],
};

describe('bells to play back on', () => {
  it('keep the strokes in order, and ignore what is corrupt', () => {
    expect(strokes(bells, '2 1')).toEqual([1, 0]);
    expect(strokes(bells, '2 9 x 1 0 22 01 1.5 -1')).toEqual([1, 0]);
    expect(strokes(bells, '1 1 1 2 2')).toEqual([0, 0, 0]);
    expect(strokesText([1, 0])).toBe('2 1');
  });

  it('give a text to submit once every stroke is there', () => {
    expect(listen.answer?.(bells, '2 1')).toBeNull();
    expect(listen.answer?.(bells, '2 1 1')).toBe('2 1 1');
    expect(listen.answerCount(bells)).toBe(8);
    const { canProduce, problems } = listen.examine(bells);
    expect(problems).toEqual([]);
    expect(canProduce?.('1 2 2')).toBe(true);
    for (const other of ['1 2', '1 2 3', '1 2 2 2', '122']) expect(canProduce?.(other)).toBe(false);
  });
});

describe('a row of notes', () => {
  it('lists the marked notes, sorted by rank', () => {
    expect(toggled(tune, '04', 2)).toBe('02 04');
    expect(toggled(tune, '02 04', 2)).toBe('04');
    expect(marked(tune, '06 04 07 00 4 02 02 004 04.5')).toEqual([2, 4, 6]);
  });

  it('gives a text to submit once as many notes are marked as are false', () => {
    expect(listen.answer?.(tune, '02')).toBeNull();
    expect(listen.answer?.(tune, '04 02')).toBe('02 04');
    expect(listen.answer?.(tune, '01 02 04')).toBeNull();
    expect(listen.answerCount(tune)).toBe(15);
    expect(listen.examine(tune).canProduce?.('02 04')).toBe(true);
    for (const other of ['04 02', '2 4', '02 07'])
      expect(listen.examine(tune).canProduce?.(other)).toBe(false);
  });

  it('has at most ninety-nine notes', () => {
    const phrases = [Array.from({ length: 99 }, () => 'C5').join(' ')];
    expect(listen.examine({ ...tune, phrases }).problems).toEqual([]);
  });

  it('names its notes in French', () => {
    expect(['C5', 'F#5', 'Bb4'].map(noteName)).toEqual(['do', 'fa dièse', 'si bémol']);
  });
});

describe('the check of the edition rejects', () => {
  it.each([
    [{ ...bells, shape: 'drum' }, /^shape\u00a0: est un clavier ou une suite de notes$/],
    [{ ...bells, timbre: 'drum' }, /^timbre\u00a0: n'est pas un instrument du jeu$/],
    [{ ...bells, length: 13 }, /^length\u00a0: vaut 12 au plus$/],
    [
      { ...bells, keys: [{ name: 'grosse', note: 'H3' }, bells.keys[1]] },
      /^keys\.0\.note\u00a0: n'est pas une note/,
    ],
    [{ ...bells, keys: [bells.keys[0], bells.keys[0]] }, /^keys\u00a0: une même note y est deux fois$/],
    [{ ...tune, phrases: ['do ré'] }, /^phrases\.0\u00a0: est une suite de notes/],
    [{ ...tune, phrases: ['C5 D5 ré'] }, /^phrases\.0\u00a0: est une suite de notes/],
    [{ ...tune, count: 6 }, /^count\u00a0: 6 notes fausses sur 6$/],
    [
      { ...tune, phrases: [Array.from({ length: 100 }, () => 'C5').join(' ')] },
      /^phrases\u00a0: 100 notes, 99 au plus$/,
    ],
  ])('%j', (data, problem) => {
    const { problems } = listen.examine(data);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });
});
