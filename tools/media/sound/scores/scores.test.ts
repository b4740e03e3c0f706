import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MUSIC_LOOP } from '../../../../src/effects/musicLoop';
import { ROOT } from '../../root';
import { RECORDINGS } from '../recordings';
import { readLine } from '../synth/score';
import type { VoiceName } from '../synth/voices';
import { BELLS, GLASS_BELLS, MUSIC_BOX, type Riddle } from './enigmes';
import { MUSIC_PERIOD_S, musicEvents } from './musique';

const Edition = v.object({
  riddles: v.array(
    v.object({
      day: v.number(),
      answers: v.array(v.string()),
      media_alt: v.nullable(v.string()),
      play: v.nullable(
        v.object({
          keys: v.optional(v.array(v.object({ note: v.string() }))),
          phrases: v.optional(v.array(v.string())),
          count: v.optional(v.number()),
        }),
      ),
    }),
  ),
});

/** A day of the edition that is played by ear. */
function riddleOf(day: number) {
  const text = readFileSync(join(ROOT, 'supabase/edition/2024/edition.json'), 'utf8');
  const riddle = v.parse(Edition, JSON.parse(text)).riddles.find((each) => each.day === day);
  if (!riddle?.play) throw new Error(`Nothing is played on day ${String(day)}`);
  return { ...riddle, play: riddle.play };
}

const pitches = ({ events }: Riddle, voice: VoiceName) =>
  events.filter((event) => event.voice === voice).map(({ pitch }) => String(pitch));

/** The transformation of each phrase of day 21 into the next. */
const next = ([first = 0, ...others]: number[]) => [...others, first].map((bell) => bell + 1);

describe('the recordings of the riddles', () => {
  it('ring on day 7 what the echo gives back from its end, one stroke every 1.4 s', () => {
    const { play, answers } = riddleOf(7);
    const notes = play.keys?.map(({ note }) => note) ?? [];
    const heard = pitches(BELLS, 'towerBell').map((pitch) => notes.indexOf(pitch) + 1);
    expect(answers[1]).toBe(heard.toReversed().join(' '));
    expect(answers[1]).not.toBe(heard.join(' '));
    BELLS.events.slice(1).forEach(({ atS }, index) => {
      expect(atS - (BELLS.events[index]?.atS ?? 0)).toBeCloseTo(1.4);
    });
  });

  it('play on day 16 the notes of the row, false where the answer says', () => {
    const { play, answers } = riddleOf(16);
    const phrase = 'C5 C5 C5 D5 E5 D5 C5 E5 D5 D5 C5';
    const right = `${phrase} ${phrase}`.split(' ');
    const heard = pitches(MUSIC_BOX, 'musicBox');
    expect(play.phrases?.join(' ')).toBe(heard.join(' '));
    const wrong = heard.flatMap((pitch, index) => (pitch === right[index] ? [] : [index + 1]));
    expect(answers[1]).toBe(wrong.map((rank) => String(rank).padStart(2, '0')).join(' '));
    expect(wrong).toHaveLength(play.count ?? 0);
  });

  it('play on day 21 three phrases that go on to the answer: the first note last, all a bell higher', () => {
    const { play, answers, media_alt } = riddleOf(21);
    const notes = play.keys?.map(({ note }) => note) ?? [];
    const heard = pitches(GLASS_BELLS, 'glassBell').map((pitch) => notes.indexOf(pitch) + 1);
    const phrases = [heard.slice(0, 5), heard.slice(5, 10), heard.slice(10)];
    expect(phrases.map(next)).toEqual([...phrases.slice(1), answers[1]?.split(' ').map(Number)]);
    for (const each of phrases) expect(media_alt).toContain(each.join(', '));
  });
});

describe('the background music', () => {
  it('lasts as long as the wait that the player reads', () => {
    expect(MUSIC_LOOP.durationS).toBeCloseTo(MUSIC_PERIOD_S, 4);
    expect(RECORDINGS.map(({ path }) => path)).toContain(`public${MUSIC_LOOP.url}`);
  });

  it('begins every note within its turn', () => {
    for (const { atS } of musicEvents()) expect(atS).toBeLessThan(MUSIC_PERIOD_S);
  });
});

describe('a written line', () => {
  it('reads notes, chords and rests where they fall', () => {
    expect(readLine('C4+E4:2 -:1 | G4:3', 3)).toEqual([
      { atBeat: 0, beats: 2, note: 'C4' },
      { atBeat: 0, beats: 2, note: 'E4' },
      { atBeat: 3, beats: 3, note: 'G4' },
    ]);
  });

  it('refuses a bar that limps and a note without a length', () => {
    expect(() => readLine('C4:2', 3)).toThrow('bar 1 holds 2 beats instead of 3');
    expect(() => readLine('C4:3 | C4', 3)).toThrow('bar 2');
  });
});
