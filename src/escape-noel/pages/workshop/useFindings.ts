import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { isSameJson } from '@/lib/sameJson';
import { rememberedFor } from '@/lib/memoized';
import type { WorkshopEdition } from '@/api/workshop';
import type { Finding } from '../../edition/findings';
import type { Lookup } from '../../edition/forms';
import { filesOfRiddle, isReachable, missingFile } from '../../edition/media';
import type { EditionRiddle } from '../../edition/riddle';
import { checkEdition, editionAdvice, readableRiddles } from '../../edition/schema';
import { booksQuery } from '../../game/admin/books.queries';
import { fileOf, type PartContents } from '../../game/admin/editionParts';
import { explain } from '../../game/forms/failures';
import { copyAdvice } from './copies';
import { useJudged } from './useJudge';

/** Local files next to `edition.json`, which are not uploaded yet. */
const missingFiles = rememberedFor((riddle: EditionRiddle): Finding[] =>
  filesOfRiddle(riddle)
    .filter(({ address }) => !isReachable(address))
    .map(({ field, address }) => ({ day: riddle.day, field, message: missingFile(address) })),
);

/** Every error in an edition, as the command finds them in its file. @param draft allows missing days. */
export function findingsOf(parts: PartContents, draft: boolean, judge: Lookup): Finding[] {
  const file = fileOf(parts);
  return [...checkEdition(file, judge, { draft }), ...readableRiddles(file).flatMap(missingFiles)];
}

/** Like `findingsOf`, with a line for each part that the judge has not compared yet, or could not. */
export function useFindings(parts: PartContents, draft: boolean): readonly Finding[] {
  const { output, failure } = useJudged(
    useCallback((judge: Lookup) => findingsOf(parts, draft, judge), [parts, draft]),
  );
  return useMemo(
    () =>
      failure
        ? output.map((finding): Finding => {
            const message = `Les réponses ne sont pas vérifiées. ${explain(failure)}`;
            return finding.unchecked ? { ...finding, message, unchecked: 'failed' } : finding;
          })
        : output,
    [output, failure],
  );
}

/** Advice on an edition: on its books once they are known, and on how much of another edition is left in it. */
export function useAdvice(edition: WorkshopEdition, parts: PartContents): readonly Finding[] {
  const { data: books = null } = useQuery(booksQuery);
  const { output } = useJudged(
    useCallback((judge: Lookup) => editionAdvice(fileOf(parts), judge, books), [parts, books]),
  );
  return useMemo(() => [...output, ...copyAdvice(edition, parts)], [output, edition, parts]);
}

/** Errors, and texts that the judge has not compared. */
export const isToCorrect = ({ unchecked }: Finding): boolean => !unchecked;

/** The path of a finding inside its part: lists by their indexes. */
export const contentPath = ({ field }: Pick<Finding, 'field'>): string =>
  field.replace(/^hints\.(\d+)/, (_, rank: string) => `hints.${Number(rank) - 1}`);

/** The findings of a part by the path of their field, a line each. */
function notesOf(findings: readonly Finding[], day: number | null): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  for (const finding of findings) {
    if (finding.day !== day || !isToCorrect(finding)) continue;
    const path = contentPath(finding);
    const known = notes.get(path);
    notes.set(path, known === undefined ? finding.message : `${known}\n${finding.message}`);
  }
  return notes;
}

/** The findings of a part by the path of their field, a line each; the same object until one of them changes. */
export function useNotes(findings: readonly Finding[], day: number | null): ReadonlyMap<string, string> {
  const fresh = useMemo(() => notesOf(findings, day), [findings, day]);
  const [notes, setNotes] = useState(fresh);
  if (notes === fresh || isSameJson([...notes], [...fresh])) return notes;
  setNotes(fresh);
  return fresh;
}
