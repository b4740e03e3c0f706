import * as v from 'valibot';
import { addressOf, columnsOf, moment, read, readAs, rest } from './client';
import { BackendError } from './errors';
import { publicKey } from './project';
import { row } from './row';

const mediaFields = {
  mediatype: v.picklist(['none', 'image', 'video', 'audio']),
  imageUrl: v.nullable(v.string()),
  videoUrl: v.nullable(v.string()),
  mediaAlt: v.nullable(v.string()),
};

/** A picture, a sound or a video, with what it says to those who cannot see or hear it. */
export type Media =
  | { type: 'none' }
  | { type: 'image' | 'audio' | 'video'; url: string; alternative: string; imageUrl: string | null };

type MediaRow = v.InferOutput<v.ObjectSchema<typeof mediaFields, undefined>>;

function withMedia<Row extends MediaRow>({ mediatype, imageUrl, videoUrl, mediaAlt, ...same }: Row) {
  const url = mediatype === 'image' ? imageUrl : videoUrl;
  const media: Media =
    mediatype === 'none' || url === null
      ? { type: 'none' }
      : { type: mediatype, url, alternative: mediaAlt ?? '', imageUrl };
  return { ...same, media };
}

const riddle = v.pipe(
  row(
    {
      day: v.number(),
      title: v.string(),
      description: v.string(),
      question: v.string(),
      hintCount: v.number(),
      /** What is done with the hands: its kind reads the rest. */
      play: v.nullable(v.looseObject({ kind: v.string() })),
      ...mediaFields,
    },
    { day: 'day_number' },
  ),
  v.transform(withMedia),
);

/** A riddle as everybody sees it before solving it. */
export type Riddle = v.InferOutput<typeof riddle>;

const hint = v.pipe(
  row(
    { id: v.number(), rank: v.number(), text: v.string(), ...mediaFields },
    { rank: 'rang', text: 'texte' },
  ),
  v.transform(withMedia),
);

/** A hint that has been revealed. */
export type Hint = v.InferOutput<typeof hint>;

const calendarDay = row(
  { day: v.number(), opensAt: v.nullable(moment), isOpen: v.boolean() },
  { day: 'day_number' },
);

/** A day of the edition: whether its door is open, and otherwise when it opens. */
export type CalendarDay = v.InferOutput<typeof calendarDay>;

export const calendarRows = () =>
  rest().from('enigme_calendar').select(columnsOf(calendarDay)).order('day_number');
export const riddleRows = (day: number) =>
  rest().from('enigmes').select(columnsOf(riddle)).eq('day_number', day);

/** The days that the edition has, in order. @throws {BackendError} */
export function fetchCalendar(): Promise<CalendarDay[]> {
  return read(v.array(calendarDay), calendarRows());
}

/**
 * The riddle of a day.
 * @throws {BackendError} `missing` when the edition has no such day, `closed` (with `opensAt`) before its door opens.
 */
export async function fetchRiddle(day: number): Promise<Riddle> {
  const found =
    (await takePrefetchedRiddle(day)) ?? (await read(v.nullable(riddle), riddleRows(day).maybeSingle()));
  if (found) return found;
  const door = (await fetchCalendar()).find((each) => each.day === day);
  // A door that is open without its riddle has opened between the two readings, or what stands between has kept the first.
  if (door) {
    throw new BackendError('closed', "Cette énigme n'est pas encore ouverte", { opensAt: door.opensAt });
  }
  throw new BackendError('missing', "Cette énigme n'existe pas", { reason: 'riddle_missing' });
}

declare global {
  // A property of `window` has to be declared with `var`.
  var prefetchedRiddle: { day: number; row: Promise<unknown> } | undefined;
}

/** The riddle that the inline script has requested while the code was loading (src/app/inlineScript.ts), once. */
async function takePrefetchedRiddle(day: number): Promise<Riddle | null> {
  const prefetched = globalThis.prefetchedRiddle;
  globalThis.prefetchedRiddle = undefined;
  if (prefetched?.day !== day) return null;
  const parsed = v.safeParse(riddle, await prefetched.row.catch(() => null));
  return parsed.success ? parsed.output : null;
}

/** The path of the request that the inline script sends for a day's riddle, with the project's public key. */
export function riddleRowPath(day: number): string {
  const url = new URL(addressOf(riddleRows(day)));
  url.searchParams.set('apikey', publicKey());
  return url.pathname + url.search;
}

/** The hints that the signed-in knight has revealed for a day, in order. A visitor's are known to their browser. @throws {BackendError} */
export function fetchRevealedHints(day: number): Promise<Hint[]> {
  const rows = rest().from('enigme_indices').select(columnsOf(hint)).eq('enigme_id', day).order('rang');
  return read(v.array(hint), rows);
}

const revealing = v.union([
  v.object({ status: v.literal('revealed'), hint }),
  v.object({ status: v.literal('refused'), next_rang: v.number() }),
]);

/**
 * Reveals a hint: the next one in order, or one revealed before. Recorded for a knight. Safe to repeat.
 * @param player who reads it: the account that the page knows, or null for a visitor.
 * @param rank 1 for the first hint.
 * @throws {BackendError} `missing` when the riddle has no such hint, `invalid` when it would skip one, `signed_out` when the
 * player's session has ended.
 */
export async function revealHint(player: string | null, day: number, rank: number): Promise<Hint> {
  const reply = await readAs(player, revealing, rest().rpc('reveal_hint', { day, rang: rank }));
  if (reply.status === 'refused') {
    throw new BackendError('invalid', `L'indice ${reply.next_rang} vient d'abord`, {
      reason: 'hint_out_of_order',
    });
  }
  return reply.hint;
}
