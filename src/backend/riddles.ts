import * as v from 'valibot';
import { moment, read, requirePlayer, supabase } from './client';
import { BackendError } from './errors';

const media = {
  mediatype: v.picklist(['none', 'image', 'video', 'audio']),
  image_url: v.nullable(v.string()),
  video_url: v.nullable(v.string()),
  media_alt: v.nullable(v.string()),
};

/** A picture, a sound or a video, with what it says to those who cannot see or hear it. */
export type Media =
  | { type: 'none' }
  | { type: 'image' | 'audio' | 'video'; url: string; alternative: string; imageUrl: string | null };

type MediaRow = v.InferOutput<ReturnType<typeof v.object<typeof media, undefined>>>;

function toMedia({ mediatype, image_url, video_url, media_alt }: MediaRow): Media {
  const url = mediatype === 'image' ? image_url : video_url;
  if (mediatype === 'none' || url === null) return { type: 'none' };
  return { type: mediatype, url, alternative: media_alt ?? '', imageUrl: image_url };
}

const riddleRow = v.object({
  day_number: v.number(),
  title: v.string(),
  description: v.string(),
  question: v.string(),
  hint_count: v.number(),
  ...media,
});

/** A riddle as everybody sees it before solving it. */
export type Riddle = {
  day: number;
  title: string;
  description: string;
  question: string;
  hintCount: number;
  media: Media;
};

const hintRow = v.object({
  id: v.number(),
  enigme_id: v.number(),
  rang: v.number(),
  texte: v.string(),
  ...media,
});

/** A hint that has been revealed. */
export type Hint = { id: number; rank: number; text: string; media: Media };

const toHint = (row: v.InferOutput<typeof hintRow>): Hint => ({
  id: row.id,
  rank: row.rang,
  text: row.texte,
  media: toMedia(row),
});

const calendarRow = v.object({
  day_number: v.number(),
  opens_at: v.nullable(moment),
  is_open: v.boolean(),
  starts_word: v.boolean(),
});

/**
 * A day of the edition: whether its door is open, and otherwise when it opens; and whether its fragment's initial begins a word
 * of the sentence that all the initials spell.
 */
export type CalendarDay = { day: number; isOpen: boolean; opensAt: Date | null; startsWord: boolean };

/** The days that the edition has, in order. @throws {BackendError} */
export async function fetchCalendar(): Promise<CalendarDay[]> {
  const rows = await read(
    v.array(calendarRow),
    supabase()
      .from('enigme_calendar')
      .select('day_number, opens_at, is_open, starts_word')
      .order('day_number'),
  );
  return rows.map((row) => ({
    day: row.day_number,
    isOpen: row.is_open,
    opensAt: row.opens_at,
    startsWord: row.starts_word,
  }));
}

/**
 * The riddle of a day.
 * @throws {BackendError} `missing` when the edition has no such day, `closed` (with `opensAt`) before its door opens.
 */
export async function fetchRiddle(day: number): Promise<Riddle> {
  const rows = await read(
    v.array(riddleRow),
    supabase()
      .from('enigmes')
      .select(
        'day_number, title, description, question, hint_count, mediatype, image_url, video_url, media_alt',
      )
      .eq('day_number', day),
  );
  const row = rows[0];
  if (row) {
    const { day_number, title, description, question, hint_count } = row;
    return { day: day_number, title, description, question, hintCount: hint_count, media: toMedia(row) };
  }
  const door = (await fetchCalendar()).find((each) => each.day === day);
  if (door && !door.isOpen) {
    throw new BackendError('closed', "Cette énigme n'est pas encore ouverte", { opensAt: door.opensAt });
  }
  throw new BackendError('missing', "Cette énigme n'existe pas", { reason: 'riddle_missing' });
}

/** The hints that the signed-in knight has revealed for a day, in order. A visitor's are known to their browser. @throws {BackendError} */
export async function fetchRevealedHints(day: number): Promise<Hint[]> {
  const rows = await read(
    v.array(hintRow),
    supabase()
      .from('enigme_indices')
      .select('id, enigme_id, rang, texte, mediatype, image_url, video_url, media_alt')
      .eq('enigme_id', day)
      .order('rang'),
  );
  return rows.map(toHint);
}

const hintReply = v.variant('status', [
  v.object({ status: v.literal('revealed'), hint: hintRow }),
  v.object({ status: v.literal('refused'), next_rang: v.number() }),
]);

/**
 * Reveals a hint: the next one in order, or one revealed before. Recorded for a knight.
 * @param player who reads it: the account that the page knows, or null for a visitor.
 * @param rank 1 for the first hint.
 * @throws {BackendError} `missing` when the riddle has no such hint, `invalid` when it would skip one, `signed_out` when the
 * player's session has ended.
 */
export async function revealHint(player: string | null, day: number, rank: number): Promise<Hint> {
  await requirePlayer(player);
  const reply = await read(hintReply, supabase().rpc('reveal_hint', { day, rang: rank }));
  if (reply.status === 'refused') {
    throw new BackendError('invalid', `L'indice ${reply.next_rang} vient d'abord`, {
      reason: 'hint_out_of_order',
    });
  }
  return toHint(reply.hint);
}
