import { SKY_LETTERS, type Point, type SkyLetter } from './letters';

/** The film's pace, in seconds. */
export const PACE = { quiet: 1, write: 1.6, hold: 1.2, fade: 0.5, dark: 0.3 } as const;
/** Pictures a second. */
export const FRAMES_PER_SECOND = 25;

const LETTER_S = PACE.write + PACE.hold + PACE.fade + PACE.dark;
const STAR_LIGHTING_S = 0.15;

/** The film's length: a quiet sky, the letters, a quiet sky. */
export const FILM_S = 2 * PACE.quiet + SKY_LETTERS.length * LETTER_S;

/** When a letter's first star lights, and when its last light has gone. */
export function passageOf(index: number): { readonly fromS: number; readonly toS: number } {
  const fromS = PACE.quiet + index * LETTER_S;
  return { fromS, toS: fromS + LETTER_S - PACE.dark };
}

/** A stroke being written: from a star towards another, `done` of the way there. */
export interface Stroke {
  readonly from: Point;
  readonly to: Point;
  readonly done: number;
}

/** State of a letter in the sky at one moment. */
export interface Moment {
  readonly letter: SkyLetter;
  /** Of the whole letter, as it fades. */
  readonly opacity: number;
  /** For each star, 0 dark to 1 lit. */
  readonly stars: readonly number[];
  readonly strokes: readonly Stroke[];
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function ease(value: number): number {
  return value * value * (3 - 2 * value);
}

function pointAt(points: readonly Point[], index: number): Point {
  const point = points[index];
  if (!point) throw new Error(`the letter has no star ${String(index)}`);
  return point;
}

interface PlannedStroke {
  readonly from: number;
  readonly to: number;
  readonly startS: number;
  readonly endS: number;
}

/** Strokes written one after the other at a steady hand, each taking time by its length. */
function schedule({ stars, strokes }: SkyLetter): PlannedStroke[] {
  const lengths = strokes.map(([from, to]) => {
    const [a, b] = [pointAt(stars, from), pointAt(stars, to)];
    return Math.hypot(a[0] - b[0], a[1] - b[1]);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const writingS = PACE.write - STAR_LIGHTING_S;
  let walked = 0;
  return strokes.map(([from, to], index) => {
    const startS = (walked / total) * writingS;
    walked += lengths[index] ?? 0;
    return { from, to, startS, endS: (walked / total) * writingS };
  });
}

function momentOf(letter: SkyLetter, t: number): Moment {
  const plan = schedule(letter);
  const reachedS = letter.stars.map((_star, star) =>
    Math.min(
      ...plan.flatMap(({ from, to, startS, endS }) => (from === star ? [startS] : to === star ? [endS] : [])),
    ),
  );
  return {
    letter,
    opacity: 1 - ease(clamp((t - PACE.write - PACE.hold) / PACE.fade)),
    stars: reachedS.map((atS) => clamp((t - atS) / STAR_LIGHTING_S)),
    strokes: plan
      .map(({ from, to, startS, endS }) => ({
        from: pointAt(letter.stars, from),
        to: pointAt(letter.stars, to),
        done: clamp((t - startS) / (endS - startS)),
      }))
      .filter(({ done }) => done > 0),
  };
}

/** The letter in the sky at a time of the film, if any. */
export function momentAt(filmS: number): Moment | undefined {
  const index = Math.floor((filmS - PACE.quiet) / LETTER_S + 1e-9);
  const letter = SKY_LETTERS[index];
  if (!letter) return undefined;
  const moment = momentOf(letter, filmS - passageOf(index).fromS);
  return moment.opacity > 0 ? moment : undefined;
}
