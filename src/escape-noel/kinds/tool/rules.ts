import * as v from 'valibot';
import { defineKind, picture, words } from '../kind.ts';
import { reversed as reversedCopy } from '../../../lib/arrays.ts';
import { SPYGLASS_SKY } from '../../../lib/pictureShapes.ts';

export const SHEET = SPYGLASS_SKY;
/** The largest width of a finger (44 CSS pixels) on the drawing, in the narrowest window. */
const FINGER = 130;
const HINTS_TO_BORROW = 2;
/** The longest text that fits on one line in the narrowest window. */
export const LINE_LENGTH = 30;

const shared = {
  kind: v.literal('tool'),
  day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(23)),
  name: words, // With its article.
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

export const schema = v.variant('tool', [mirror, spyglass]);

/** The reward of an earlier day, used as a tool: what it shows is read, and the answer is typed. */
export type ToolPlay = v.InferOutput<typeof schema>;
export type MirrorPlay = v.InferOutput<typeof mirror>;
export type SpyglassPlay = v.InferOutput<typeof spyglass>;

export const isToolAvailable = (
  play: ToolPlay,
  hasSolved: (day: number) => boolean,
  hintCount: number,
): boolean => hasSolved(play.day) || hintCount >= HINTS_TO_BORROW;

export const reversed = (line: string): string => reversedCopy(line.normalize('NFC')).join('');

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
