import * as v from 'valibot';
import { defineKind, picture, words } from '../kind.ts';

/** The size of a sky's drawing, the unit of `x` and `y`. */
export const SHEET = { width: 960, height: 720 } as const;
/** The largest width of a finger (44 CSS pixels) on the drawing, in the narrowest window. */
const FINGER = 130;
/** The player can borrow the tool after this many hints. */
const HINTS_TO_BORROW = 2;
/** The longest text that fits on one line in the narrowest window. */
const LINE_LENGTH = 30;

const shared = {
  kind: v.literal('tool'),
  /** The day that gives the tool. */
  day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(23)),
  /** The tool with its article: « le petit miroir ». */
  name: words,
};

const mirror = v.strictObject({
  ...shared,
  tool: v.literal('mirror'),
  /** The lines as the mirror shows them: without it they are written backwards. */
  lines: v.pipe(
    v.array(v.pipe(words, v.maxLength(LINE_LENGTH, `a plus de ${LINE_LENGTH} signes`))),
    v.minLength(2, 'en veut deux au moins'),
  ),
});

const spyglass = v.strictObject({
  ...shared,
  tool: v.literal('spyglass'),
  /** The drawing of the sky, of 960 by 720, and its description. */
  scene: picture,
  alt: words,
  stars: v.array(
    v.strictObject({
      x: v.pipe(v.number(), v.minValue(0, 'sort du ciel'), v.maxValue(SHEET.width, 'sort du ciel')),
      y: v.pipe(v.number(), v.minValue(0, 'sort du ciel'), v.maxValue(SHEET.height, 'sort du ciel')),
      /** Visible in the spyglass only. */
      colour: v.picklist(['bleue', 'rouge'], 'est bleue ou rouge'),
      note: words,
    }),
  ),
});

const schema = v.variant('tool', [mirror, spyglass]);

/** The reward of an earlier day, used as a tool: what it shows is read, and the answer is typed. */
export type ToolPlay = v.InferOutput<typeof schema>;
/** A text that a mirror makes readable, line by line. */
export type MirrorPlay = v.InferOutput<typeof mirror>;
/** A sky whose stars are read through a spyglass. */
export type SpyglassPlay = v.InferOutput<typeof spyglass>;

/** Whether the player has the tool: won on its day, or borrowed after two hints. */
export const isToolAvailable = (
  play: ToolPlay,
  hasSolved: (day: number) => boolean,
  hintCount: number,
): boolean => hasSolved(play.day) || hintCount >= HINTS_TO_BORROW;

/** A line written backwards. */
export const reversed = (line: string): string => Array.from(line.normalize('NFC')).toReversed().join('');

function problems(play: ToolPlay): string[] {
  if (play.tool === 'mirror') return [];
  return play.stars.flatMap((star, index) =>
    play.stars
      .slice(index + 1)
      .filter((other) => Math.hypot(star.x - other.x, star.y - other.y) < FINGER)
      .map(() => `stars\u00A0: l'étoile ${index + 1} en touche une autre`),
  );
}

export const tool = defineKind<ToolPlay>({ schema, problems, answerCount: () => Infinity });
