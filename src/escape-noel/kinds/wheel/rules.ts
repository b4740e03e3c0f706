import * as v from 'valibot';
import { areDistinct, defineKind } from '../kind.ts';
import { replaced } from '../../../lib/arrays.ts';

const ring = v.strictObject({
  kind: v.literal('wheel'),
  /** Two concentric alphabets, the inner one turns. The answer is typed. */
  shape: v.literal('ring'),
  message: v.pipe(
    v.string(),
    v.regex(/^[A-Z]+( [A-Z]+)*$/, "s'écrit en capitales sans accent, avec une espace entre les mots"),
  ),
});
const dials = v.strictObject({
  kind: v.literal('wheel'),
  shape: v.literal('dials'),
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
export const schema = v.variant('shape', [ring, dials], 'est un anneau ou des molettes');

/** A cipher wheel, or a lock. The text of a lock is what its dials show: « 4 0 7 ». */
export type WheelPlay = v.InferOutput<typeof schema>;
export type RingPlay = v.InferOutput<typeof ring>;
export type DialsPlay = v.InferOutput<typeof dials>;

export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Wraps a number of notches, of either sign, to 0 … `size` - 1. */
export const wrap = (notches: number, size: number): number => ((notches % size) + size) % size;

export const facing = (letter: string, notches: number): string =>
  ALPHABET.charAt(wrap(ALPHABET.indexOf(letter) + notches, ALPHABET.length));

/** The rotation of the wheel in notches, 0 to 25; 0 where the value is empty or corrupt. */
export const rotationOf = (value: string): number =>
  /^\d{1,2}$/.test(value) ? wrap(Number(value), ALPHABET.length) : 0;

export function facesOf({ dials: faces }: DialsPlay, value: string): string[] {
  const shown = value.split(' ');
  return faces.map((all, index) => {
    const face = shown[index] ?? '';
    return face.length === 1 && all.includes(face) ? face : all.charAt(0);
  });
}

export const turned = (play: DialsPlay, value: string, dial: number, face: string): string =>
  replaced(facesOf(play, value), dial, face).join(' ');

export const wheel = defineKind<WheelPlay>({
  schema,
  answer: (play, value) =>
    play.shape === 'ring' ? undefined : value === '' ? null : facesOf(play, value).join(' '),
  answerCount: (play) =>
    play.shape === 'ring' ? Infinity : play.dials.reduce((product, faces) => product * faces.length, 1),
});
