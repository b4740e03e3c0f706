import { deflateSync, inflateSync } from 'fflate';
import type { LocalEntry } from '@/api/progress';
import { ANSWER_MAX_LENGTH } from '@/lib/answerLength';
import { ALL_DAYS } from '../rules/days';
import { findFragment, FORMAT, writeFragment } from './journeyFragment';

/** A visitor's journey as a link carries it (rule 20.1): claims, which the server judges again. */
export interface TransferredJourney {
  /** The edition's code. */
  edition: string;
  /** The completed days, and the revealed hints of the others. */
  days: readonly LocalEntry[];
  finalSentence: { hintsUsed: number; answer?: string; revealed: boolean };
}

export type JourneyLink =
  | { status: 'read'; journey: TransferredJourney }
  /** Incomplete, changed, or not one of our links. */
  | { status: 'damaged' }
  /** Written by a later release. */
  | { status: 'newer' };

/** A byte a day, then one for the final sentence: the hints, and which of the texts follow. */
const HINTS = 0b1111;
const HAS_ANSWER = 0b1_0000;
const IS_REVEALED = 0b10_0000;
const HAS_BONUS_ANSWER = 0b100_0000;
const UNUSED = 0b1000_0000;
const FLAG_BYTES = ALL_DAYS.length + 1;

/** No text that the database can hold contains it (`storable`). */
const SEPARATOR = '\0';

/** More than any journey takes, so that a crafted link costs little. */
const MAX_CONTENT_BYTES = 64_000;

const EDITION_CODE = /^[\w-]{1,20}$/;

/** @returns the fragment of a link, without its « # ». */
export async function writeJourneyLink(journey: TransferredJourney): Promise<string> {
  const { edition, days, finalSentence } = journey;
  const entries = new Map(days.map((entry) => [entry.day, entry]));
  const flagged = [...ALL_DAYS.map((day) => entries.get(day)), finalSentence];
  const texts = flagged.flatMap((each) => (each ? textsOf(each) : []));
  const content = [...flagged.map(flagsOf), ...new TextEncoder().encode([edition, ...texts].join(SEPARATOR))];
  const body = deflateSync(Uint8Array.from(content), { level: 9 });
  return writeFragment({ format: FORMAT, body });
}

/** Never throws. @param text the fragment of an address, with or without its « # », or any text that has a link. */
export async function readJourneyLink(text: string): Promise<JourneyLink> {
  const found = findFragment(text);
  if (!found) return { status: 'damaged' };
  if (found.format > FORMAT) return { status: 'newer' };
  try {
    return parse(unpack(found.body));
  } catch {
    // The checksum of a crafted link can be right.
    return { status: 'damaged' };
  }
}

type DayFlags = Pick<LocalEntry, 'hintsUsed' | 'revealed' | 'answer' | 'bonusAnswer'>;

const textsOf = ({ answer, bonusAnswer }: DayFlags): string[] =>
  [answer, bonusAnswer].flatMap((text) => (text === undefined ? [] : [text.replaceAll(SEPARATOR, '')]));

const flagsOf = (each: DayFlags | undefined): number =>
  each === undefined
    ? 0
    : Math.min(each.hintsUsed, HINTS) |
      (each.answer === undefined ? 0 : HAS_ANSWER) |
      (each.revealed ? IS_REVEALED : 0) |
      (each.bonusAnswer === undefined ? 0 : HAS_BONUS_ANSWER);

/** @throws where the texts are not UTF-8. */
function parse(content: Uint8Array): JourneyLink {
  const flags = [...content.subarray(0, FLAG_BYTES)];
  const text = new TextDecoder('utf-8', { fatal: true }).decode(content.subarray(FLAG_BYTES));
  const [edition = '', ...texts] = text.split(SEPARATOR);
  const wanted = flags.reduce(
    (sum, byte) => sum + Number((byte & HAS_ANSWER) > 0) + Number((byte & HAS_BONUS_ANSWER) > 0),
    0,
  );
  const isWhole =
    flags.length === FLAG_BYTES &&
    flags.every((byte) => (byte & UNUSED) === 0) &&
    texts.length === wanted &&
    texts.every((each) => each.length <= ANSWER_MAX_LENGTH) &&
    EDITION_CODE.test(edition);
  if (!isWhole) return { status: 'damaged' };
  const left = [...texts];
  const flagged = flags.map((byte): DayFlags => {
    const answer = byte & HAS_ANSWER ? left.shift() : undefined;
    const bonusAnswer = byte & HAS_BONUS_ANSWER ? left.shift() : undefined;
    return {
      hintsUsed: byte & HINTS,
      revealed: (byte & IS_REVEALED) > 0,
      ...(answer !== undefined && { answer }),
      ...(bonusAnswer !== undefined && { bonusAnswer }),
    };
  });
  const days = ALL_DAYS.flatMap((day, index): LocalEntry[] => {
    const each = flagged[index];
    return each && flags[index] ? [{ day, ...each }] : [];
  });
  const { hintsUsed = 0, revealed = false, answer } = flagged.at(-1) ?? {};
  const finalSentence = { hintsUsed, revealed, ...(answer !== undefined && { answer }) };
  return { status: 'read', journey: { edition, days, finalSentence } };
}

/** @throws where the bytes are not compressed data (RFC 1951), or too many come out. */
function unpack(bytes: Uint8Array): Uint8Array {
  const content = inflateSync(bytes, { out: new Uint8Array(MAX_CONTENT_BYTES + 1) });
  if (content.length > MAX_CONTENT_BYTES) throw new RangeError('The link unpacks to too much');
  return content;
}
