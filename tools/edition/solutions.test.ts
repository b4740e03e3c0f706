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
});
