import { useCallback, useMemo } from 'react';
import type { PartContent, WorkshopEdition, WorkshopPart } from '@/api/workshop';
import { isSameJson, withValue } from '@/lib/jsonPath';
import { usePersisted } from '@/lib/storage';
import { fileContent, HEADER, partsOf, type Parts } from '../../shared/admin/editionParts';
import { useSession } from '../../shared/session/useSession';
import { partOf } from './document';
import { blankDay, blankHeader } from './newEdition';
import { draftsOf, partDraft, type PartDraft } from './partDrafts';

export interface EditedPart {
  day: number;
  content: PartContent;
  /** As it was last saved; undefined for a day that is not written yet. */
  saved: WorkshopPart | undefined;
  /** Null while everything is saved. */
  draft: PartDraft | null;
  change: (path: string, value: unknown) => void;
  /** Writes a content on a version, null to keep nothing. */
  setDraft: (draft: PartDraft | null) => void;
}

/** A part of an edition as an admin writes it: what is saved, and a draft of this device over it. */
export function usePart(edition: WorkshopEdition, day: number): EditedPart {
  const { account } = useSession();
  const stored = partDraft(account?.id ?? '', edition.code, day);
  const draft = usePersisted(stored);
  const saved = partOf(edition, day);
  const blank = useMemo(
    () => (day === HEADER ? blankHeader(edition.code, '', '') : blankDay(day)),
    [edition.code, day],
  );

  const setDraft = useCallback(
    (next: PartDraft | null) => {
      if (next) stored.write(next);
      else stored.remove();
    },
    [stored],
  );
  const change = useCallback(
    (path: string, value: unknown) => {
      const base = saved?.content ? fileContent(saved.content) : null;
      const from = stored.read() ?? { basedOn: saved?.version ?? null, base, content: base ?? blank };
      const content = withValue(from.content, path, value);
      const isBack = from.basedOn === (saved?.version ?? null) && isSameJson(content, base ?? blank);
      setDraft(isBack ? null : { ...from, content });
    },
    [blank, saved, setDraft, stored],
  );

  const content = draft?.content ?? (saved?.content ? fileContent(saved.content) : blank);
  return { day, content, saved, draft, change, setDraft };
}

/** An edition with what is written on this device; `own` is the part on the page. */
export function useParts(edition: WorkshopEdition, own?: Pick<EditedPart, 'day' | 'content'>): Parts {
  const { account } = useSession();
  const admin = account?.id ?? '';
  const { day, content } = own ?? {};
  return useMemo(() => {
    const parts = new Map([...partsOf(edition), ...draftsOf(admin, edition.code)]);
    if (day !== undefined && content) parts.set(day, content);
    return parts;
  }, [admin, content, day, edition]);
}
