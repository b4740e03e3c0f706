import type { QueryClient } from '@tanstack/react-query';
import { getAccount } from '@/api/auth';
import { fetchClockOffset } from '@/api/clock';
import { ApiError } from '@/api/errors';
import { visitorPlayer } from '../player/visitorPlayer';
import { learnEdition } from '../storage/playedEdition';
import type { Outcome } from '../player/player';
import { refreshPlayer } from '../player/player.queries';
import { serverPlayer } from '../player/serverPlayer';
import { draftsOf } from '../storage/drafts';
import {
  forgetWaiting,
  isAt,
  tellLater,
  waitingAnswers,
  type Place,
  type WaitingAnswer,
} from '../storage/waitingAnswers';

/** One tab sends at a time (rule 22.5). */
const LOCK = 'escape-noel-waiting';

/** @returns null where the page is sending something else. */
type Sender = (text: string) => Promise<Outcome | null>;

/** The open days of this tab: they show the verdict themselves. */
const openDays = new Map<Sender, Place>();

/** A day's page sends its answer itself, as if it were given now. @returns how to stop. */
export function sendThrough(place: Place, sender: Sender): () => void {
  openDays.set(sender, place);
  return () => openDays.delete(sender);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends the answers of a player that wait, each once, in whatever tab. One that gets no reply goes on waiting: sent again, it counts once
 * (rule 3.8).
 * @param account null for a visitor.
 */
export async function sendWaiting(queries: QueryClient, account: string | null): Promise<void> {
  const own = () => waitingAnswers.read().filter((each) => each.player === account && each.verdict === null);
  if (own().length === 0) return;
  await exclusively(async () => {
    // Read again: another tab may have sent them meanwhile.
    for (const answer of own()) {
      const retryAfterS = await sendOne(queries, answer);
      if (retryAfterS === null) continue;
      clearTimeout(timer);
      if (retryAfterS > 0) timer = setTimeout(() => void sendIfHere(queries, account), retryAfterS * 1_000);
      return;
    }
  });
}

/**
 * As `sendWaiting`, once the server has answered something small: the page of a day cannot be typed in while it sends. The browser's own
 * word for its network is a hint alone.
 */
export async function sendIfReached(queries: QueryClient, account: string | null): Promise<void> {
  const isReached = await fetchClockOffset().then(
    () => true,
    () => false,
  );
  if (isReached) await sendWaiting(queries, account);
}

/** Another player may have come meanwhile (rule 22.6): the answers then wait for their own's return. */
async function sendIfHere(queries: QueryClient, account: string | null): Promise<void> {
  if (((await getAccount())?.id ?? null) === account) await sendWaiting(queries, account);
}

/** Old browsers have no locks: two of their tabs may both send, which counts once all the same. */
function exclusively(task: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | null | undefined;
  return locks ? locks.request(LOCK, task) : task();
}

/** @returns null once it is judged; else the seconds to wait, 0 for the network's return. */
async function sendOne(queries: QueryClient, answer: WaitingAnswer): Promise<number | null> {
  try {
    const sender = [...openDays].find(([, place]) => isAt(answer)(place))?.[0];
    const outcome = await (sender?.(answer.text) ?? sendUnseen(queries, answer));
    if (outcome === null) return 0;
    if (outcome.status === 'locked') return outcome.retryAfterS;
    if (outcome.status === 'solved' || sender) forgetWaiting(answer);
    else tellLater(answer, outcome.status);
    return null;
  } catch (error) {
    const isFinal = error instanceof ApiError && ['refused', 'not_found', 'closed'].includes(error.code);
    if (!isFinal) return 0;
    tellLater(answer, 'refused');
    return null;
  }
}

/** Sends the answer of a day that is not open in this tab. */
async function sendUnseen(
  queries: QueryClient,
  { player: account, ...answer }: WaitingAnswer,
): Promise<Outcome> {
  const edition = answer.edition === (await learnEdition()) ? null : answer.edition;
  const player = account === null ? visitorPlayer(edition) : serverPlayer(account, edition);
  const outcome = await player.submit(answer.day, { kind: 'answer', text: answer.text });
  if (outcome.status === 'solved') {
    draftsOf(edition, account).answer(answer.day).remove();
    draftsOf(edition, account).board(answer.day).remove();
  }
  void refreshPlayer(queries, player.key);
  return outcome;
}
