import * as v from 'valibot';
import { currentUserId, moment, read, readOnceNoted, supabase } from './client';
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
 * @param rank 1 for the first hint.
 * @throws {BackendError} `missing` when the riddle has no such hint, `invalid` when it would skip one.
 */
export async function revealHint(day: number, rank: number): Promise<Hint> {
  const reply = await readOnceNoted(hintReply, () => supabase().rpc('reveal_hint', { day, rang: rank }));
  if (reply.status === 'refused') {
    throw new BackendError('invalid', `L'indice ${reply.next_rang} vient d'abord`, {
      reason: 'hint_out_of_order',
    });
  }
  return toHint(reply.hint);
}

const revelation = {
  answer: v.string(),
  explanation: v.string(),
  fragment: v.string(),
  artefact: v.object({ title: v.string(), description: v.string(), image_url: v.nullable(v.string()) }),
};

/** What completing a riddle reveals: « Révélation Sacrée ». */
export type Revelation = {
  answer: string;
  explanation: string;
  fragment: string;
  artefact: { title: string; description: string; imageUrl: string | null };
};

const solvedReply = v.object({
  status: v.picklist(['correct', 'already_solved']),
  revealed: v.boolean(),
  score: v.optional(v.number()),
  hints_used: v.optional(v.number()),
  total_score: v.optional(v.number()),
  completed_count: v.optional(v.number()),
  ...revelation,
});
const answerReply = v.variant('status', [
  solvedReply,
  v.object({ status: v.literal('wrong'), retry_after_s: v.number() }),
  v.object({ status: v.literal('locked'), retry_after_s: v.number() }),
  v.object({ status: v.literal('refused'), hints_left: v.number() }),
]);

/**
 * What the server says of an answer. `solved` carries the knight's own figures, which the server alone knows; they are null
 * for a visitor. `wrong` and `locked` say how long to wait before the next try, `refused` that a reveal needs its hints first.
 */
export type Verdict =
  | {
      status: 'solved';
      /** Somebody solved it before, in another tab or before a lost reply: the same success. */
      again: boolean;
      revealed: boolean;
      revelation: Revelation;
      knight: { score: number; hintsUsed: number; totalScore: number; completedCount: number } | null;
    }
  | { status: 'wrong' | 'locked'; retryAfterS: number }
  | { status: 'refused'; hintsLeft: number };

function toVerdict(reply: v.InferOutput<typeof answerReply>): Verdict {
  if (reply.status === 'wrong' || reply.status === 'locked') {
    return { status: reply.status, retryAfterS: reply.retry_after_s };
  }
  if (reply.status === 'refused') return { status: 'refused', hintsLeft: reply.hints_left };
  const { score, hints_used, total_score, completed_count, artefact } = reply;
  return {
    status: 'solved',
    again: reply.status === 'already_solved',
    revealed: reply.revealed,
    revelation: {
      answer: reply.answer,
      explanation: reply.explanation,
      fragment: reply.fragment,
      artefact: { title: artefact.title, description: artefact.description, imageUrl: artefact.image_url },
    },
    knight:
      total_score === undefined
        ? null
        : {
            score: score ?? 0,
            hintsUsed: hints_used ?? 0,
            totalScore: total_score,
            completedCount: completed_count ?? 0,
          },
  };
}

/**
 * Has an answer judged by the server. Safe to repeat: a lost reply after a right answer is answered again.
 * @param answer as typed; unpaired surrogates and null characters, which no database text can hold, are taken out.
 * @throws {BackendError}
 */
export async function submitAnswer(day: number, answer: string): Promise<Verdict> {
  const storable = Array.from(answer, (sign) => (/^[\0\uD800-\uDFFF]$/.test(sign) ? '' : sign)).join('');
  return toVerdict(
    await readOnceNoted(answerReply, () => supabase().rpc('submit_answer', { day, answer: storable })),
  );
}

/** Gives the answer up for 0 points; every hint must have been revealed. Safe to repeat. @throws {BackendError} */
export async function revealAnswer(day: number): Promise<Verdict> {
  return toVerdict(await readOnceNoted(answerReply, () => supabase().rpc('reveal_answer', { day })));
}

const revelationRow = v.object({
  enigme_id: v.number(),
  answer: v.string(),
  explanation: v.string(),
  reponse_decoder: v.string(),
});
const artefactRow = v.object({
  title: v.string(),
  description: v.string(),
  image_url: v.nullable(v.string()),
});

/** What a riddle revealed to the signed-in knight; null while it is not completed, and for visitors. @throws {BackendError} */
export async function fetchRevelation(day: number): Promise<Revelation | null> {
  if ((await currentUserId()) === null) return null;
  const [revelations, artefacts] = await Promise.all([
    read(
      v.array(revelationRow),
      supabase()
        .from('enigme_revelations')
        .select('enigme_id, answer, explanation, reponse_decoder')
        .eq('enigme_id', day),
    ),
    read(
      v.array(artefactRow),
      supabase().from('artefacts').select('title, description, image_url').eq('day_number', day),
    ),
  ]);
  const [row] = revelations;
  const [artefact] = artefacts;
  if (!row || !artefact) return null;
  return {
    answer: row.answer,
    explanation: row.explanation,
    fragment: row.reponse_decoder,
    artefact: { title: artefact.title, description: artefact.description, imageUrl: artefact.image_url },
  };
}
