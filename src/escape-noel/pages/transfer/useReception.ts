import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isUnanswered } from '@/api/errors';
import { visitorPlayer } from '../../game/player/visitorPlayer';
import { useSession } from '../../game/session/useSession';
import type { TransferredJourney } from '../../game/transfer/journeyLink';
import { itemsOf, receiveItem, type ReceivedItem } from '../../game/transfer/receiveJourney';

/**
 * Receives a journey's items one after another (rule 20.2). A failure keeps what has arrived, and `run` goes on from there, by itself when
 * the network is back. Leaving the page stops it before the next item.
 */
export function useReception(journey: TransferredJourney, edition: string | null) {
  const { traveller } = useSession();
  const items = itemsOf(journey);
  const [received, setReceived] = useState<readonly ReceivedItem[]>([]);
  /** When the next answer may be sent, in milliseconds since 1970; null while none has to wait (rule 3.9). */
  const [pausedUntil, setPausedUntil] = useState<number | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const pause = async (seconds: number) => {
    setPausedUntil(Date.now() + seconds * 1000);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    setPausedUntil(null);
  };
  const mutation = useMutation({
    mutationFn: async () => {
      const receiver = { player: visitorPlayer(edition, traveller), traveller, edition, pause };
      for (const item of items.slice(received.length)) {
        if (!isHere.current) return;
        const status = await receiveItem(receiver, item);
        setReceived((before) => [...before, { ...item, status }]);
      }
    },
    meta: { failure: 'Reprise du voyage' },
  });

  const goOn = useEffectEvent(() => mutation.mutate());
  const isInterrupted = mutation.isError && isUnanswered(mutation.error);
  useEffect(() => {
    if (!isInterrupted) return undefined;
    const onOnline = () => goOn();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isInterrupted]);

  return { items, received, pausedUntil, mutation, run: () => mutation.mutate() };
}
