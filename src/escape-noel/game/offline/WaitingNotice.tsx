import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { onAccountChange } from '@/api/auth';
import { ApiError } from '@/api/errors';
import { usePersisted } from '@/lib/storage';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { useEdition } from '../edition/useEdition';
import type { useJudging } from '../judging/useJudging';
import { REVEAL_ANSWER } from '../player/submitToServer';
import type { Outcome, Submission } from '../player/player';
import { playerKey } from '../session/playerKey';
import { usePlayer } from '../player/usePlayer';
import { useSession } from '../session/useSession';
import { sendIfReached, sendThrough, sendWaiting } from './sendWaiting';
import {
  forgetWaiting,
  isAt,
  keepWaiting,
  placeOf,
  waitingAnswers,
  type Place,
} from '../storage/waitingAnswers';

interface WaitingNoticeProps {
  day: number;
  judging: ReturnType<typeof useJudging<Submission, Outcome>>;
  /** Where the form's own message has no room: this one says it too. */
  isAlone?: boolean;
}

/** Failures after which an answer waits: no reply of the server. */
const UNSENT: readonly string[] = ['offline', 'timeout', 'intercepted'];

/** The answer of a day that waits for the network (rule 22.5): kept when it cannot be sent, sent once, and told. */
export function WaitingNotice({ day, judging, isAlone = false }: WaitingNoticeProps) {
  const { account } = useSession();
  const place = placeOf(account?.id ?? null, useEdition(), day);
  // The riddle of the day has said which edition is played.
  return (
    place && <NoticeAt account={account?.id ?? null} isAlone={isAlone} judging={judging} place={place} />
  );
}

function NoticeAt({
  place,
  account,
  judging,
  isAlone,
}: { place: Place; account: string | null } & Required<Pick<WaitingNoticeProps, 'judging' | 'isAlone'>>) {
  const queries = useQueryClient();
  const playerInView = usePlayer();
  const answer = usePersisted(waitingAnswers).find(isAt(place));
  const { error, sending, sent, verdict, forgetFailure, sendAndWait, retry } = judging;
  /** What waited when the answer on its way was given. */
  const replaced = useRef<string | null>(null);

  const onSending = useEffectEvent(() => {
    if (sent?.kind !== 'answer' || sent.text === answer?.text) return;
    // The newer one alone will be sent, even if this page is closed now.
    replaced.current = answer?.verdict === null ? answer.text : null;
    forgetWaiting(place);
  });
  useEffect(() => {
    if (sending) onSending();
  }, [sending]);

  const isUnsent = error instanceof ApiError && UNSENT.includes(error.code) && sent?.kind === 'answer';
  const onUnsent = useEffectEvent(() => {
    if (sent?.kind !== 'answer' || sent.text === REVEAL_ANSWER) return;
    keepWaiting(place, sent.text, answer?.text === sent.text ? answer.replaced : replaced.current);
  });
  useEffect(() => {
    if (isUnsent) onUnsent();
  }, [isUnsent, error]);

  // Another tab has sent it, or it is not to be sent: nothing waits any more.
  const isWaiting = answer?.verdict === null;
  const wasWaiting = useRef(false);
  const onGone = useEffectEvent(() => {
    if (!isUnsent) return;
    forgetFailure();
    void queries.invalidateQueries({ queryKey: playerKey(playerInView?.key) });
  });
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) onGone();
    wasWaiting.current = isWaiting;
  }, [isWaiting]);

  const onVerdict = useEffectEvent(() => forgetWaiting(place));
  useEffect(() => {
    if (verdict && verdict.status !== 'locked') onVerdict();
  }, [verdict]);

  const send = useEffectEvent((text: string) => sendAndWait({ kind: 'answer', text }));
  const { player, edition, day } = place;
  useEffect(() => {
    const stop = sendThrough({ player, edition, day }, (text) => send(text));
    const sendNow = () => void sendWaiting(queries, player);
    if (navigator.onLine) sendNow();
    else void sendIfReached(queries, player);
    addEventListener('online', sendNow);
    return () => {
      removeEventListener('online', sendNow);
      stop();
    };
  }, [queries, player, edition, day]);

  // An answer whose session had ended is sent again once the knight has signed in.
  const onSignedIn = useEffectEvent(() => {
    if (error instanceof ApiError && error.code === 'signed_out') retry();
  });
  useEffect(
    () =>
      onAccountChange((_account, change) => {
        if (change === 'signed_in') onSignedIn();
      }),
    [],
  );

  if (!answer || sending) return null;
  const { text, verdict: told } = answer;
  if (told !== null)
    return (
      <Alert title="Ta réponse est partie" tone="info">
        <p>
          «&nbsp;{text}&nbsp;» attendait le réseau. {TOLD[told]}
        </p>
        <Button className="mt-2 justify-self-start" onClick={() => forgetWaiting(place)} variant="quiet">
          D'accord
        </Button>
      </Alert>
    );
  // The form has said so.
  const isSaid = isUnsent && !isAlone;
  return (
    <Alert className="waiting-notice" title={isSaid ? undefined : 'En attente'} tone="info">
      {!isSaid && <p>Ta réponse «&nbsp;{text}&nbsp;» n'est pas encore partie.</p>}
      {answer.replaced !== null && <p>Elle remplace «&nbsp;{answer.replaced}&nbsp;», qui ne partira pas.</p>}
      <p>
        {waitingAnswers.isStored()
          ? 'Elle partira toute seule dès que le réseau revient, une seule fois, même si tu fermes la page.'
          : 'Elle partira toute seule dès que le réseau revient. Laisse cette page ouverte\u00A0: ton navigateur ne peut pas la garder.'}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        {!isSaid && (
          <Button onClick={() => void sendWaiting(queries, account)} variant="quiet">
            Réessayer
          </Button>
        )}
        <Button onClick={() => forgetWaiting(place)} variant="quiet">
          Ne pas l'envoyer
        </Button>
      </div>
    </Alert>
  );
}

const TOLD = {
  wrong: "Ce n'est pas encore la bonne\u00A0: cherche encore…",
  almost: "Presque\u00A0! Regarde bien comment cela s'écrit.",
  refused: "Elle n'a pas pu être écoutée\u00A0: redonne-la.",
} as const;
