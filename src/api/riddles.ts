import * as v from 'valibot';
import { takeEarly } from '@/lib/earlyRequests';
import { withBrowserToken } from './browserToken';
import { call, callAs } from './call';
import { ApiError } from './errors';
import {
  doorsOfEdition,
  EDITION_OF_RIDDLE,
  inEdition,
  ofEdition,
  riddlesOfEdition,
  type Journey,
  type KnightJourney,
} from './journey';
import { jsonb, timestamp } from './replies';

const mediaFields = {
  mediatype: v.picklist(['none', 'image', 'video', 'audio']),
  imageUrl: v.nullable(v.string()),
  videoUrl: v.nullable(v.string()),
  mediaAlt: v.nullable(v.string()),
};

export type Media =
  | { type: 'none' }
  | { type: 'image' | 'audio' | 'video'; url: string; alternative: string; imageUrl: string | null };

type MediaRow = v.InferOutput<v.ObjectSchema<typeof mediaFields, undefined>>;

function withMedia<Row extends MediaRow>({ mediatype, imageUrl, videoUrl, mediaAlt, ...rest }: Row) {
  const url = mediatype === 'image' ? imageUrl : videoUrl;
  const media: Media =
    mediatype === 'none' || url === null
      ? { type: 'none' }
      : { type: mediatype, url, alternative: mediaAlt ?? '', imageUrl };
  return { ...rest, media };
}

const RIDDLE_COLUMNS =
  `edition,day:day_number,title,description,question,hintCount:hint_count,play,mediatype,imageUrl:image_url,videoUrl:video_url,mediaAlt:media_alt,narrationUrl:narration_url,${EDITION_OF_RIDDLE}` as const;

const riddle = v.pipe(
  v.object({
    /** The code of its edition. */
    edition: v.string(),
    day: v.number(),
    title: v.string(),
    description: v.string(),
    question: v.string(),
    hintCount: v.number(),
    /** Data of the day's board; its kind reads the rest. */
    play: v.nullable(v.looseObject({ kind: v.string() })),
    /** A recording that reads the day aloud (rule 19.3). */
    narrationUrl: v.nullable(v.string()),
    ...mediaFields,
  }),
  v.transform(withMedia),
);

export type Riddle = v.InferOutput<typeof riddle>;

export const hint = v.pipe(
  v.object({ id: v.number(), rank: v.number(), text: v.string(), ...mediaFields }),
  v.transform(withMedia),
);

export type Hint = v.InferOutput<typeof hint>;

const CALENDAR_COLUMNS = 'edition,day:day_number,opensAt:opens_at,isOpen:is_open,timeZone:time_zone' as const;

const calendar = v.array(
  v.object({
    /** The code of the edition. */
    edition: v.string(),
    day: v.number(),
    opensAt: v.nullable(timestamp),
    isOpen: v.boolean(),
    timeZone: v.string(),
  }),
);

/** The days that an edition has, in order: whether each door is open, else when it opens, in which time zone. */
export type Calendar = v.InferOutput<typeof calendar>;

export type CalendarDay = Calendar[number];

/** @throws {ApiError} */
export async function fetchCalendar(edition: string | null): Promise<Calendar> {
  const early = edition === null ? await takeParsed(calendarPath(), calendar) : null;
  return (
    early ??
    call(
      (supabase) =>
        supabase
          .from('enigme_calendar')
          .select(CALENDAR_COLUMNS)
          .match(doorsOfEdition(edition))
          .order('day_number'),
      { idempotent: true, player: null, schema: calendar },
    )
  );
}

/** The rows that the inline script has requested at a path (src/app/early.ts), once; null where they are missing or not as expected. */
async function takeParsed<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  const parsed = v.safeParse(schema, await takeEarly(path));
  return parsed.success ? parsed.output : null;
}

/** The path of the inline script's request for the calendar: the one of `fetchCalendar`, with the public key of the project. */
export function calendarPath(): string {
  const parameters = {
    select: CALENDAR_COLUMNS,
    is_current: 'eq.true',
    order: 'day_number.asc',
    apikey: import.meta.env.VITE_SUPABASE_ANON_KEY,
  };
  return `/rest/v1/enigme_calendar?${new URLSearchParams(parameters)}`;
}

const fetchDoor = async (day: number, edition: string | null): Promise<CalendarDay | null> =>
  (await fetchCalendar(edition)).find((each) => each.day === day) ?? null;

/**
 * @param findDoor finds the day in the calendar when its riddle is hidden, null when the edition lacks it.
 * @throws {ApiError} `not_found` when the edition has no such day, `closed` (with `opensAt`) before its door opens.
 */
export async function fetchRiddle(
  day: number,
  edition: string | null,
  findDoor: (day: number, edition: string | null) => Promise<Pick<CalendarDay, 'opensAt'> | null> = fetchDoor,
): Promise<Riddle> {
  const [early] = (edition === null && (await takeParsed(riddleRowPath(day), v.array(riddle)))) || [];
  const found = early ?? (await requestRiddle(day, edition));
  if (found) return found;
  const door = await findDoor(day, edition);
  // The door may have opened between the two requests: `closed` all the same, and the page asks again.
  if (door) throw new ApiError('closed', "Cette énigme n'est pas encore ouverte", { opensAt: door.opensAt });
  throw new ApiError('not_found', "Cette énigme n'existe pas", { reason: 'riddle_missing' });
}

const requestRiddle = (day: number, edition: string | null): Promise<Riddle | null> =>
  call(
    (supabase) =>
      supabase
        .from('enigmes')
        .select(RIDDLE_COLUMNS)
        .eq('day_number', day)
        .match(riddlesOfEdition(edition))
        .maybeSingle(),
    { idempotent: true, player: null, schema: v.nullable(riddle) },
  );

/** The riddles whose door is open by the server's clock, in order: closed ones are not readable. @throws {ApiError} */
export const fetchOpenRiddles = (edition: string | null): Promise<Riddle[]> =>
  call(
    (supabase) =>
      supabase.from('enigmes').select(RIDDLE_COLUMNS).match(riddlesOfEdition(edition)).order('day_number'),
    { idempotent: true, player: null, schema: v.array(riddle) },
  );

/** The path of the inline script's request for a day's riddle: the one of `fetchRiddle`, with the public key of the project. */
export function riddleRowPath(day: number): string {
  const parameters = {
    select: RIDDLE_COLUMNS,
    day_number: `eq.${day}`,
    'editions.status': 'eq.current',
    apikey: import.meta.env.VITE_SUPABASE_ANON_KEY,
  };
  return `/rest/v1/enigmes?${new URLSearchParams(parameters)}`;
}

export const fetchRevealedHints = ({ player, edition }: KnightJourney, day: number): Promise<Hint[]> =>
  call(
    (supabase) =>
      supabase
        .from('enigme_indices')
        .select(
          `id, rank:rang, text:texte, mediatype, imageUrl:image_url, videoUrl:video_url, mediaAlt:media_alt, ...enigmes!inner(${EDITION_OF_RIDDLE})`,
        )
        .eq('enigmes.day_number', day)
        .match(ofEdition(edition))
        .order('rang'),
    { idempotent: true, player, schema: v.array(hint) },
  );

const revealing = jsonb(
  v.union([
    v.object({ status: v.literal('revealed'), hint }),
    v.object({ status: v.literal('already_solved') }),
    v.object({ status: v.literal('refused'), nextRang: v.number() }),
  ]),
);

/**
 * @param rank the next one, from 1, or one revealed before.
 * @param isNew whether a visitor reads it for the first time: it is then counted (rule 8.8).
 * @returns null when the day is completed: it has no new hint (rule 4.6).
 * @throws {ApiError} `not_found`, `refused` when it would skip one, or `signed_out`.
 */
export async function revealHint(
  { player, edition }: Journey,
  day: number,
  rank: number,
  isNew: boolean,
): Promise<Hint | null> {
  const reply = await callAs(player, revealing, (supabase) => {
    const request = supabase.rpc('reveal_hint', { day, rang: rank, ...inEdition(edition) });
    return isNew ? withBrowserToken(player, request) : request;
  });
  if (reply.status === 'refused') {
    throw new ApiError('refused', `L'indice ${reply.nextRang} vient d'abord`, {
      reason: 'hint_out_of_order',
      forPlayers: true,
    });
  }
  return reply.status === 'revealed' ? reply.hint : null;
}

/** Counts that an open day's page is being read: once an hour per tab (rule 8.8). @throws {ApiError} */
export async function countOpening({ player, edition }: Journey, day: number): Promise<void> {
  await call(
    // A knight's too: the token keeps a tab from being counted twice.
    (supabase) => withBrowserToken(null, supabase.rpc('count_opening', { day, ...inEdition(edition) })),
    { idempotent: true, player },
  );
}
