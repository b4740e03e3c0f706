import * as v from 'valibot';
import type { PartChange, PartContent } from '@/api/workshop';
import { textAt, valueAt } from '@/lib/jsonPath';
import { HEADER, type Parts } from '../../game/admin/editionParts';
import { savedContent } from './document';
import { ImportError } from './importError';
import { daysBetween, movedDate } from './movedDate';
import { DEFAULT_TIME_ZONE, timeZoneOf } from './schedule';

/** A code as the database takes it. */
export const CODE = /^[a-z0-9][a-z0-9-]{0,19}$/;

const blankMedia = { mediatype: 'none', image_url: null, video_url: null, media_alt: null };

export const blankHint = (rank: number): PartContent => ({ rang: rank, texte: '', ...blankMedia });

export const blankDay = (day: number): PartContent => ({
  day,
  title: '',
  description: '',
  question: '',
  answers: [''],
  near_misses: [],
  closing: '',
  explanation: '',
  fragment: '',
  ...blankMedia,
  play: null,
  defi: null,
  opens_at: null,
  hints: [1, 2, 3].map(blankHint),
  artefact: { title: '', description: '', image_url: null },
});

const blankSchedule = (firstDoor: string) => ({
  first_door: firstDoor,
  door_time: '00:00',
  time_zone: DEFAULT_TIME_ZONE,
});

/** @param firstDoor a date without a time; '' for doors that are all open. */
export const blankHeader = (code: string, title: string, firstDoor: string): PartContent => ({
  edition: code,
  title,
  schedule: firstDoor === '' ? null : blankSchedule(firstDoor),
  ranking: { ends_at: null },
  contest: { ends_at: null },
  // The day that the privacy page promises.
  purge_on: firstDoor === '' ? null : `${Number(firstDoor.slice(0, 4)) + 1}-01-31`,
  feast: { question: '', sentence: '', hints: [''], letter: '' },
});

const changesOf = (parts: Parts): PartChange[] =>
  [...parts].map(([day, content]) => ({
    day,
    content: savedContent(content),
    basedOn: null,
  }));

export const blankEdition = (code: string, title: string, firstDoor: string): PartChange[] =>
  changesOf(new Map([[HEADER, blankHeader(code, title, firstDoor)]]));

const scheduleOf = (header: PartContent): object => {
  const schedule = valueAt(header, 'schedule');
  return typeof schedule === 'object' && schedule !== null ? schedule : {};
};

/**
 * An edition as a new one, with its title where the new one has none. Its dates are moved with its first door and
 * keep their hours in its time zone; without a first door before or after, they are emptied.
 * @param firstDoor as `blankHeader`.
 */
export function copiedEdition(source: Parts, code: string, title: string, firstDoor: string): PartChange[] {
  const header = source.get(HEADER) ?? {};
  const days = daysBetween(textAt(header, 'schedule.first_door'), firstDoor);
  const timeZone = timeZoneOf(header);
  const moved = (value: unknown) => movedDate(value, days, timeZone);
  const parts = new Map<number, PartContent>();
  parts.set(HEADER, {
    ...header,
    edition: code,
    title: title || textAt(header, 'title'),
    schedule:
      firstDoor === '' ? null : { ...blankSchedule(firstDoor), ...scheduleOf(header), first_door: firstDoor },
    ranking: { ends_at: moved(valueAt(header, 'ranking.ends_at')) },
    contest: { ends_at: moved(valueAt(header, 'contest.ends_at')) },
    purge_on: moved(header['purge_on']),
  });
  for (const [day, content] of source)
    if (day !== HEADER) parts.set(day, { ...content, opens_at: moved(content['opens_at']) });
  return changesOf(parts);
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
