import type { PartContent } from '@/api/workshop';
import { saveFile } from '@/lib/saveFile';
import { fileOf, type PartContents } from '../../game/admin/editionParts';
import { sorted } from '@/lib/arrays';
import { asReturned } from './partContent';

/** The order of the keys of `edition.json`: the database does not keep it. */
const ORDER =
  `edition kind shape tool day rang id title text story schedule ranking contest season_end purge_on feast first_door door_time
  time_zone ends_at opens_on written_on draw_on winners gift prizes entrants finished farewell next_season description question sentence answers message near_misses hint closing explanation fragment texte mediatype
  image_url video_url media_alt narration_url play opens_at hints letter artefact book defi riddles`.split(
    /\s+/,
  );
const placeOf = (key: string) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    sorted(Object.entries(value), ([one], [other]) => placeOf(one) - placeOf(other)).map(([key, each]) => [
      key,
      inOrder(each),
    ]),
  );
}

const OPTIONAL = new Set(['story', 'schedule', 'purge_on', 'near_misses']);
const isBlank = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** Without optional parts that are empty. */
const withoutBlanks = (content: PartContent): PartContent =>
  Object.fromEntries(
    Object.entries(asReturned(content)).filter(
      ([key, value]) =>
        !(OPTIONAL.has(key) && isBlank(value)) &&
        !(['ranking', 'contest'].includes(key) && JSON.stringify(value) === '{"ends_at":null}'),
    ),
  );

/** An edition as the text of `edition.json`, which `npm run edition` reads. */
export function editionJson(parts: PartContents): string {
  const cleaned = new Map([...parts].map(([day, content]) => [day, withoutBlanks(content)] as const));
  return `${JSON.stringify(inOrder(fileOf(cleaned)), null, 2)}\n`;
}

export const downloadJson = (code: string, parts: PartContents): void =>
  saveFile(`edition-${code}.json`, new Blob([editionJson(parts)], { type: 'application/json' }));
