import * as v from 'valibot';
import type { PartChange, PartContent } from '@/api/workshop';
import { readHeader } from '../../edition/document';
import { HEADER, type PartContents } from '../../game/admin/editionParts';
import { savedContent } from './partContent';
import { ImportError } from './importError';
import { daysBetween, movedDate } from '@/lib/zonedDates';
import { timeZoneOf } from './schedule';
import { blankHeader, blankSchedule } from '../../workshop/form/blanks';

/** A code as the database takes it. */
export const CODE = /^[a-z0-9][a-z0-9-]{0,19}$/;

const changesOf = (parts: PartContents): PartChange[] =>
  [...parts].map(([day, content]) => ({
    day,
    content: savedContent(content),
    basedOn: null,
  }));

export const blankEdition = (code: string, title: string, firstDoor: string): PartChange[] =>
  changesOf(new Map([[HEADER, blankHeader(code, title, firstDoor)]]));

/**
 * An edition as a new one, with its title where the new one has none. Its dates are moved with its first door and
 * keep their hours in its time zone; without a first door before or after, they are emptied.
 * @param firstDoor as `blankHeader`.
 */
export function copiedEdition(
  source: PartContents,
  code: string,
  title: string,
  firstDoor: string,
): PartChange[] {
  const header = source.get(HEADER) ?? {};
  const { title: ownTitle, schedule, ranking, contest } = readHeader(header);
  const days = daysBetween(schedule?.first_door ?? '', firstDoor);
  const timeZone = timeZoneOf(header);
  const moved = (value: unknown) => movedDate(value, days, timeZone);
  const parts = new Map<number, PartContent>();
  parts.set(HEADER, {
    ...header,
    edition: code,
    title: title || ownTitle,
    schedule: firstDoor === '' ? null : { ...blankSchedule(firstDoor), ...schedule, first_door: firstDoor },
    ranking: { ends_at: moved(ranking?.ends_at) },
    contest: {
      ...contest,
      ends_at: moved(contest?.ends_at),
      opens_on: moved(contest?.opens_on),
      draw_on: moved(contest?.draw_on),
      // The rules are read again before this date is written.
      written_on: null,
    },
    purge_on: moved(header['purge_on']),
  });
  for (const [day, content] of source)
    if (day !== HEADER) parts.set(day, { ...content, opens_at: moved(content['opens_at']) });
  return changesOf(parts);
}

/**
 * The parts of a file under another code and title. Its dates move with its first door, where that is another one.
 * @param firstDoor as `blankHeader`.
 */
export function renamedEdition(
  changes: readonly PartChange[],
  code: string,
  title: string,
  firstDoor: string,
): PartChange[] {
  const parts = new Map(changes.flatMap(({ day, content }) => (content ? [[day, content] as const] : [])));
  const header = parts.get(HEADER) ?? {};
  if (firstDoor !== (readHeader(header).schedule?.first_door ?? ''))
    return copiedEdition(parts, code, title, firstDoor);
  return changesOf(parts.set(HEADER, { ...header, edition: code, title }));
}

const fileShape = v.looseObject(
  {
    edition: v.pipe(
      v.string("le nom « edition » n'est pas un texte"),
      v.regex(CODE, "le code « edition » n'a que des chiffres, des lettres minuscules et des tirets"),
    ),
    riddles: v.array(
      v.looseObject(
        {
          day: v.pipe(
            v.number("un jour n'a pas de numéro (« day »)"),
            v.integer("le numéro d'un jour est entier"),
            v.minValue(1, 'les jours vont de 1 à 24'),
            v.maxValue(24, 'les jours vont de 1 à 24'),
          ),
        },
        ({ expected }) =>
          expected === 'Object' ? "un des jours n'est pas un objet" : "un jour n'a pas de numéro",
      ),
      "« riddles » n'est pas une liste de jours",
    ),
  },
  ({ expected }) =>
    expected === 'Object'
      ? "ce fichier n'est pas celui d'une édition"
      : `le champ ${expected.replaceAll('"', '')} manque`,
);

/**
 * The parts of an `edition.json`, whatever the check says of them.
 * @throws {ImportError} for anything else.
 */
export function importedEdition(text: string): { code: string; changes: PartChange[] } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const where = /line (\d+) column (\d+)/.exec(String(error));
    const line = where ? `, ligne ${where[1]}, colonne ${where[2]}` : '';
    throw new ImportError(`ce n'est pas du JSON${line} : il y manque peut-être une virgule ou un guillemet`);
  }
  const read = v.safeParse(fileShape, data);
  if (!read.success) throw new ImportError(read.issues[0].message);
  const { riddles, other_words: _, ...header } = read.output;
  const parts = new Map<number, PartContent>([[HEADER, header]]);
  for (const riddle of riddles) {
    if (parts.has(riddle.day)) throw new ImportError(`le jour ${riddle.day} y est deux fois`);
    parts.set(riddle.day, riddle);
  }
  return { code: header.edition, changes: changesOf(parts) };
}
