import * as v from 'valibot';
import { defineKind, picture, words } from '../kind.ts';

/** The sheet that a sky is drawn on, which `x` and `y` measure. */
export const SHEET = { width: 960, height: 720 } as const;
/** The widest that a finger of 44 pixels is on that sheet, in the narrowest window. */
const FINGER = 130;
/** Whoever has not got the tool may borrow one after this many hints. */
const HINTS_TO_BORROW = 2;
/** The longest line that stays one line in the narrowest window. */
const LINE_LENGTH = 30;

const shared = {
  kind: v.literal('tool'),
  /** The day that gives it. */
  day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(23)),
  /** The tool with its article: « le petit miroir ». */
  name: words,
};

const mirror = v.strictObject({
  ...shared,
  tool: v.literal('mirror'),
  /** What is written backwards, as one reads it in the mirror. */
  lines: v.pipe(
    v.array(v.pipe(words, v.maxLength(LINE_LENGTH, `a plus de ${LINE_LENGTH} signes`))),
    v.minLength(2, 'en veut deux au moins'),
  ),
});

const spyglass = v.strictObject({
  ...shared,
  tool: v.literal('spyglass'),
  /** The drawing of the sky, of 960 by 720, and what it shows. */
  scene: picture,
  alt: words,
  stars: v.array(
    v.strictObject({
      x: v.pipe(v.number(), v.minValue(0, 'sort du ciel'), v.maxValue(SHEET.width, 'sort du ciel')),
      y: v.pipe(v.number(), v.minValue(0, 'sort du ciel'), v.maxValue(SHEET.height, 'sort du ciel')),
      /** What the bare eye sees of none. */
      colour: v.picklist(['bleue', 'rouge'], 'est bleue ou rouge'),
      note: words,
    }),
  ),
});

const schema = v.variant('tool', [mirror, spyglass]);

/** An object won on an earlier day, put to use: what it shows is read, and the answer is typed below. */
export type ToolPlay = v.InferOutput<typeof schema>;
/** A text that a mirror puts the right way round, a line at a time. */
export type MirrorPlay = v.InferOutput<typeof mirror>;
/** A sky whose stars say something to a spyglass. */
export type SpyglassPlay = v.InferOutput<typeof spyglass>;

/** Whether the tool is at hand: won on its day, or lent after two hints. */
export const isAtHand = (play: ToolPlay, hasSolved: (day: number) => boolean, hintCount: number): boolean =>
  hasSolved(play.day) || hintCount >= HINTS_TO_BORROW;

/** A line as it is written: its letters from the last to the first. */
export const backwards = (line: string): string => Array.from(line.normalize('NFC')).toReversed().join('');

function problems(play: ToolPlay): string[] {
  if (play.tool === 'mirror') return [];
  return play.stars.flatMap((star, index) =>
    play.stars
      .slice(index + 1)
      .filter((other) => Math.hypot(star.x - other.x, star.y - other.y) < FINGER)
      .map(() => `stars\u00A0: l'étoile ${index + 1} en touche une autre`),
  );
}

export const tool = defineKind<ToolPlay>({ schema, problems, finishes: () => Infinity });
