import { describe, expect, it } from 'vitest';
import { listen, marked, noteName, strokes, toggled, written, type KeysPlay, type RowPlay } from './rules';

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
  it('keep the strokes in their order, and leave damage out', () => {
    expect(strokes(bells, '2 1')).toEqual([1, 0]);
    expect(strokes(bells, '2 9 x 1 0 22 01 1.5 -1')).toEqual([1, 0]);
    expect(strokes(bells, '1 1 1 2 2')).toEqual([0, 0, 0]);
    expect(written([1, 0])).toBe('2 1');
  });

  it('make a text once every stroke is there', () => {
    expect(listen.answer?.(bells, '2 1')).toBeNull();
    expect(listen.answer?.(bells, '2 1 1')).toBe('2 1 1');
    expect(listen.finishes(bells)).toBe(8);
    const { makes, problems } = listen.examine(bells);
    expect(problems).toEqual([]);
    expect(makes?.('1 2 2')).toBe(true);
    for (const other of ['1 2', '1 2 3', '1 2 2 2', '122']) expect(makes?.(other)).toBe(false);
  });
});

describe('a row of notes', () => {
  it('is marked and unmarked, in the order of its ranks', () => {
    expect(toggled(tune, '04', 2)).toBe('02 04');
    expect(toggled(tune, '02 04', 2)).toBe('04');
    expect(marked(tune, '06 04 07 00 4 02 02 004 04.5')).toEqual([2, 4, 6]);
  });

  it('makes a text once as many are marked as are false', () => {
    expect(listen.answer?.(tune, '02')).toBeNull();
    expect(listen.answer?.(tune, '04 02')).toBe('02 04');
    expect(listen.answer?.(tune, '01 02 04')).toBeNull();
    expect(listen.finishes(tune)).toBe(15);
    expect(listen.examine(tune).makes?.('02 04')).toBe(true);
    for (const other of ['04 02', '2 4', '02 07']) expect(listen.examine(tune).makes?.(other)).toBe(false);
  });

  it('has ninety-nine notes at most', () => {
    const phrases = [Array.from({ length: 99 }, () => 'C5').join(' ')];
    expect(listen.examine({ ...tune, phrases }).problems).toEqual([]);
  });

  it('names its notes in French', () => {
    expect(['C5', 'F#5', 'Bb4'].map(noteName)).toEqual(['do', 'fa dièse', 'si bémol']);
  });
});

describe('what is refused', () => {
  it.each([
    [{ ...bells, shape: 'drum' }, /^shape : shape est « keys » ou « row »$/],
    [{ ...bells, timbre: 'drum' }, /^timbre : est towerBell, glassBell, musicBox$/],
    [{ ...bells, length: 13 }, /^length : vaut 12 au plus$/],
    [
      { ...bells, keys: [{ name: 'grosse', note: 'H3' }, bells.keys[1]] },
      /^keys\.0\.note : n'est pas une note/,
    ],
    [{ ...bells, keys: [bells.keys[0], bells.keys[0]] }, /^keys : une même note y est deux fois$/],
    [{ ...tune, phrases: ['do ré'] }, /^phrases\.0 : est une suite de notes/],
    [{ ...tune, phrases: ['C5 D5 ré'] }, /^phrases\.0 : est une suite de notes/],
    [{ ...tune, count: 6 }, /^count : 6 notes fausses sur 6$/],
    [
      { ...tune, phrases: [Array.from({ length: 100 }, () => 'C5').join(' ')] },
      /^phrases : 100 notes, 99 au plus$/,
    ],
  ])('%j', (data, problem) => {
    const { problems } = listen.examine(data);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });
});
