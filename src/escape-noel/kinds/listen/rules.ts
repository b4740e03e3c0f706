import * as v from 'valibot';
import type { Timbre } from '../../../effects/timbres.ts';
import { areDistinct, defineKind, words } from '../kind.ts';
import { listedIds, toggleId } from '../ids.ts';

const wholeNumber = v.pipe(v.number(), v.integer('doit être un nombre entier'));
const NOTE = /^[A-G][#b]?\d$/;
const TIMBRES = ['towerBell', 'glassBell', 'musicBox'] as const satisfies readonly Timbre[];
const timbre = v.picklist(TIMBRES, "n'est pas un instrument du jeu");

const keys = v.strictObject({
  kind: v.literal('listen'),
  shape: v.literal('keys'),
  timbre,
  keys: v.pipe(
    v.array(
      v.strictObject({
        name: words,
        note: v.pipe(v.string('doit être un texte'), v.regex(NOTE, "n'est pas une note, comme C5 ou F#4")),
      }),
    ),
    v.minLength(2, 'en veut deux au moins'),
    v.maxLength(9, 'en veut neuf au plus'),
    v.check((all) => areDistinct(all.map(({ note }) => note)), 'une même note y est deux fois'),
  ),
  length: v.pipe(wholeNumber, v.minValue(2, 'vaut 2 au moins'), v.maxValue(12, 'vaut 12 au plus')),
});
const row = v.strictObject({
  kind: v.literal('listen'),
  shape: v.literal('row'),
  timbre,
  /** The notes, a line a phrase: « C5 C5 C5 D5 E5 D5 ». */
  phrases: v.pipe(
    v.array(
      v.pipe(
        v.string('doit être un texte'),
        v.check(
          (line) => line.split(' ').every((note) => NOTE.test(note)),
          'est une suite de notes, comme «\u00A0C5 F#4\u00A0»',
        ),
      ),
    ),
    v.minLength(1, 'en veut une au moins'),
  ),
  count: v.pipe(wholeNumber, v.minValue(1, 'vaut 1 au moins')),
});
export const schema = v.variant('shape', [keys, row], 'est un clavier ou une suite de notes');

/** The text is the keys struck, from 1 (« 3 1 1 2 »), or the ranks of the notes marked as false, from 01 (« 04 17 »). */
export type ListenPlay = v.InferOutput<typeof schema>;
export type KeysPlay = v.InferOutput<typeof keys>;
export type RowPlay = v.InferOutput<typeof row>;

/** The indexes of the keys struck, from 0; what is corrupt is ignored. */
export const strokes = ({ keys: all, length }: KeysPlay, value: string): number[] =>
  value
    .split(' ')
    .filter((word) => /^[1-9]$/.test(word) && Number(word) <= all.length)
    .slice(0, length)
    .map((word) => Number(word) - 1);

export const strokesText = (struck: readonly number[]): string => struck.map((key) => key + 1).join(' ');

export const phrasesOf = ({ phrases }: RowPlay): string[][] => phrases.map((line) => line.split(' '));

const noteCount = (play: RowPlay) => phrasesOf(play).flat().length;
const rankText = (rank: number) => String(rank).padStart(2, '0');
const ranksOf = (play: RowPlay) =>
  Array.from({ length: noteCount(play) }, (_note, index) => rankText(index + 1));

/** The sorted ranks of the marked notes, from 1; what is corrupt is ignored. */
export const marked = (play: RowPlay, value: string): number[] => listedIds(ranksOf(play), value).map(Number);

export const toggled = (play: RowPlay, value: string, rank: number): string =>
  toggleId(ranksOf(play), value, rankText(rank));

const NAMES: Readonly<Record<string, string>> = {
  C: 'do',
  D: 'ré',
  E: 'mi',
  F: 'fa',
  G: 'sol',
  A: 'la',
  B: 'si',
};
const ALTERED: Readonly<Record<string, string>> = { '#': ' dièse', b: ' bémol' };

/** The French name of a note: `C5` is « do ». */
export const noteName = (note: string): string =>
  `${NAMES[note.charAt(0)] ?? ''}${ALTERED[note.charAt(1)] ?? ''}`;

/** The binomial coefficient. */
const choices = (chosen: number, all: number) =>
  Array.from({ length: chosen }).reduce<number>(
    (product, _, index) => (product * (all - index)) / (index + 1),
    1,
  );

function answer(play: ListenPlay, value: string): string | null {
  if (play.shape === 'keys') {
    const struck = strokes(play, value);
    return struck.length === play.length ? strokesText(struck) : null;
  }
  const ranks = listedIds(ranksOf(play), value);
  return ranks.length === play.count ? ranks.join(' ') : null;
}

export const listen = defineKind<ListenPlay>({
  schema,
  problems: (play) => {
    if (play.shape === 'keys') return [];
    const total = noteCount(play);
    return [
      total > 99 && `phrases\u00A0: ${total} notes, 99 au plus`,
      play.count >= total && `count\u00A0: ${play.count} notes fausses sur ${total}`,
    ];
  },
  answer,
  answerCount: (play) =>
    play.shape === 'keys'
      ? play.keys.length ** play.length
      : Math.round(choices(play.count, noteCount(play))),
});
