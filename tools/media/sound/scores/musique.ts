import type { SoundEvent } from '../synth/mix';
import { seededRandom } from '../synth/random';
import { readLine, tempoMap, type WrittenNote } from '../synth/score';
import type { VoiceName } from '../synth/voices';

// « Berceuse de l'étoile de l'hiver », an original melody, in F, three beats a bar: A, A again and higher, B in the
// minor, A once more with its echo. The bass walks down the scale under each A.
const BEATS_PER_BAR = 3;

const MELODY = [
  // A: the question. A fifth that opens, a fall that answers, ending on the half-light of C.
  'F5:1 C6:1.5 A5:.5 | G5:.5 A5:.5 E5:2 | D5:1 Bb5:1.5 G5:.5 | F5:.5 G5:.5 C5:2',
  'D5:1 F5:1 Bb5:1 | A5:2 F5:1 | G5:1 A5:.5 G5:.5 D5:1 | E5:2 C5:1',
  // A, the answer: it dares the D, and comes home.
  'F5:1 C6:1.5 A5:.5 | G5:.5 A5:.5 E5:2 | D5:1 Bb5:1.5 G5:.5 | F5:.5 G5:.5 C5:2',
  'D5:1 F5:1 D6:1 | C6:2 A5:1 | Bb5:1 A5:.5 G5:.5 E5:1 | F5:3',
  // B: the search in the dark; its one D flat is the coldest note of the piece.
  'D5:.5 E5:.5 F5:1 A5:1 | G5:2 E5:1 | F5:.5 G5:.5 A5:1 C6:1 | D6:1.5 C6:.5 Bb5:1',
  'Bb5:1 A5:1 G5:1 | G5:1 F5:1 Db5:1 | C5:1 F5:1 A5:1 | G5:2 E5:1',
  // A': found again, with an echo above.
  'F5:1 C6:1.5 A5:.5 | G5:.5 A5:.5 E5:2 | D5:1 Bb5:1.5 G5:.5 | F5:.5 G5:.5 C5:2',
  'D5:1 F5:1 D6:1 | Db6:2 Bb5:1 | A5:1.5 F5:.5 G5:1 | F5:3',
].join(' | ');

/** A bass note and three notes above it, for each bar. */
const HARMONY = [
  'F3 C4 F4 A4, E3 C4 E4 A4, D3 Bb3 D4 F4, C3 A3 C4 F4',
  'Bb2 G3 Bb3 F4, A2 A3 C4 F4, G2 G3 Bb3 F4, C3 G3 C4 E4',
  'F3 C4 F4 A4, E3 C4 E4 A4, D3 Bb3 D4 F4, C3 A3 C4 F4',
  'Bb2 F3 Bb3 D4, A2 F3 C4 F4, C3 Bb3 E4 G4, F3 C4 F4 A4',
  'D3 A3 D4 F4, C3 G3 C4 E4, F3 A3 C4 F4, Bb2 F3 Bb3 D4',
  'G2 G3 Bb3 D4, Bb2 G3 Bb3 Db4, C3 A3 C4 F4, C3 Bb3 C4 E4',
  'F3 C4 F4 A4, E3 C4 E4 A4, D3 Bb3 D4 F4, C3 A3 C4 F4',
  'Bb2 F3 Bb3 D4, Bb2 F3 Bb3 Db4, C3 Bb3 F4 G4, F3 C4 F4 A4',
]
  .join(', ')
  .split(', ')
  .map((bar) => bar.split(' '));

/** The celesta's part above: nothing at first, then answers in the bars where the melody holds its breath. */
const ECHO = [
  '-:3 | -:3 | -:3 | -:3 | -:3 | -:3 | -:3 | -:3',
  '-:3 | -:1 C5:1 A4:1 | -:3 | -:1 A4:1 F4:1 | -:3 | -:1 F5:1 C5:1 | -:3 | -:1 A5:.5 C6:.5 A5:1',
  '-:3 | -:1 C5:1 G4:1 | -:3 | -:3 | -:3 | -:3 | -:3 | -:1 Bb5:1 G5:1',
  '-:1 F5:1 C6:1 | -:1 E6:1 C6:1 | -:1 D5:1 Bb5:1 | -:1 C6:1 A5:1 | -:3 | -:1 F5:1 Db5:1 | -:3 | -:.5 C5:.5 F5:.5 A5:.5 C6:1',
].join(' | ');

type Pattern = 'waltz' | 'flow' | 'sparse';

/** When each note of the bar's chord is plucked: beat, then index in the chord. */
const PATTERNS: Readonly<Record<Pattern, readonly (readonly [number, number])[]>> = {
  waltz: [
    [0, 0],
    [1, 1],
    [1, 3],
    [2, 2],
  ],
  flow: [
    [0, 0],
    [0.5, 1],
    [1, 2],
    [1.5, 3],
    [2, 2],
    [2.5, 1],
  ],
  sparse: [
    [0, 0],
    [1, 2],
    [2, 3],
  ],
};

interface Section {
  readonly pattern: Pattern;
  readonly accompaniment: number;
  readonly pad: number;
}

const SECTIONS: readonly Section[] = [
  { pattern: 'waltz', accompaniment: 0.85, pad: 0.55 },
  { pattern: 'flow', accompaniment: 0.85, pad: 0.8 },
  { pattern: 'sparse', accompaniment: 0.8, pad: 1.1 },
  { pattern: 'flow', accompaniment: 0.9, pad: 0.9 },
];

const BARS_PER_SECTION = 8;
const BPM = 92;
const BAR_COUNT = HARMONY.length;

/** Each section breathes out in its last two bars; the search is a little slower than the rest. */
const BARS_BPM = Array.from({ length: BAR_COUNT }, (_unused, bar) => {
  const place = bar % BARS_PER_SECTION;
  const searching = Math.floor(bar / BARS_PER_SECTION) === 2 ? 0.97 : 1;
  return BPM * searching * (place === 7 ? 0.9 : place === 6 ? 0.96 : 1);
});

const beatToSeconds = tempoMap(BARS_BPM, BEATS_PER_BAR);

/** One turn of the piece, in seconds. */
export const MUSIC_PERIOD_S = beatToSeconds(BAR_COUNT * BEATS_PER_BAR);

const HUMAN_TIMING_S = 0.009;

function sectionAt(beat: number): Section {
  const section = SECTIONS[Math.floor(beat / (BARS_PER_SECTION * BEATS_PER_BAR))];
  if (!section) throw new Error(`beat ${String(beat)} is past the end`);
  return section;
}

/** A phrase of four bars swells to its third bar and falls; the first beat of a bar weighs a little more. */
function phrasing(beat: number): number {
  const phrase = (beat % (4 * BEATS_PER_BAR)) / (4 * BEATS_PER_BAR);
  return 0.84 + 0.16 * Math.sin(Math.PI * phrase ** 1.2) + (beat % BEATS_PER_BAR === 0 ? 0.05 : 0);
}

/** Plucks the three notes of the melody's high register more softly, so that no phone speaker turns shrill. */
function height(note: string): number {
  return /[CD]b?6/.test(note) ? 0.82 : /E6/.test(note) ? 0.72 : 1;
}

interface Part {
  readonly voice: VoiceName;
  readonly gain: number;
  readonly pan: number;
}

/** Every note of one turn. */
export function musicEvents(): SoundEvent[] {
  const random = seededRandom(2412);
  const play = ({ voice, gain, pan }: Part, { atBeat, beats, note }: WrittenNote): SoundEvent => ({
    atS: beatToSeconds(atBeat) + random() * HUMAN_TIMING_S,
    voice,
    pitch: note,
    heldS: beatToSeconds(atBeat + beats) - beatToSeconds(atBeat),
    gain: gain * phrasing(atBeat) * height(note) * (0.95 + random() * 0.1),
    pan,
  });

  const melody = readLine(MELODY, BEATS_PER_BAR).map((note) =>
    play({ voice: 'musicBox', gain: 0.5, pan: 0.08 }, note),
  );
  const echo = readLine(ECHO, BEATS_PER_BAR).map((note) =>
    play({ voice: 'celesta', gain: 0.21, pan: 0.4 }, note),
  );
  const accompaniment = HARMONY.flatMap((chord, bar) => {
    const start = bar * BEATS_PER_BAR;
    const section = sectionAt(start);
    return PATTERNS[section.pattern].map(([beat, index]) => {
      const part: Part =
        index === 0
          ? { voice: 'bassTine', gain: 0.42, pan: -0.1 }
          : { voice: 'musicBox', gain: 0.24 * section.accompaniment, pan: -0.4 + index * 0.12 };
      return play(part, { atBeat: start + beat, beats: 1, note: chord[index] ?? 'F3' });
    });
  });
  const pad = HARMONY.flatMap((chord, bar) => {
    const start = bar * BEATS_PER_BAR;
    const gain = 0.08 * sectionAt(start).pad;
    return chord
      .slice(1)
      .map((note, voice) =>
        play({ voice: 'pad', gain, pan: voice * 0.5 - 0.5 }, { atBeat: start, beats: BEATS_PER_BAR, note }),
      );
  });
  return [...melody, ...echo, ...accompaniment, ...pad];
}
