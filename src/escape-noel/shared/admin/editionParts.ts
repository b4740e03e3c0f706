import type { PartContent, WorkshopEdition } from '@/api/workshop';

/** What an edition has beside its days. */
export const HEADER = 0;

/** The contents of an edition's parts by their day, without those that were removed. */
export type Parts = ReadonlyMap<number, PartContent>;

export const partsOf = ({ parts }: Pick<WorkshopEdition, 'parts'>): Parts =>
  new Map(parts.flatMap(({ day, content }) => (content ? [[day, content] as const] : [])));

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

/** An edition as its file, which `checkEdition` and the preview read. */
export const fileOf = (parts: Parts): PartContent => ({
  ...parts.get(HEADER),
  riddles: [...parts.keys()]
    .filter((day) => day !== HEADER)
    .toSorted((a, b) => a - b)
    .map((day) => fileContent(parts.get(day) ?? {})),
});
