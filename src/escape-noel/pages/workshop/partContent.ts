import * as v from 'valibot';
import type { PartContent, WorkshopEdition, WorkshopPart } from '@/api/workshop';
import { isSameJson } from '@/lib/sameJson';
import { cleanTexts } from '@/lib/readText';
import { boardAnswers } from '../../edition/play';
import { fileContent } from '../../game/admin/editionParts';

/** The last version of a part, which a removed day has too. */
export const partOf = ({ parts }: WorkshopEdition, day: number): WorkshopPart | undefined =>
  parts.find((part) => part.day === day);

/** The content of a part; null where it was never written, or was removed. */
export const contentOf = (edition: WorkshopEdition, day: number): PartContent | null =>
  partOf(edition, day)?.content ?? null;

/** The last version of an edition. */
export const lastVersion = ({ parts }: WorkshopEdition): number =>
  Math.max(0, ...parts.map(({ version }) => version));

const judged = v.object({
  play: v.nullable(v.looseObject({ kind: v.string() })),
  answers: v.array(v.string()),
});

/** Tells if a content is the saved one: saving cleans its texts. */
export const isSavedAs = (content: PartContent, saved: PartContent | null): boolean =>
  isSameJson(asReturned(cleanTexts(content)), saved);

/** The answers that the day's board makes (rule 3.14), undefined where they are typed. */
function madeAnswers(content: PartContent): string[] | undefined {
  const read = v.safeParse(judged, content);
  return read.success ? boardAnswers(read.output.play, read.output.answers) : undefined;
}

const LEFT_OUT = new Set(['narration_url', 'book', 'season_end']);

/** Objects of the edition's own part, whose blank fields the file does not have. */
const SEASON = ['contest', 'season_end'];

/** An object without its blank fields, except for the contest's end; null where none is left. */
function withoutBlankFields(value: unknown): object | null {
  const left = Object.entries(value ?? {}).filter(
    ([key, each]) => (each ?? null) !== null || key === 'ends_at',
  );
  return left.length === 0 ? null : Object.fromEntries(left);
}

/** A part as the database returns it: without a recording or a book that was taken away, or an unwritten text of the season. */
export const asReturned = (content: PartContent): PartContent =>
  Object.fromEntries(
    Object.entries(content)
      .map(([key, value]) => [key, SEASON.includes(key) ? withoutBlankFields(value) : value] as const)
      .filter(([key, value]) => (value ?? null) !== null || !LEFT_OUT.has(key)),
  );

/** A part as it is saved, its texts cleaned. */
export function savedContent(content: PartContent): PartContent {
  const file = asReturned(cleanTexts(fileContent(content)));
  const made = madeAnswers(file);
  return made ? { ...file, board_answers: made } : file;
}
