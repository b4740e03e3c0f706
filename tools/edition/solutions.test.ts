import { describe, expect, test } from 'vitest';
import { ALPHABET, facing } from '../../src/escape-noel/kinds/wheel/rules';
import { edition, riddleOf } from './testEdition.ts';

/** The number of watchers on day 4: the ids of its answer. */
const watchers = () => riddleOf(edition, 4).answers[1]?.split(' ').length;

describe('Answers of the edition follow from what it shows, in one way', () => {
  test('the message of day 13 is readable at one notch only: the number of watchers on day 4', () => {
    const { play, answers } = riddleOf(edition, 13);
    const message = String(play?.['message']);
    const readings = Array.from(ALPHABET, (_letter, notches) =>
      message.replaceAll(/[A-Z]/g, (letter) => facing(letter, -notches)).toLowerCase(),
    );
    expect(answers[0]).toBe('sous le pont');
    expect(readings.filter((reading) => answers.includes(reading))).toEqual(['sous le pont']);
    expect(readings.indexOf('sous le pont')).toBe(watchers());
  });

  test('the lock of day 23 opens with figures of earlier days: watchers, frost, false notes, comet', () => {
    const [comet = ''] = riddleOf(edition, 19).answers;
    expect(riddleOf(edition, 5).title).toBe("L'écriture du gel");
    const digits = [watchers(), 5, 3, ...comet.split('')].join(' ');
    expect(riddleOf(edition, 23).answers).toContain(digits);
  });

  test('the phrases of day 21 continue in one way only by rotating, reversing and transposing', () => {
    const { media_alt, answers } = riddleOf(edition, 21);
    const phrases = [...(media_alt ?? '').matchAll(/phrase\s: ([\d, ]+)/g)].map(([, bells = '']) =>
      bells.split(', ').map(Number),
    );
    const rotations = [0, 1, 2, 3, 4];
    const rules = [false, true].flatMap((reversed) =>
      rotations.flatMap((rotation) =>
        [-3, -2, -1, 0, 1, 2, 3].map((interval) => (phrase: number[]) => {
          const from = reversed ? phrase.toReversed() : phrase;
          return [...from.slice(rotation), ...from.slice(0, rotation)].map((bell) => bell + interval);
        }),
      ),
    );
    expect(phrases).toHaveLength(3);
    const [first = [], second = [], third = []] = phrases;
    const possible = rules.filter(
      (rule) => String(rule(first)) === String(second) && String(rule(second)) === String(third),
    );
    expect(possible.map((rule) => rule(third).join(' '))).toEqual([answers[1]]);
  });
});
