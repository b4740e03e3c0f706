import type { QueryClient } from '@tanstack/react-query';
import { getAccount, onAccountChange } from '@/api/auth';
import { fetchClockOffset } from '@/api/clock';
import { followKnight, seatedKnights } from '@/api/playingKnight';
import { logFailure } from '@/lib/log';
import { AFTER_CONTENT_MS, whenIdle } from '@/lib/whenIdle';
import { refreshPlayer } from '../player/player.queries';
import { playerOf } from '../player/playerOf';
import { announceDelivery, isSending } from '../player/withOutbox';
import { learnEdition } from '../storage/playedEdition';
import { playingTraveller } from '../storage/travellers';
import {
  hasWaiting,
  isAt,
  storeWaiting,
  waitingAnswers,
  type WaitingAnswer,
} from '../storage/waitingAnswers';

/** One tab sends at a time (rule 22.5). */
const LOCK = 'escape-noel-waiting';
const RETRY_MS = 60_000;

/**
 * Sends the answers that wait at the first page of a visit, when the network is back, once their player has signed in or plays, and each minute:
 * some browsers never say that their network is back, and a phone that wakes up does not always. @returns a function that unsubscribes.
 */
export function startOutbox(queries: QueryClient): () => void {
  const send = () => sendNow(queries);
  addEventListener('online', send);
  document.addEventListener('visibilitychange', send);
  let unfollow: (() => void) | undefined;
  const unsubscribe = onAccountChange((account) => {
    unfollow?.();
    unfollow = account ? followKnight(account.id, send) : undefined;
    send();
  });
  const unfollowTraveller = playingTraveller.follow(send);
  const interval = setInterval(() => logged(sendIfReached(queries)), RETRY_MS);
  const cancelFirst = whenIdle(send, AFTER_CONTENT_MS);
  return () => {
    removeEventListener('online', send);
    document.removeEventListener('visibilitychange', send);
    unsubscribe();
    unfollow?.();
    unfollowTraveller();
    clearInterval(interval);
    cancelFirst();
  };
}

/** Sends the answers that wait; where the browser says that it has no network, only if the server answers all the same. */
export const sendNow = (queries: QueryClient): void =>
  logged(navigator.onLine ? sendWaiting(queries) : sendIfReached(queries));

const logged = (sending: Promise<void>): void =>
  void sending.catch((error: unknown) => logFailure('Envoi de la réponse', error));

/**
 * Like `sendWaiting`, once the server has answered something small: the page of a day cannot be typed in while it sends, and `onLine` is
 * a hint alone.
 */
async function sendIfReached(queries: QueryClient): Promise<void> {
  if (!hasWaiting()) return;
  const isReached = await fetchClockOffset().then(
    () => true,
    () => false,
  );
  if (isReached) await sendWaiting(queries);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends the answers that wait and belong to the players who are here now (rules 22.6, 28.13), each once, from one tab. One that gets no reply goes
 * on waiting: sent again, it counts once (rule 3.8).
 */
export async function sendWaiting(queries: QueryClient): Promise<void> {
  if (!hasWaiting()) return;
  await exclusively(async () => {
    const account = (await getAccount())?.id ?? null;
    const players: readonly (string | null)[] =
      account === null ? [playingTraveller.read()] : seatedKnights(account);
    // Read under the lock: another tab may have sent them meanwhile.
    const own = waitingAnswers
      .read()
      .filter((each) => players.includes(each.player) && each.verdict === null);
    for (const answer of own) {
      const retryAfterS = await sendOne(queries, answer);
      if (retryAfterS === null) continue;
      clearTimeout(timer);
      if (retryAfterS > 0) timer = setTimeout(() => sendNow(queries), retryAfterS * 1_000);
      return;
    }
  });
}

/** Old browsers have no locks: two of their tabs may both send, which counts once all the same. */
function exclusively(task: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | null | undefined;
  return locks ? locks.request(LOCK, task) : task();
}

/** @returns null once it is judged or refused; else the seconds to wait, 0 for the next try. */
async function sendOne(queries: QueryClient, answer: WaitingAnswer): Promise<number | null> {
  try {
    const edition = answer.edition === (await learnEdition()) ? null : answer.edition;
    if (isSending(answer)) return 0;
    const player = playerOf(answer.player, edition);
    const outcome = player.submit(answer.day, { kind: 'answer', text: answer.text });
    announceDelivery(answer, { text: answer.text, outcome });
    const judged = await outcome;
    if (judged.status === 'locked') return judged.retryAfterS;
    void refreshPlayer(queries, player.key);
    if (judged.status === 'solved' && answer.companion !== undefined) {
      // It waits for the companion now, who may not be here any more.
      storeWaiting({ ...answer, player: answer.companion }, answer.text, null);
      sendNow(queries);
    }
    return null;
  } catch {
    const stored = waitingAnswers.read().find(isAt(answer));
    return stored?.verdict === null ? 0 : null;
  }
}
