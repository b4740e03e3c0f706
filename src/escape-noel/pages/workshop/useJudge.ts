import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { fetchAnswerForms, fetchRightTexts } from '@/api/workshop';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { createJudge, isComplete, type Lookup, type Missing } from '../../edition/forms';

const judge = createJudge({ fetchForms: fetchAnswerForms, fetchRight: fetchRightTexts });
const judgeKey = ['judge'] as const;

/** Without a keystroke, before the judge is asked about what is written. */
const PAUSE_MS = 300;

/** A value once it has not changed for a while; the first one at once. */
function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(() => value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

const keyOf = ({ texts, tried }: Missing) => [
  ...judgeKey,
  [...texts],
  [...tried].map(([asked, each]) => [asked, [...each.texts]]),
];

/**
 * A check that asks the judge: its result with the replies that have come, at each change. What is missing is asked for after a pause.
 * @param check the same function until what it checks changes.
 * @returns the failure of the last question, null while none has failed.
 */
export function useJudged<Output>(check: (lookup: Lookup) => Output): {
  output: Output;
  failure: Error | null;
} {
  const version = useSyncExternalStore(judge.follow, judge.version);
  const { output, missing } = useMemo(() => {
    const lookup = judge.lookup();
    return { output: check(lookup), missing: lookup.missing, version };
  }, [check, version]);
  const isPaused = usePaused(check) === check;
  const { failure } = useRetriableQuery({
    queryKey: keyOf(missing),
    queryFn: async () => {
      await judge.ask(missing);
      return null;
    },
    enabled: isPaused && !isComplete(missing),
    gcTime: 0,
    meta: { failure: 'Vérification des réponses' },
  });
  return { output, failure };
}

/** Asks again what the judge has not replied to. */
export function useAskAgain(): { askAgain: () => void; isAsking: boolean } {
  const queries = useQueryClient();
  return {
    askAgain: () => void queries.refetchQueries({ queryKey: judgeKey, type: 'active' }),
    isAsking: useIsFetching({ queryKey: judgeKey }) > 0,
  };
}
