import type { Riddle } from '@/api/riddles';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { classKeyQuery } from '../../game/class/class.queries';
import { usePlayer } from '../../game/player/usePlayer';
import { useAnswerKey } from './AnswerKey';

/**
 * The key of the pack (rule 24.3): of every open day for a class's account, else of the days that the account has solved or revealed.
 * @param riddles the open days. @param isClass null while it is unknown.
 */
export function useClassKey(
  riddles: readonly Riddle[],
  isClass: boolean | null,
): ReturnType<typeof useAnswerKey> {
  const own = useAnswerKey(isClass === false ? riddles : []);
  const { data, failure, isAwaited, retry } = useRetriableQuery({
    ...classKeyQuery(usePlayer()),
    enabled: isClass === true,
  });
  if (isClass !== true) return { ...own, isLoading: own.isLoading || isClass === null };
  const keys = new Map(data?.map((each) => [each.day, each]));
  const entries = riddles.flatMap(({ day, title }) => {
    const key = keys.get(day);
    return key ? [{ ...key, title }] : [];
  });
  return { isLoading: isAwaited || (!data && !failure), failure, retry, entries };
}
