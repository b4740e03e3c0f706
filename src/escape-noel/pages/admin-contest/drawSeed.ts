import { sorted } from '@/lib/arrays';

/** Signs that no page shows: between two digits they would make another seed of the same text. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** The zeros of the alphabets whose digits the database reads. */
const ZEROS = [0x660, 0x6f0, 0x966];

const inAscii = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? digit : String(code - zero);
};

/**
 * The seed of a draw, as the database hashes and shows it (`private.draw_seed`): its numbers in ascending order, without leading zeros,
 * one space between two. Null without a number.
 */
export function drawSeed(written: string): string | null {
  const text = written
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\p{Nd}/gu, inAscii);
  const numbers = (text.match(/[0-9]+/g) ?? []).map(BigInt);
  return numbers.length === 0
    ? null
    : sorted(numbers, (one, other) => (one < other ? -1 : Number(one > other))).join(' ');
}
