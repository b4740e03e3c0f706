import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { revealHint, type Hint, type Riddle } from '@/backend/riddles';
import { recordLocalHint, useLocalHintCount } from '../../shared/progress/localProgress';
import { retryOnce } from '../../shared/retryOnce';
import { useSession } from '../../shared/session/SessionProvider';
import { knightHintsQuery, visitorHintsQuery } from './riddle.queries';

/** The hints of a riddle, whoever keeps them: the server for a knight, the browser for a visitor. */
export interface Hints {
  /** Revealed ones, in order. */
  revealed: readonly Hint[];
  /** False until the revealed ones are here, and with them a knight's number of them: no other should be offered before. */
  ready: boolean;
  /** How many are revealed, known before their words are. */
  count: number;
  total: number;
  /** Their words could not be read. */
  error: Error | null;
  retry: () => void;
  /** The next one is being revealed. */
  busy: boolean;
  failure: unknown;
  forgetFailure: () => void;
  /** Reveals the next one in order. @returns whether it is revealed. */
  revealNext: () => Promise<boolean>;
}

/** Follows and reveals the hints of a riddle. */
export function useHints({ day, hintCount: total }: Riddle): Hints {
  const { account } = useSession();
  const queries = useQueryClient();
  const accountId = account?.id ?? null;
  const localCount = Math.min(useLocalHintCount(day), total);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const knight = useQuery({ ...knightHintsQuery(day, accountId ?? ''), enabled: accountId !== null });
  const visitor = useQuery({
    ...visitorHintsQuery(day, localCount),
    enabled: accountId === null && localCount > 0,
  });
  const { data: revealed = [], error, refetch } = accountId === null ? visitor : knight;
  const count = accountId === null ? localCount : revealed.length;

  async function revealNext(): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setFailure(null);
    try {
      const hint = await retryOnce(() => revealHint(accountId, day, count + 1));
      const withHint = (known: readonly Hint[] = []) =>
        [...known.filter(({ id }) => id !== hint.id), hint].toSorted((one, other) => one.rank - other.rank);
      if (accountId === null) {
        queries.setQueryData(visitorHintsQuery(day, count + 1).queryKey, withHint(revealed));
        recordLocalHint(day, hint.id);
      } else {
        const { queryKey } = knightHintsQuery(day, accountId);
        // A reading that left before this hint was noted must not come back without it.
        await queries.cancelQueries({ queryKey });
        // Another tab may have revealed more meanwhile.
        queries.setQueryData(queryKey, withHint);
      }
      return true;
    } catch (problem) {
      setFailure(problem);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    revealed,
    ready: accountId === null ? revealed.length >= localCount : knight.data !== undefined,
    count,
    total,
    error: revealed.length < count || accountId !== null ? error : null,
    retry: () => void refetch(),
    busy,
    failure,
    forgetFailure: () => setFailure(null),
    revealNext,
  };
}
