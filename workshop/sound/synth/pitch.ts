const SEMITONES: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const ACCIDENTALS: Readonly<Record<string, number>> = { '': 0, '#': 1, b: -1 };
const A4_MIDI = 69;
const A4_HZ = 440;

/** The frequency of a note in letter notation: `A4` is 440 Hz, `Bb4` and `F#5` are read too. */
export function noteToHz(name: string): number {
  const [, letter = '', accidental = '', octave = ''] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  const step = SEMITONES[letter];
  const shift = ACCIDENTALS[accidental];
  if (step === undefined || shift === undefined) throw new Error(`« ${name} » is not a note`);
  const midi = 12 * (Number(octave) + 1) + step + shift;
  return A4_HZ * 2 ** ((midi - A4_MIDI) / 12);
}
