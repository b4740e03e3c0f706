import { useState } from 'react';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { typedAnswersOf } from '../../game/storage/typedAnswers';
import { useEdition } from '../../game/edition/useEdition';
import type { BoardProps, Play } from '../../kinds/kind';
import type { Player } from '../../game/player/player';
import { boardQuery } from './riddle.queries';

export type BoardState = ReturnType<typeof useBoard>;

/** Loads the board of a day (rule 3.14), and its value, which survives a reload (rule 3.10). */
export function useBoard(player: Player, day: number, play: Play | null) {
  const edition = useEdition();
  const query = useRetriableQuery({ ...boardQuery(day, play ?? { kind: '' }), enabled: play !== null });
  const [value, setValue] = useState(() => typedAnswersOf(edition, player.id).board(day).read());
  return {
    query,
    value,
    change: (next: string) => {
      setValue(next);
      typedAnswersOf(edition, player.id).board(day).write(next);
    },
    /** The text to submit, null while it is incomplete; undefined where the answer is typed. */
    answer: query.data?.answer(value),
    isReady: play === null || query.data !== undefined,
  };
}

export function PlayBoard({
  board,
  ...props
}: Omit<BoardProps, 'value' | 'onChange'> & { board: BoardState }) {
  const { query, value, change } = board;
  if (query.data) return query.data.render({ ...props, value, onChange: change });
  if (!query.failure) return <Spinner className="min-h-48" label="Le jeu arrive…" />;
  return (
    <RetryAlert
      busy={query.isAwaited}
      onRetry={query.retry}
      text="Ce qu'il faut pour jouer n'est pas arrivé. Réessaie, ou recharge la page."
    />
  );
}
