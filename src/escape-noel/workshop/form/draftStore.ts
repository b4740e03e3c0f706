import { useMemo } from 'react';
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector';
import * as v from 'valibot';
import type { PartContent } from '@/api/workshop';
import { isSameJson } from '@/lib/sameJson';
import { persisted, type Persisted } from '@/lib/storage';
import { workshopKeys } from '../../game/session/workshopKeys';

const content = v.record(v.string(), v.unknown());
const schema = v.nullable(
  v.object({
    /** The version that was edited, and its content; null for a new part. */
    basedOn: v.nullable(v.number()),
    base: v.nullable(content),
    content,
  }),
);

/** What an admin has written in a part since it was saved, on this device. */
export type PartDraft = NonNullable<v.InferOutput<typeof schema>>;
export type StoredDraft = Persisted<PartDraft | null, PartDraft | null>;

/** The drafts that this page alone holds, because the browser's storage is full or forbidden. */
const unstored = new Set<string>();
const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault();

/** Closing the tab asks first while it holds such a draft, whichever page of the app is open. */
function hold(key: string, isStored: boolean): void {
  if (isStored) unstored.delete(key);
  else unstored.add(key);
  if (unstored.size > 0) addEventListener('beforeunload', askBeforeClosing);
  else removeEventListener('beforeunload', askBeforeClosing);
}

function makeDraft(key: string): StoredDraft {
  const stored = persisted('local', key, schema, null);
  // Whoever changes it: « Quitter » erases what is not saved.
  stored.follow(() => hold(key, stored.isStored()));
  return stored;
}

const made = new Map<string, StoredDraft>();

/** Stored until it is saved, or its admin leaves: neither a closed tab, a session that expires nor a failure loses it. @param admin the account's id. */
export function partDraft(admin: string, code: string, day: number): StoredDraft {
  const key = `${workshopKeys(admin)}${code}-${day}`;
  const known = made.get(key) ?? makeDraft(key);
  made.set(key, known);
  return known;
}

const PARTS = Array.from({ length: 25 }, (_, day) => day);

/** The parts of an edition with something that is not saved: their days and contents. */
export const draftsOf = (admin: string, code: string): [day: number, content: PartContent][] =>
  PARTS.flatMap((day) => {
    const draft = partDraft(admin, code, day).read();
    return draft ? [[day, draft.content]] : [];
  });

/** Where a part that is not saved is kept: on this device, or in this page alone where its storage refuses. */
export type DraftPlace = 'device' | 'page';

/** The parts of an edition with something that is not saved, in any tab. @param admin the account's id. */
export function useDraftPlaces(admin: string, code: string): ReadonlyMap<number, DraftPlace> {
  const places = useSyncExternalStoreWithSelector(
    (listener) => {
      const stops = PARTS.map((day) => partDraft(admin, code, day).follow(listener));
      return () => stops.forEach((stop) => stop());
    },
    () => placesOf(admin, code),
    () => NO_PLACES,
    (each) => each,
    isSameJson,
  );
  return useMemo(() => new Map(places), [places]);
}

type Places = readonly (readonly [day: number, place: DraftPlace])[];
const NO_PLACES: Places = [];

const placesOf = (admin: string, code: string): Places =>
  PARTS.flatMap((day): Places => {
    const draft = partDraft(admin, code, day);
    return draft.read() ? [[day, draft.isStored() ? 'device' : 'page']] : [];
  });
