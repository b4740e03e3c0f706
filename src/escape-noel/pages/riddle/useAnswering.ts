import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { onAccountChange } from '@/api/auth';
import { ApiError } from '@/api/errors';
import { usePersisted } from '@/lib/storage';
import { useJudging } from '../../game/judging/useJudging';
import { sendNow } from '../../game/offline/outbox';
import type { Player, Submission } from '../../game/player/player';
import { refreshPlayer, revelationQuery } from '../../game/player/player.queries';
import { followDay, isUnsent, type Delivery } from '../../game/player/withOutbox';
import { isAt, placeOf, waitingAnswers } from '../../game/storage/waitingAnswers';

export type Answering = ReturnType<typeof useAnswering>;

/** Has the answers of a day judged; a failure lasts until its answer is sent, from wherever. */
export function useAnswering(player: Player, day: number, onSolved: () => void) {
  const queries = useQueryClient();
  const judging = useJudging(
    (submission: Submission) => player.submit(day, submission),
    (outcome) => {
      if (outcome.status !== 'solved') return;
      onSolved();
      queries.setQueryData(revelationQuery(player, day).queryKey, outcome.success.revelation);
      void refreshPlayer(queries, player.key);
    },
  );
  const { error, sent, retry, receive } = judging;

  const place = player.hasOutbox ? placeOf(player.id, player.edition, day) : null;
  const stored = usePersisted(waitingAnswers);
  const waiting = (place && stored.find(isAt(place))) ?? null;
  // Another tab has sent it, or it is not to be sent.
  const isOver = place !== null && isUnsent(sent, error) && waiting?.verdict !== null;
  const refresh = useEffectEvent(() => void refreshPlayer(queries, player.key));
  useEffect(() => {
    if (isOver) refresh();
  }, [isOver]);

  const onDelivery = useEffectEvent(({ text, outcome }: Delivery) =>
    receive({ kind: 'answer', text }, outcome),
  );
  const sendWaiting = () => sendNow(queries);
  const onOpen = useEffectEvent(() => {
    if (waiting?.verdict === null) sendWaiting();
  });
  const edition = place?.edition;
  const { id } = player;
  useEffect(() => {
    if (edition === undefined) return undefined;
    const unsubscribe = followDay({ player: id, edition, day }, (delivery) => onDelivery(delivery));
    onOpen();
    return unsubscribe;
  }, [id, edition, day]);

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

  return {
    ...judging,
    error: isOver ? null : error,
    isUnsent: waiting?.verdict === null && isUnsent(sent, error),
    waiting,
    sendWaiting,
  };
}
