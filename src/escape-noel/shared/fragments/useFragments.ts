import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchFragments } from '@/backend/progress';
import { fetchCalendar } from '@/backend/riddles';
import { logFailure } from '@/lib/log';
import { useLocalProgress } from '../progress/localProgress';
import { useSession } from '../session/SessionProvider';
import { spellSentence } from './sentence';

/** The fragment words of the person playing. */
export interface Fragments {
  /** False until they have been read. */
  ready: boolean;
  /** Why a knight's could not be read; null when they were. */
  error: Error | null;
  retry: () => void;
  words: ReadonlyMap<number, string>;
  /** What the initials spell, once all twenty-four are found and it is known where its words begin. */
  sentence: string | null;
}

/** Reads the fragments where they are kept: the server for a knight, the browser for a visitor. */
export function useFragments(): Fragments {
  const { status, account } = useSession();
  const local = useLocalProgress();
  const isKnight = status === 'knight';
  const remote = useQuery({
    queryKey: ['fragments', account?.id],
    queryFn: () =>
      fetchFragments().catch((error: unknown) => {
        logFailure('Chargement des fragments', error);
        throw error;
      }),
    enabled: isKnight,
    meta: { personal: true },
  });

  const words = useMemo(() => {
    if (isKnight) return new Map((remote.data ?? []).map(({ day, word }) => [day, word]));
    return new Map(
      [...local].flatMap(([day, { revelation }]) =>
        revelation ? [[day, revelation.fragment] as const] : [],
      ),
    );
  }, [isKnight, remote.data, local]);

  return {
    ready: status === 'visitor' || (isKnight && remote.data !== undefined),
    error: isKnight ? remote.error : null,
    retry: () => void remote.refetch(),
    words,
    sentence: useSentence(words),
  };
}

function useSentence(words: ReadonlyMap<number, string>): string | null {
  const { data: calendar } = useQuery({
    queryKey: ['calendar'],
    queryFn: fetchCalendar,
    staleTime: 10 * 60_000,
  });
  if (!calendar) return null;
  return spellSentence(words, new Set(calendar.filter(({ startsWord }) => startsWord).map(({ day }) => day)));
}
