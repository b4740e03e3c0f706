import { useState } from 'react';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { playDraft } from '../../shared/draft';
import type { Hands, Play } from './kinds/kind';
import { boardQuery } from './riddle.queries';

/** What a day is played with (rule 3.14), and what stands on it. */
export type HandPlay = ReturnType<typeof useHandPlay>;

/** A day's board once its script has come, and what was begun on it, kept through reloads (rule 3.10). */
export function useHandPlay(day: number, play: Play | null) {
  const script = useRetriableQuery({ ...boardQuery(day, play ?? { kind: '' }), enabled: play !== null });
  const [begun, setBegun] = useState(() => playDraft(day).read());
  return {
    script,
    begun,
    change: (next: string) => {
      setBegun(next);
      playDraft(day).write(next);
    },
    /** The text made on the board, null while unfinished; undefined where the answer is typed. */
    made: script.data?.answer(begun),
    /** Whether an answer can be given: nothing is missing. */
    isReady: play === null || script.data !== undefined,
  };
}

/** The board, or why it is not there. */
export function PlayBoard({ hands, ...rest }: Omit<Hands, 'begun' | 'onChange'> & { hands: HandPlay }) {
  const { script, begun, change } = hands;
  if (script.data) return script.data.draw({ ...rest, begun, onChange: change });
  if (!script.failure) return <Spinner className="min-h-48" label="Le jeu arrive…" />;
  return (
    <RetryAlert
      busy={script.isAwaited}
      onRetry={script.retry}
      text="Ce qu'il faut pour jouer n'est pas arrivé. Réessaie, ou recharge la page."
    />
  );
}
