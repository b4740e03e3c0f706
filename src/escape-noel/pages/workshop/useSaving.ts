import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '@/api/errors';
import { saveEdition, type PartContent, type WorkshopEdition } from '@/api/workshop';
import { isSameJson } from '@/lib/sameJson';
import { fileContent } from '../../game/admin/editionParts';
import type { EditedPart } from '../../workshop/form/usePart';
import { isSavedAs, partOf, savedContent } from './partContent';
import { editionKey, editionsQuery } from './workshop.queries';

export const isEditConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.reason === 'edit_conflict';

const contentOf = ({ saved }: EditedPart): PartContent | null =>
  saved?.content ? fileContent(saved.content) : null;

/** Tells if another version, with another content, was saved after the version on which the unsaved change is based. */
export function isConflict(part: EditedPart): boolean {
  const { saved } = part;
  const change = part.readUnsaved();
  if (!change || change.basedOn === (saved?.version ?? null)) return false;
  return !isSameJson(contentOf(part), change.base);
}

/** Saves the unsaved change of a part. Another admin's newer version refuses it, and is then read: nothing is overwritten. */
export function useSaving(code: string, part: EditedPart): UseMutationResult<WorkshopEdition, Error, void> {
  const queries = useQueryClient();
  const { day, saved, read, readUnsaved, setUnsaved } = part;

  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  // The change may be saved already: the reply was lost, or another tab saved it.
  const settle = useEffectEvent(() => {
    const change = readUnsaved();
    if (change && isSavedAs(change.content, contentOf(part))) setUnsaved(null);
  });
  useEffect(() => settle(), [saved]);

  return useMutation({
    mutationFn: () => {
      const basedOn = isConflict(part) ? (readUnsaved()?.basedOn ?? null) : (saved?.version ?? null);
      return saveEdition(code, [{ day, content: savedContent(read()), basedOn }]);
    },
    onSuccess: (edition) => {
      queries.setQueryData(editionKey(code), edition);
      const now = partOf(edition, day);
      const base = now?.content ? fileContent(now.content) : null;
      const change = readUnsaved();
      const isSaved = change !== null && isSavedAs(change.content, base);
      // Text typed while it was being saved stays, on the new version.
      if (change && now && !isSaved) setUnsaved({ basedOn: now.version, base, content: change.content });
      // `settle` removes the change once this page has its new version: before, it would show the older one for an instant.
      if (isSaved && (!isShown.current || now?.version === saved?.version)) setUnsaved(null);
      return queries.invalidateQueries(editionsQuery);
    },
    onError: (error) => {
      if (isEditConflict(error)) void queries.invalidateQueries({ queryKey: editionKey(code) });
    },
    meta: { failure: "Enregistrement de l'édition" },
  });
}
