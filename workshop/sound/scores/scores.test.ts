import { describe, expect, it } from 'vitest';
import { MUSIC_LOOP } from '../../../src/effects/musicLoop';
import { RECORDINGS } from '../recordings';
import { readLine } from '../synth/score';
import { BELLS, GLASS_BELLS, MUSIC_BOX } from './enigmes';
import { MUSIC_PERIOD_S, musicEvents } from './musique';

describe('the recordings of the riddles', () => {
  it('strikes the big bell nine times and the small one five, one every 1.4 s', () => {
    const order = BELLS.events.map(({ voice }) => (voice === 'towerBell' ? 'D' : 'd')).join('');
    expect(order).toBe('DDdDdDDDddDDdD');
    BELLS.events.slice(1).forEach(({ atS }, index) => {
      expect(atS - (BELLS.events[index]?.atS ?? 0)).toBeCloseTo(1.4);
    });
  });

  it('plays the phrase of the music box twice, then closes upwards', () => {
    const softest = 0.3;
    const tune = MUSIC_BOX.events.filter(({ voice, gain }) => voice === 'musicBox' && gain > softest);
    const phrase = 'C5 C5 C5 D5 E5 D5 C5 E5 D5 D5 C5';
    expect(tune.map(({ pitch }) => pitch).join(' ')).toBe(`${phrase} ${phrase} C5 E5 G5 C6`);
  });

  it('rings the glass in groups of six, five and five, and leaves 2.2 s between them', () => {
    const gaps = GLASS_BELLS.events
      .slice(1)
      .map(({ atS }, index) => atS - (GLASS_BELLS.events[index]?.atS ?? 0));
    const groups = [0, ...gaps].map((gap) => (gap > 2 ? ' !' : '!')).join('');
    expect(groups).toBe('!!!!!! !!!!! !!!!!');
    expect(Math.max(...gaps)).toBeCloseTo(2.2);
    expect(
      new Set(GLASS_BELLS.events.map(({ pitch, gain }) => `${String(pitch)} ${String(gain)}`)).size,
    ).toBe(1);
  });
});

describe('the background music', () => {
  it('lasts what the player is told', () => {
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
