import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMedia } from '../../../tools/edition/media';

interface Riddle {
  day: number;
  title: string;
  question: string;
  answers: [string, ...string[]];
  closing: string;
  explanation: string;
  fragment: string;
  mediatype: string;
  media_alt: string | null;
  play: Record<string, unknown> | null;
  hints: { rang: number; texte: string; media_alt: string | null }[];
  artefact: { title: string; description: string };
}

const file = new URL('../../../supabase/edition/edition.json', import.meta.url);
const { riddles } = JSON.parse(readFileSync(file, 'utf8')) as { riddles: Riddle[] };

/** A day's riddle, as the edition has it. */
export function riddleOf(day: number): Riddle {
  const riddle = riddles.find((each) => each.day === day);
  if (!riddle) throw new Error(`The edition has no day ${day}`);
  return riddle;
}

/** Where the site answers with a medium that the edition names. */
export async function publishedAddress(name: string): Promise<string> {
  const media = await readMedia(fileURLToPath(new URL('.', file)));
  const address = media.find((medium) => medium.name === name)?.address;
  if (address === undefined) throw new Error(`The edition has no file ${name}`);
  return address;
}

/** The right answer of a day. */
export const answerOf = (day: number): string => riddleOf(day).answers[0];
