import type { SoundEvent } from '../synth/mix';
import type { VoiceName } from '../synth/voices';

type Stroke = readonly [atS: number, pitch: string, gain: number, pan?: number];

function strokes(voice: VoiceName, list: readonly Stroke[]): SoundEvent[] {
  return list.map(([atS, pitch, gain, pan = 0]) => ({ atS, voice, pitch, heldS: 0.2, gain, pan }));
}

/** A right answer: four bells climb the chord of the music's own key, with a shimmer where they arrive. */
export const SUCCESS_EVENTS: readonly SoundEvent[] = [
  ...strokes('handBell', [
    [0, 'F5', 0.36, -0.3],
    [0.13, 'A5', 0.36, -0.1],
    [0.26, 'C6', 0.38, 0.1],
    [0.42, 'F6', 0.42, 0.2],
  ]),
  ...strokes('celesta', [
    [0, 'F4', 0.3],
    [0.42, 'F4', 0.22],
    [0.42, 'C5', 0.26],
    [0.42, 'A5', 0.24],
    [0.56, 'C6', 0.14, 0.4],
    [0.66, 'F6', 0.12, -0.4],
    [0.76, 'A6', 0.07, 0.5],
  ]),
];

/** A wrong answer: two warm wooden steps down that shrug. The celesta above them is for speakers that have no bass. */
export const FAILURE_EVENTS: readonly SoundEvent[] = [
  ...strokes('marimba', [
    [0, 'F4', 0.5, -0.15],
    [0, 'A4', 0.3, 0.15],
    [0.22, 'D4', 0.5, -0.15],
    [0.22, 'F4', 0.32, 0.15],
  ]),
  ...strokes('celesta', [
    [0, 'A4', 0.16],
    [0.22, 'F4', 0.16],
    [0.22, 'D5', 0.1],
  ]),
];

/** A hint uncovered: a handful of light, thrown upwards. */
export const HINT_EVENTS: readonly SoundEvent[] = [
  ...strokes('celesta', [
    [0, 'C5', 0.34, -0.5],
    [0.07, 'G5', 0.34, -0.2],
    [0.14, 'A5', 0.34, 0.1],
    [0.22, 'D6', 0.36, 0.4],
  ]),
  ...strokes('musicBox', [
    [0.3, 'A6', 0.07, -0.4],
    [0.36, 'D6', 0.08, 0.5],
    [0.44, 'G6', 0.06, -0.2],
  ]),
];
