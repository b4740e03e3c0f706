import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as KINDS from '../../../src/escape-noel/kinds/index';
import type { Play } from '../../../src/escape-noel/kinds/kind';
import { CURRENT_FOLDER, editionFolder } from '../../../tools/edition/folders';
import { readMedia } from '../../../tools/edition/media';

interface Riddle {
  day: number;
  title: string;
  description: string;
  question: string;
  answers: [string, ...string[]];
  closing: string;
  explanation: string;
  fragment: string;
  mediatype: string;
  media_alt: string | null;
  play: (Play & Record<string, unknown>) | null;
  hints: { rang: number; texte: string; media_alt: string | null }[];
  defi: { question: string; answers: [string, ...string[]] } | null;
  artefact: { title: string; description: string; image_url: string | null };
}

const readRiddles = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'edition.json'), 'utf8')) as { riddles: Riddle[] }).riddles;

/** The riddles of the current edition. */
export const riddles = readRiddles(CURRENT_FOLDER);

/** A past edition, whose riddles are typed. */
export const PAST_EDITION = '2023';
export const pastRiddles = readRiddles(editionFolder(PAST_EDITION));

export function riddleOf(day: number, from = riddles): Riddle {
  const riddle = from.find((each) => each.day === day);
  if (!riddle) throw new Error(`The edition has no day ${day}`);
  return riddle;
}

/** The published address of one of the edition's media. */
export async function publishedAddress(name: string): Promise<string> {
  const media = await readMedia(CURRENT_FOLDER);
  const address = media.find((medium) => medium.name === name)?.address;
  if (address === undefined) throw new Error(`The edition has no file ${name}`);
  return address;
}

export const answerOf = (day: number, from = riddles): string => riddleOf(day, from).answers[0];

/** The right answer as built on the day's board (rule 3.14); null where it is typed. */
export function madeOf(day: number, from = riddles): string | null {
  const { answers, play } = riddleOf(day, from);
  if (!play) return null;
  const kinds: Record<string, { answer?: (play: never, begun: string) => string | null | undefined }> = KINDS;
  const makes = (text: string) => kinds[play.kind]?.answer?.(play as never, text) === text; // each kind reads its own data
  return answers.find(makes) ?? null;
}

/** The right answer as the page sends it: the board's text, or the answer typed. */
export const sentAnswerOf = (day: number, from = riddles): string => madeOf(day, from) ?? answerOf(day, from);
