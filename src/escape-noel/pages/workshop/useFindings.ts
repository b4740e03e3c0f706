import { useDeferredValue, useMemo } from 'react';
import type { Finding } from '../../edition/findings';
import { checkEdition } from '../../edition/schema';
import { fileOf, type Parts } from '../../shared/admin/editionParts';

/** What is to correct in an edition, all of it: computed after the keystroke is on screen. @param draft allows missing days. */
export function useFindings(parts: Parts, draft: boolean): readonly Finding[] {
  const deferred = useDeferredValue(parts);
  return useMemo(() => checkEdition(fileOf(deferred), { draft }), [deferred, draft]);
}

/** The path of a finding inside its part: lists by their indexes. */
export const contentPath = ({ field }: Pick<Finding, 'field'>): string =>
  field.replace(/^hints\.(\d+)/, (_, rank: string) => `hints.${Number(rank) - 1}`);

/** The findings of a part by the path of their field, a line each. */
export function notesOf(findings: readonly Finding[], day: number | null): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  for (const finding of findings) {
    if (finding.day !== day) continue;
    const path = contentPath(finding);
    const known = notes.get(path);
    notes.set(path, known === undefined ? finding.message : `${known}\n${finding.message}`);
  }
  return notes;
}
