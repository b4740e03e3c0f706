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

/** A change of a part that is not saved, stored on this device. */
export type UnsavedChange = NonNullable<v.InferOutput<typeof schema>>;
export type StoredChange = Persisted<UnsavedChange | null, UnsavedChange | null>;

/** Keys of the changes that are only in memory, because the browser's storage is full or forbidden. */
const unstored = new Set<string>();
const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault();

/** Closing the tab asks first while a change is only in memory, on any page of the app. */
function hold(key: string, isStored: boolean): void {
  if (isStored) unstored.delete(key);
  else unstored.add(key);
  if (unstored.size > 0) addEventListener('beforeunload', askBeforeClosing);
  else removeEventListener('beforeunload', askBeforeClosing);
}

function makeStoredChange(key: string): StoredChange {
  const stored = persisted('local', key, schema, null);
  // Followed rather than called by `write`: « Quitter » removes the key too.
  stored.follow(() => hold(key, stored.isStored()));
  return stored;
}

const made = new Map<string, StoredChange>();

/** Stored until it is saved, or its admin leaves: neither a closed tab, a session that expires nor a failure loses it. @param admin the account's id. */
export function unsavedChange(admin: string, code: string, day: number): StoredChange {
  const key = `${workshopKeys(admin)}${code}-${day}`;
  const known = made.get(key) ?? makeStoredChange(key);
  made.set(key, known);
  return known;
}

const PARTS = Array.from({ length: 25 }, (_, day) => day);

/** The parts of an edition with something that is not saved: their days and contents. */
export const unsavedContents = (admin: string, code: string): [day: number, content: PartContent][] =>
  PARTS.flatMap((day) => {
    const change = unsavedChange(admin, code, day).read();
    return change ? [[day, change.content]] : [];
  });

/** The storage of an unsaved change: this device, or the memory of this page if the device's storage refuses. */
export type UnsavedPlace = 'device' | 'page';

/** The parts of an edition with something that is not saved, in any tab. @param admin the account's id. */
export function useUnsavedPlaces(admin: string, code: string): ReadonlyMap<number, UnsavedPlace> {
  const places = useSyncExternalStoreWithSelector(
    (listener) => {
      const stops = PARTS.map((day) => unsavedChange(admin, code, day).follow(listener));
      return () => stops.forEach((stop) => stop());
    },
    () => placesOf(admin, code),
    () => NO_PLACES,
    (each) => each,
    isSameJson,
  );
  return useMemo(() => new Map(places), [places]);
}

type Places = readonly (readonly [day: number, place: UnsavedPlace])[];
const NO_PLACES: Places = [];

const placesOf = (admin: string, code: string): Places =>
  PARTS.flatMap((day): Places => {
    const change = unsavedChange(admin, code, day);
    return change.read() ? [[day, change.isStored() ? 'device' : 'page']] : [];
  });
