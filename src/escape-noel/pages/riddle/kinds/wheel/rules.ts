import * as v from 'valibot';
import { areDistinct, defineKind } from '../kind.ts';

const ring = v.strictObject({
  kind: v.literal('wheel'),
  /** Two alphabets, one inside the other: the inner one turns. The answer is typed. */
  shape: v.literal('ring'),
  /** What is to be read with it. */
  message: v.pipe(
    v.string(),
    v.regex(/^[A-Z]+( [A-Z]+)*$/, "s'écrit en capitales sans accent, avec une espace entre les mots"),
  ),
});
const dials = v.strictObject({
  kind: v.literal('wheel'),
  /** A lock's dials, side by side: what they show is the answer. */
  shape: v.literal('dials'),
  /** What each dial shows, in its order: a digit or a letter a notch. */
  dials: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.regex(/^[A-Z\d]{2,}$/, 'se compose de chiffres ou de capitales, deux au moins'),
        v.check((faces) => areDistinct(Array.from(faces)), 'un même signe y est deux fois'),
      ),
    ),
    v.minLength(2, 'en veut deux au moins'),
    v.maxLength(5, 'en veut cinq au plus'),
  ),
});
const schema = v.variant('shape', [ring, dials], 'shape est « ring » ou « dials »');

/** A cipher wheel, or a lock. A lock's text is what its dials show: « 4 0 7 ». */
export type WheelPlay = v.InferOutput<typeof schema>;
export type RingPlay = v.InferOutput<typeof ring>;
export type DialsPlay = v.InferOutput<typeof dials>;

export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * A place on something round.
 * @param notches how far it was turned from the first place, either way.
 * @returns the place, 0 to `size` - 1.
 */
export const around = (notches: number, size: number): number => ((notches % size) + size) % size;

/** The letter of the turned alphabet that faces a letter of the other one. */
export const facing = (letter: string, notches: number): string =>
  ALPHABET.charAt(around(ALPHABET.indexOf(letter) + notches, ALPHABET.length));

/** By how many notches the wheel stands turned, 0 to 25: 0 where nothing, or damage, was begun. */
export const turnOf = (begun: string): number =>
  /^\d{1,2}$/.test(begun) ? around(Number(begun), ALPHABET.length) : 0;

/** What each dial shows: its first face where nothing, or damage, was begun. */
export function shown({ dials: faces }: DialsPlay, begun: string): string[] {
  const begunFaces = begun.split(' ');
  return faces.map((all, index) => {
    const face = begunFaces[index] ?? '';
    return face.length === 1 && all.includes(face) ? face : all.charAt(0);
  });
}

/** The dials with one turned to another face. */
export const turned = (play: DialsPlay, begun: string, dial: number, face: string): string =>
  shown(play, begun).with(dial, face).join(' ');

export const wheel = defineKind<WheelPlay>({
  schema,
  answer: (play, begun) =>
    play.shape === 'ring' ? undefined : begun === '' ? null : shown(play, begun).join(' '),
  finishes: (play) =>
    play.shape === 'ring' ? Infinity : play.dials.reduce((product, faces) => product * faces.length, 1),
});
