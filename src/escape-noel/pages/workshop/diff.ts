import type { PartContent } from '@/api/workshop';
import { isSameJson } from '@/lib/jsonPath';
import { fileContent } from '../../shared/admin/editionParts';

/** A field that differs between two contents, as texts; null where one has none. */
export interface FieldChange {
  path: string;
  before: string | null;
  after: string | null;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

function leaves(value: unknown, path: string, found: Map<string, string>): Map<string, string> {
  if (!isContainer(value)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
    if (text !== '' && text !== 'null') found.set(path, text);
    return found;
  }
  for (const [key, each] of Object.entries(value)) leaves(each, path === '' ? key : `${path}.${key}`, found);
  return found;
}

/** The fields that differ, in the order of the file. @param before null for a part that did not exist. */
export function fieldChanges(before: PartContent | null, after: PartContent | null): FieldChange[] {
  const [old, now] = [before, after].map((content) =>
    leaves(content ? fileContent(content) : {}, '', new Map()),
  );
  const paths = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...paths].flatMap((path) => {
    const [was, is] = [old?.get(path) ?? null, now?.get(path) ?? null];
    return was === is ? [] : [{ path, before: was, after: is }];
  });
}

/** A run of words of a comparison. */
export interface Run {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Texts with more words are compared as a whole. */
const MOST_WORDS = 600;

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** What two texts have in common, word by word (the longest common subsequence). */
export function wordRuns(before: string, after: string): Run[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length > MOST_WORDS || now.length > MOST_WORDS)
    return merged([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]);
  const width = now.length + 1;
  /** The length of the longest common subsequence of what follows each pair of places. */
  const common = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      common[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const runs: Run[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      runs.push({ kind: 'same', text: old[i] ?? '' });
      i += 1;
      j += 1;
    } else if (j === now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      runs.push({ kind: 'removed', text: old[i] ?? '' });
      i += 1;
    } else {
      runs.push({ kind: 'added', text: now[j] ?? '' });
      j += 1;
    }
  }
  return merged(runs);
}

function merged(runs: readonly Run[]): Run[] {
  const found: Run[] = [];
  for (const run of runs) {
    const last = found.at(-1);
    if (last?.kind === run.kind) last.text += run.text;
    else if (run.text !== '') found.push({ ...run });
  }
  return found;
}

/** Whose a field of a merged part is. */
export type Side = 'mine' | 'theirs';

/** A field that two admins have written otherwise. */
export interface MergeField {
  name: string;
  mine: unknown;
  theirs: unknown;
  /** Both have changed it since they opened it: the choice is the admin's. */
  isContested: boolean;
  /** The side that changed it, « mine » where both did. */
  suggested: Side;
}

/** The fields that differ between two contents that started from one. @param base null for a new part. */
export function mergeFields(base: PartContent | null, mine: PartContent, theirs: PartContent): MergeField[] {
  const start = base ?? {};
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap((name) => {
    if (isSameJson(mine[name], theirs[name])) return [];
    const isMine = !isSameJson(mine[name], start[name]);
    const isTheirs = !isSameJson(theirs[name], start[name]);
    return [
      {
        name,
        mine: mine[name],
        theirs: theirs[name],
        isContested: isMine && isTheirs,
        suggested: isMine ? 'mine' : 'theirs',
      },
    ];
  });
}

/** One content of two. @param sides by the names of `mergeFields`; by default what is suggested. */
export function mergedContent(
  mine: PartContent,
  fields: readonly MergeField[],
  sides: ReadonlyMap<string, Side>,
): PartContent {
  const taken = fields.filter(({ name, suggested }) => (sides.get(name) ?? suggested) === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map(({ name, theirs }) => [name, theirs])) };
}
