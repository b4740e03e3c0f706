import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ALPHABET, facing } from '../../src/escape-noel/pages/riddle/kinds/wheel/rules';
import { parseEdition } from './schema';

const file = fileURLToPath(new URL('../../supabase/edition/edition.json', import.meta.url));
const { riddles } = parseEdition(JSON.parse(readFileSync(file, 'utf8')));

function riddleOf(day: number) {
  const riddle = riddles.find((each) => each.day === day);
  if (!riddle) throw new Error(`The edition has no day ${day}`);
  return riddle;
}

/** How many of day 4's places are watchers: one an id of what is made there. */
const watchers = () => riddleOf(4).answers[1]?.split(' ').length;

describe('what the edition asks for has one answer, which follows from what it shows', () => {
  it("reads day 13's message at one notch alone: as many as day 4 has watchers", () => {
    const { play, answers } = riddleOf(13);
    const message = String(play?.['message']);
    const readings = Array.from(ALPHABET, (_letter, notches) =>
      message.replaceAll(/[A-Z]/g, (letter) => facing(letter, -notches)).toLowerCase(),
    );
    expect(answers[0]).toBe('sous le pont');
    expect(readings.filter((reading) => answers.includes(reading))).toEqual(['sous le pont']);
    expect(readings.indexOf('sous le pont')).toBe(watchers());
  });

  it("opens day 23's lock with what the month tells: watchers, frost, false notes, comet", () => {
    const [comet = ''] = riddleOf(19).answers;
    expect(riddleOf(5).title).toBe("L'écriture du gel");
    const digits = [watchers(), 5, 3, ...comet.split('')].join(' ');
    expect(riddleOf(23).answers).toContain(digits);
  });

  it("goes on from day 21's phrases in one way, whatever turning, mirroring and climbing made each from the one before", () => {
    const { media_alt, answers } = riddleOf(21);
    const phrases = [...(media_alt ?? '').matchAll(/phrase\s: ([\d, ]+)/g)].map(([, bells = '']) =>
      bells.split(', ').map(Number),
    );
    const turns = [0, 1, 2, 3, 4];
    const rules = [false, true].flatMap((mirrors) =>
      turns.flatMap((turn) =>
        [-3, -2, -1, 0, 1, 2, 3].map((climb) => (phrase: number[]) => {
          const from = mirrors ? phrase.toReversed() : phrase;
          return [...from.slice(turn), ...from.slice(0, turn)].map((bell) => bell + climb);
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
