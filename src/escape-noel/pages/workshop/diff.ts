import { diffWords, diffWordsWithSpace, type Change } from 'diff';
import type { PartContent } from '@/api/workshop';
import { isSameJson } from '@/lib/sameJson';
import { fileContent } from '../../game/admin/editionParts';

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

/** Two texts that have less of the longer one's letters in common are shown one after the other. */
const LEAST_COMMON = 0.3;
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').length;

/**
 * Common and different pieces of two texts, word by word; space by space where nothing else differs; the whole of each for
 * two texts that have little in common, whose mixed words would not be readable.
 */
export function wordChanges(before: string, after: string): Change[] {
  const changes = diffWords(before, after);
  const common = changes.filter(({ added, removed }) => !added && !removed);
  const kept = lettersOf(common.map(({ value }) => value).join(''));
  if (before !== '' && after !== '' && kept < LEAST_COMMON * Math.max(lettersOf(before), lettersOf(after)))
    return [
      { value: before, count: 1, added: false, removed: true },
      { value: after, count: 1, added: true, removed: false },
    ];
  return changes.some(({ added, removed }) => added || removed) ? changes : diffWordsWithSpace(before, after);
}

/** The side from which a field of a merged part comes. */
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
