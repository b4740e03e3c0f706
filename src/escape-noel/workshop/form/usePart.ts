import { useMemo, useSyncExternalStore } from 'react';
import type { PartContent, WorkshopEdition, WorkshopPart } from '@/api/workshop';
import { isSameJson } from '@/lib/sameJson';
import { fileContent, HEADER, contentsByDay, type PartContents } from '../../game/admin/editionParts';
import { useSession } from '../../game/session/useSession';
import { blankDay, blankHeader } from './blanks';
import { unsavedContents, unsavedChange, type UnsavedChange } from './unsavedChanges';

export interface EditedPart {
  day: number;
  /** As it was last saved; undefined for a day that is not written yet. */
  saved: WorkshopPart | undefined;
  /** The current content, saved or not; the same object until it changes. */
  read: () => PartContent;
  /** Null while everything is saved. */
  readUnsaved: () => UnsavedChange | null;
  /** False if the device's storage is full or forbidden: the change is then only in memory. */
  isUnsavedStored: () => boolean;
  /** Subscribes to what is written. @returns a function that unsubscribes. */
  follow: (listener: () => void) => () => void;
  /** Writes a content on the version that was edited; back at what is saved, nothing is kept. */
  write: (content: PartContent) => void;
  /** Writes a content on a version, null to keep nothing. */
  setUnsaved: (change: UnsavedChange | null) => void;
}

/**
 * A part of an edition as an admin writes it: the saved content, and this device's unsaved change of it. It does not render the page while
 * it is written: `usePartState` does.
 */
export function usePart(edition: WorkshopEdition, day: number): EditedPart {
  const { account } = useSession();
  const stored = unsavedChange(account?.id ?? '', edition.code, day);
  const saved = edition.parts.find((part) => part.day === day);
  const { code } = edition;

  return useMemo(() => {
    const base = saved?.content ? fileContent(saved.content) : null;
    const start = base ?? (day === HEADER ? blankHeader(code, '', '') : blankDay(day));
    const version = saved?.version ?? null;
    const setUnsaved = (next: UnsavedChange | null) => {
      if (next) stored.write(next);
      else stored.remove();
    };
    const write = (content: PartContent) => {
      const { basedOn, base: from } = stored.read() ?? { basedOn: version, base };
      const isBack = basedOn === version && isSameJson(content, start);
      setUnsaved(isBack ? null : { basedOn, base: from, content });
    };
    return {
      day,
      saved,
      read: () => stored.read()?.content ?? start,
      readUnsaved: stored.read,
      isUnsavedStored: stored.isStored,
      follow: stored.follow,
      write,
      setUnsaved,
    };
  }, [code, day, saved, stored]);
}

/** Something of a part as it is written. @param select returns the same value while it is unchanged. */
export const usePartState = <Value>(part: EditedPart, select: (part: EditedPart) => Value): Value =>
  useSyncExternalStore(part.follow, () => select(part));

/** The current content of a part. */
export const usePartContent = (part: EditedPart): PartContent => usePartState(part, ({ read }) => read());

/** An edition with what is written on this device. @param content of the part of `day`, which is on the page. */
export function useContentsByDay(edition: WorkshopEdition, day: number, content: PartContent): PartContents {
  const { account } = useSession();
  const admin = account?.id ?? '';
  return useMemo(
    () => new Map([...contentsByDay(edition), ...unsavedContents(admin, edition.code), [day, content]]),
    [admin, content, day, edition],
  );
}
