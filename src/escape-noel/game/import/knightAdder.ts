import { addKnight, fetchMyKnights } from '@/api/knights';

/**
 * Adds one knight to the account, however often it is called: after a failure it is the one that was added, even if that reply was lost.
 * @returns a function that returns the id of the knight. @throws {ApiError}
 */
export function makeKnightAdder(): (name: string, portrait: number) => Promise<string> {
  let before: readonly string[] | undefined;
  let added: string | undefined;
  return async (name, portrait) => {
    if (added !== undefined) return added;
    const knights = await fetchMyKnights();
    const lost = knights.find((each) => before?.includes(each.id) === false && each.name === name);
    before ??= knights.map(({ id }) => id);
    added = lost?.id ?? (await addKnight(name, portrait));
    return added;
  };
}
