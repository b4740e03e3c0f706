import type { PartContent, WorkshopEdition } from '@/api/workshop';
import { rememberedFor } from '@/lib/memoized';
import { sorted } from '@/lib/arrays';

/** The part of an edition that is not a day: title, schedule, final sentence. */
export const HEADER = 0;

/** The contents of an edition's parts by their day, without those that were removed. */
export type PartContents = ReadonlyMap<number, PartContent>;

export const contentsByDay = ({ parts }: Pick<WorkshopEdition, 'parts'>): PartContents =>
  new Map(parts.flatMap(({ day, content }) => (content ? [[day, content] as const] : [])));

/** A part as the file has it, without the answers that its board makes. The same object each time: the check is memoized by it. */
export const fileContent = rememberedFor((content: PartContent): PartContent => {
  const { board_answers: made, ...riddle } = content;
  return made === undefined ? content : riddle;
});

/** An edition as its file, which `checkEdition` and the preview read. */
export const fileOf = (parts: PartContents): PartContent => ({
  ...parts.get(HEADER),
  riddles: sorted(
    [...parts.keys()].filter((day) => day !== HEADER),
    (a, b) => a - b,
  ).map((day) => fileContent(parts.get(day) ?? {})),
});
