import * as v from 'valibot';
import { currentUserId, read, requirePlayer, supabase } from './client';

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
 * @param player who answers: the account that the page knows, or null for a visitor.
 * @param answer as typed; unpaired surrogates and null characters, which no database text can hold, are taken out.
 * @throws {BackendError} `signed_out` when the player's session has ended.
 */
export async function submitAnswer(player: string | null, day: number, answer: string): Promise<Verdict> {
  await requirePlayer(player);
  const storable = Array.from(answer, (sign) => (/^[\0\uD800-\uDFFF]$/.test(sign) ? '' : sign)).join('');
  return toVerdict(await read(answerReply, supabase().rpc('submit_answer', { day, answer: storable })));
}

/**
 * Gives the answer up for 0 points; every hint must have been revealed. Safe to repeat.
 * @param player as `submitAnswer` takes it.
 * @throws {BackendError} `signed_out` when the player's session has ended.
 */
export async function revealAnswer(player: string | null, day: number): Promise<Verdict> {
  await requirePlayer(player);
  return toVerdict(await read(answerReply, supabase().rpc('reveal_answer', { day })));
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
