import { describe, expect, test } from 'vitest';
import { normalizeAnswer } from '../../src/lib/normalizeAnswer.ts';
import { editionFolder } from './folders.ts';
import { readEdition } from './seed.ts';
import { riddleOf } from './testEdition.ts';

const edition = await readEdition(editionFolder('2023'));
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** The first paragraph of a day's question. */
const puzzleOf = (day: number) => riddleOf(edition, day).question.split('\n\n')[0] ?? '';
const answersOf = (day: number) => riddleOf(edition, day).answers;
const plainAnswers = (day: number) => answersOf(day).map(normalizeAnswer);
const letters = (text: string) => normalizeAnswer(text).split('').toSorted().join('');

/** Describes a line: « 1211 » is one 1, one 2, two 1. */
const describeLine = (line: string) =>
  line.replaceAll(/(\d)\1*/g, (group, figure: string) => `${group.length}${figure}`);

/** Every order of some items. */
function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, place) => orders(items.toSpliced(place, 1)).map((rest) => [first, ...rest]));
}

describe('Answers of the 2023 edition follow from what it shows', () => {
  test('day 2: the answer rhymes with each line', () => {
    const ends = [...puzzleOf(2).matchAll(/(\p{L}+)[\s,?:\u00a0]*\n/gu)].map(([, word = '']) => word);
    expect([...ends, answersOf(2)[0]].filter((word) => !/[ai]?in$/.test(word ?? ''))).toEqual([]);
  });

  test('day 3: the sentence without the syllable that the magpie adds', () => {
    expect(plainAnswers(3)).toContain(normalizeAnswer(puzzleOf(3).replaceAll('pi', '')));
  });

  test('day 4: the same letters', () => {
    expect(letters(answersOf(4)[0] ?? '')).toBe(letters(puzzleOf(4)));
  });

  test('day 5: the initials of the numbers from one to ten', () => {
    const numbers = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
    const initials = numbers.map((word) => word.charAt(0).toUpperCase());
    expect(puzzleOf(5)).toContain(initials.join(', ').replace(answersOf(5)[0] ?? '?', '…'));
  });

  test('day 7: one letter only occurs once, twice, three times and never', () => {
    const words = [...puzzleOf(7).matchAll(/(\p{L}+)[,.]/gu)].map(([, word = '']) => normalizeAnswer(word));
    const counts = (letter: string) => words.map((word) => word.split(letter).length - 1);
    expect(ALPHABET.split('').filter((letter) => String(counts(letter)) === '1,2,3,0')).toEqual(
      plainAnswers(7),
    );
  });

  test('day 9: the places of its letters in the alphabet', () => {
    const places = (answersOf(9)[0] ?? '').split('').map((letter) => ALPHABET.indexOf(letter) + 1);
    expect(puzzleOf(9)).toBe(places.join(' – '));
  });

  test('day 10: the sentence without its vowels', () => {
    const [, , sentence = ''] = plainAnswers(10);
    expect(normalizeAnswer(puzzleOf(10))).toBe(sentence.replaceAll(/[aeiouy]/g, ''));
  });

  test('day 12: the night when the cat reaches the ninth knot', () => {
    let [night, knot] = [1, 3];
    while (knot < 9) [night, knot] = [night + 1, knot - 2 + 3];
    expect(answersOf(12)).toContain(String(night));
  });

  test('day 14: the letters at the six marks of the square', () => {
    const rows = [...puzzleOf(14).matchAll(/Rangée \d\s: (.+)/g)].map(([, row = '']) => row.split(' – '));
    const [, marks = ''] = /Au dos\s:\n(.+)/.exec(riddleOf(edition, 14).question) ?? [];
    const read = marks.split(' – ').map((mark) => rows[Number(mark[1]) - 1]?.['ABCD'.indexOf(mark[0] ?? '')]);
    expect(plainAnswers(14)).toContain(read.join('').toLowerCase());
  });

  test('day 15: the last letter of each line, and no line is broken on a phone', () => {
    const lines = puzzleOf(15).split('\n');
    expect(lines.map((line) => normalizeAnswer(line).at(-1)).join('')).toBe(answersOf(15)[0]);
    expect(lines.filter((line) => line.length > 30)).toEqual([]);
  });

  test('day 18: one order of the children only obeys the three rules', () => {
    const right = orders(['A', 'B', 'N', 'R', 'U']).filter((order) => {
      const place = (child: string) => order.indexOf(child);
      return (
        place('B') === 2 &&
        place('N') === place('A') + 1 &&
        place('U') > place('R') &&
        place('U') < place('A')
      );
    });
    expect(right.map((order) => order.join('').toLowerCase())).toEqual(answersOf(18));
  });

  test('day 19: one letter changes from each word to the next', () => {
    const words = [...riddleOf(edition, 19).explanation.matchAll(/[A-Z]{4}/g)].map(([word]) => word);
    expect(words[0]).toBe('FOUR');
    expect(words.at(-1)?.toLowerCase()).toBe(answersOf(19)[0]);
    const changes = words.slice(1).map((word, place) => {
      const before = words[place] ?? '';
      return word.split('').filter((letter, index) => letter !== before[index]).length;
    });
    expect(changes).toEqual([1, 1, 1, 1]);
  });

  test('day 20: the reversed alphabet', () => {
    const read = puzzleOf(20)
      .toLowerCase()
      .replaceAll(/[a-z]/g, (letter) => ALPHABET.at(-1 - ALPHABET.indexOf(letter)) ?? '');
    expect(read).toBe(answersOf(20)[0]);
  });

  test('day 21: each line describes the one before', () => {
    const lines = puzzleOf(21).split('\n').slice(0, -1);
    expect(lines.slice(0, -1).map(describeLine)).toEqual(lines.slice(1));
    expect(describeLine(lines.at(-1) ?? '')).toBe(answersOf(21)[0]);
  });

  test('day 22: letters of the answers of days 10, 6, 18, 4 and 9', () => {
    const [, mill = ''] = answersOf(10);
    const [orange = '', ribbon = '', dog = '', nut = ''] = [6, 18, 4, 9].map((day) => answersOf(day)[0]);
    expect([mill[0], orange.at(-1), ribbon[0], dog[0], nut[2]].join('')).toBe(answersOf(22)[0]);
  });

  test('days 13 and 17: a palindrome, and the seventh note', () => {
    const boat = answersOf(13)[0] ?? '';
    expect(boat.split('').toReversed().join('')).toBe(boat);
    const objects = [...riddleOf(edition, 17).question.matchAll(/^une? (\p{L}+)/gmu)].map(
      ([, word = '']) => word,
    );
    const notes = ['do', 'ré', 'mi', 'fa', 'sol', 'la', 'si'];
    expect(
      [...objects, answersOf(17)[0] ?? ''].map((word, place) => word.startsWith(notes[place] ?? '?')),
    ).toEqual(notes.map(() => true));
  });
});
