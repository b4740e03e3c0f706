import * as v from 'valibot';
import type { PartContent, WorkshopEdition, WorkshopPart } from '@/api/workshop';
import { boardAnswers } from '../../edition/play';

/** What an edition has beside its days. */
export const HEADER = 0;

/** The contents of an edition's parts by their day, without those that were removed. */
export type Parts = ReadonlyMap<number, PartContent>;

export const partsOf = ({ parts }: WorkshopEdition): Parts =>
  new Map(parts.flatMap(({ day, content }) => (content ? [[day, content] as const] : [])));

/** The last version of a part, which a removed day has too. */
export const partOf = ({ parts }: WorkshopEdition, day: number): WorkshopPart | undefined =>
  parts.find((part) => part.day === day);

/** The last version of an edition. */
export const lastVersion = ({ parts }: WorkshopEdition): number =>
  Math.max(0, ...parts.map(({ version }) => version));

/** The same object for the same content: the check remembers what it has checked. */
const riddles = new WeakMap<PartContent, PartContent>();

/** A part as the file has it, without the answers that its board makes. */
export function fileContent(content: PartContent): PartContent {
  if (!('board_answers' in content)) return content;
  const known = riddles.get(content);
  if (known) return known;
  const { board_answers: _, ...riddle } = content;
  riddles.set(content, riddle);
  return riddle;
}

const judged = v.object({
  play: v.nullable(v.looseObject({ kind: v.string() })),
  answers: v.array(v.string()),
});

/** The answers that the day's board makes (rule 3.14), undefined where they are typed. */
export function madeAnswers(content: PartContent): string[] | undefined {
  const read = v.safeParse(judged, content);
  return read.success ? boardAnswers(read.output.play, read.output.answers) : undefined;
}

/** A part as it is saved. */
export function savedContent(content: PartContent): PartContent {
  const file = fileContent(content);
  const made = madeAnswers(file);
  return made ? { ...file, board_answers: made } : file;
}

/** An edition as its file, which `checkEdition` reads. */
export const fileOf = (parts: Parts): PartContent => ({
  ...parts.get(HEADER),
  riddles: [...parts.keys()]
    .filter((day) => day !== HEADER)
    .toSorted((a, b) => a - b)
    .map((day) => fileContent(parts.get(day) ?? {})),
});
