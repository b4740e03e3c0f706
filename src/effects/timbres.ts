/** A decaying sine of a struck sound. */
export interface Partial {
  /** Multiple of the note's frequency. */
  readonly ratio: number;
  readonly gain: number;
  /** Seconds to fall by 60 dB, at 523 Hz. */
  readonly decayS: number;
}

/** Partials shared by the recordings of tools/media and the bells that the player strikes. */
export const TIMBRES = {
  /** A church bell: hum, prime, minor tierce, quint and nominal, as bell founders name them. */
  towerBell: [
    { ratio: 0.5, gain: 0.26, decayS: 2 },
    { ratio: 1, gain: 0.5, decayS: 1.7 },
    { ratio: 1.189, gain: 0.2, decayS: 1.3 },
    { ratio: 1.5, gain: 0.1, decayS: 1 },
    { ratio: 2, gain: 0.46, decayS: 1.2 },
    { ratio: 2.51, gain: 0.08, decayS: 0.7 },
    { ratio: 3.01, gain: 0.2, decayS: 0.6 },
    { ratio: 4.07, gain: 0.13, decayS: 0.45 },
    { ratio: 5.2, gain: 0.03, decayS: 0.25 },
  ],
  /** A small glass bell: the overtones of a thin free bar, which decay at once. */
  glassBell: [
    { ratio: 1, gain: 0.75, decayS: 1.9 },
    { ratio: 2.756, gain: 0.16, decayS: 0.7 },
    { ratio: 5.404, gain: 0.05, decayS: 0.25 },
  ],
  /** A music-box tine, with the inharmonic second mode of a clamped bar. */
  musicBox: [
    { ratio: 1, gain: 0.8, decayS: 2.6 },
    { ratio: 2.003, gain: 0.16, decayS: 1.5 },
    { ratio: 3.01, gain: 0.1, decayS: 0.8 },
    { ratio: 4.02, gain: 0.035, decayS: 0.5 },
    { ratio: 6.267, gain: 0.055, decayS: 0.16 },
  ],
} as const satisfies Record<string, readonly Partial[]>;

export type Timbre = keyof typeof TIMBRES;

/** The decay of a note relative to 523 Hz: an octave higher is about 1.6 times shorter. */
export const decayScale = (hz: number): number => (523 / hz) ** 0.65;

const SEMITONES: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const ACCIDENTALS: Readonly<Record<string, number>> = { '': 0, '#': 1, b: -1 };

/** The frequency of a note such as `A4` (440 Hz), `Bb4` or `F#5`. @throws Error when it is not a note. */
export function noteToHz(name: string): number {
  const [, letter = '', accidental = '', octave = ''] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  const step = SEMITONES[letter];
  const shift = ACCIDENTALS[accidental];
  if (step === undefined || shift === undefined) throw new Error(`${name} is not a note`);
  const midi = 12 * (Number(octave) + 1) + step + shift;
  return 440 * 2 ** ((midi - 69) / 12);
}
