import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '@/api/errors';
import { saveEdition, type PartContent, type WorkshopEdition } from '@/api/workshop';
import { isSameJson } from '@/lib/sameJson';
import { fileContent } from '../../game/admin/editionParts';
import type { EditedPart } from '../../workshop/form/usePart';
import { isSavedAs, partOf, savedContent } from './document';
import { editionKey, editionsQuery } from './workshop.queries';

export const isEditConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.reason === 'edit_conflict';

const contentOf = ({ saved }: EditedPart): PartContent | null =>
  saved?.content ? fileContent(saved.content) : null;

/** Whether another version was saved since the draft was begun, with another content. */
export function isConflict(part: EditedPart): boolean {
  const { saved } = part;
  const draft = part.readDraft();
  if (!draft || draft.basedOn === (saved?.version ?? null)) return false;
  return !isSameJson(contentOf(part), draft.base);
}

/** Saves the draft of a part. Another admin's newer version refuses it, and is then read: nothing is overwritten. */
export function useSaving(code: string, part: EditedPart): UseMutationResult<WorkshopEdition, Error, void> {
  const queries = useQueryClient();
  const { day, saved, read, readDraft, setDraft } = part;

  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  // What was saved after all: a reply that got lost, another tab.
  const settle = useEffectEvent(() => {
    const draft = readDraft();
    if (draft && isSavedAs(draft.content, contentOf(part))) setDraft(null);
  });
  useEffect(() => settle(), [saved]);

  return useMutation({
    mutationFn: () => {
      const basedOn = isConflict(part) ? (readDraft()?.basedOn ?? null) : (saved?.version ?? null);
      return saveEdition(code, [{ day, content: savedContent(read()), basedOn }]);
    },
    onSuccess: (edition) => {
      queries.setQueryData(editionKey(code), edition);
      const now = partOf(edition, day);
      const base = now?.content ? fileContent(now.content) : null;
      const draft = readDraft();
      const isSaved = draft !== null && isSavedAs(draft.content, base);
      // Text typed while it was being saved stays, on the new version.
      if (draft && now && !isSaved) setDraft({ basedOn: now.version, base, content: draft.content });
      // `settle` removes the draft once this page has its new version: before, it would show the older one for an instant.
      if (isSaved && (!isShown.current || now?.version === saved?.version)) setDraft(null);
      return queries.invalidateQueries(editionsQuery);
    },
    onError: (error) => {
      if (isEditConflict(error)) void queries.invalidateQueries({ queryKey: editionKey(code) });
    },
    meta: { failure: "Enregistrement de l'édition" },
  });
}
