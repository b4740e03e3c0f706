import type { WorkshopEdition, WorkshopPart } from '@/api/workshop';
import { counted } from '@/lib/french';
import { rememberedFor } from '@/lib/memoized';
import type { Finding } from '../../edition/findings';
import { fieldsOfDay } from '../../edition/riddle';
import { readableRiddles } from '../../edition/schema';
import { fieldsWithAnswer } from '../../edition/texts';
import { DAY_PARTS } from './equalParts';
import { daysText, listed } from '../../game/admin/daysText';
import { fileOf, HEADER, type PartContents } from '../../game/admin/editionParts';

/** The calendar of the copy has changed them. */
const MOVED_FIELDS: ReadonlySet<string> = new Set(['day', 'opens_at']);

/** The fields that belong to a day's question, and are easily forgotten once it is rewritten. */
const FOLLOWING_FIELDS = [
  'answers',
  'hints',
  'play',
  'image_url',
  'video_url',
  'narration_url',
  'closing',
  'explanation',
  'artefact',
  'defi',
] as const satisfies readonly (keyof typeof DAY_PARTS)[];

/** A day of a copied edition as last saved: nothing in it has changed, or its question alone and not the parts that are named. */
export type CopyStanding = { kind: 'unchanged' } | { kind: 'half'; parts: readonly string[] };

/**
 * How much of the edition that was copied is left in a day, as last saved (rule 15.14).
 * @returns null for a day that was not copied, that was removed, or in which nothing seems forgotten.
 */
export const copyStanding = rememberedFor((part: WorkshopPart): CopyStanding | null => {
  const { content, copied, day } = part;
  if (!content || !copied || day === HEADER) return null;
  const same = new Set(copied.same);
  if (Object.keys(content).every((field) => MOVED_FIELDS.has(field) || same.has(field)))
    return { kind: 'unchanged' };
  if (same.has('question') && same.has('description')) return null;
  const left = FOLLOWING_FIELDS.filter((field) => same.has(field) && (content[field] ?? null) !== null);
  const parts = [...new Set(left.map((field) => DAY_PARTS[field]))];
  return parts.length === 0 ? null : { kind: 'half', parts };
});

/** The days of an edition that are as they were copied, and those that are half rewritten. */
export interface CopiedDays {
  unchanged: readonly number[];
  half: readonly { day: number; parts: readonly string[] }[];
}

export function copiedDays({ parts }: Pick<WorkshopEdition, 'parts'>): CopiedDays {
  const standings = parts.map((part) => ({ day: part.day, standing: copyStanding(part) }));
  return {
    unchanged: standings.flatMap(({ day, standing }) => (standing?.kind === 'unchanged' ? [day] : [])),
    half: standings.flatMap(({ day, standing }) =>
      standing?.kind === 'half' ? [{ day, parts: standing.parts }] : [],
    ),
  };
}

/** « depuis 2024 », « depuis la copie » of an edition whose origin is not known. */
const sinceText = (copiedFrom: string | null): string => `depuis ${copiedFrom ?? 'la copie'}`;

/** « Inchangé depuis 2024 », « À moitié : indices et jeu sont ceux de 2024 ». */
export function standingText(standing: CopyStanding, copiedFrom: string | null): string {
  return standing.kind === 'unchanged'
    ? `Inchangé ${sinceText(copiedFrom)}`
    : `À moitié\u00A0: ${listed(standing.parts)} ${sinceText(copiedFrom)}`;
}

/** A sentence on the days that are as they were copied, and one on those that are half rewritten; none where nothing seems forgotten. */
export function copiedTexts(edition: Pick<WorkshopEdition, 'parts' | 'copiedFrom'>): string[] {
  const { unchanged, half } = copiedDays(edition);
  const since = sinceText(edition.copiedFrom);
  return [
    ...(unchanged.length > 0
      ? [
          `${counted(unchanged.length, "jour n'a pas changé", "jours n'ont pas changé")} ${since}\u00A0: ${daysText(unchanged)}.`,
        ]
      : []),
    ...(half.length > 0
      ? [
          `${counted(half.length, "jour n'est réécrit", 'jours ne sont réécrits')} qu'à moitié\u00A0: ${daysText(half.map(({ day }) => day))}.`,
        ]
      : []),
  ];
}

/**
 * Advice on an edition that was copied: days that are not or half rewritten, and texts in which an answer of the copied day is left
 * (rule 15.14).
 * @param contents the parts as they are written, saved or not.
 */
export function copyAdvice(edition: WorkshopEdition, contents: PartContents): Finding[] {
  const standings = edition.parts.flatMap((part): Finding[] => {
    const standing = copyStanding(part);
    return standing
      ? [{ day: part.day, field: '', message: standingText(standing, edition.copiedFrom) }]
      : [];
  });
  return [...standings, ...oldAnswers(edition, contents)];
}

/** The answers of the copied edition that are left in texts of days which have other answers now. */
function oldAnswers({ parts, copiedFrom }: WorkshopEdition, contents: PartContents): Finding[] {
  const answersOf = new Map(parts.map(({ day, copied }) => [day, copied?.answers ?? []]));
  return readableRiddles(fileOf(contents)).flatMap((riddle) => {
    const old = (answersOf.get(riddle.day) ?? []).filter((answer) => !riddle.answers.includes(answer));
    return fieldsWithAnswer(fieldsOfDay(riddle), old).map(({ field, message }) => ({
      day: riddle.day,
      field,
      message: `${message}, et c'est celle ${copiedFrom === null ? "d'avant la copie" : `de ${copiedFrom}`}`,
    }));
  });
}
