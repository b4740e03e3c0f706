import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

/** `local` is this browser's, for good and in every tab; `session` is this tab's, through reloads. */
type Scope = 'local' | 'session';

/** A value that the browser keeps under a key. Nothing that stands there, and no storage, is ever an error (rule 10.3). */
export interface Persisted<Input, Output> {
  /** The value where nothing stands, or damage, or another program's data. */
  fallback: Output;
  /** The value, this visit's own when the browser would not keep it; the same object until it changes. */
  read: () => Output;
  /** What the browser itself keeps, and would find again on another visit. */
  readKept: () => Output;
  /** Changes the value. @returns whether the browser keeps it; otherwise it stays for the visit. */
  write: (value: Input) => boolean;
  /** Forgets the value. */
  remove: () => void;
  /** Hears of every change, made by this tab or by another. @returns how to stop. */
  follow: (listener: () => void) => () => void;
}

/** What a full or forbidden storage would not keep, as text. */
const unkept = new Map<string, string>();

/** @throws {DOMException} where storage is forbidden. */
const storageOf = (scope: Scope) => (scope === 'local' ? localStorage : sessionStorage);

/**
 * A value that the browser keeps.
 * @param schema what the text must be once parsed; with `v.fallback` a part of it can be mended.
 * @param join makes one value of what is kept and of what could not be; without it the latter alone counts.
 */
export function persisted<Schema extends v.GenericSchema>(
  scope: Scope,
  key: string,
  schema: Schema,
  fallback: v.InferOutput<Schema>,
  join: (kept: v.InferOutput<Schema>, unkept: v.InferOutput<Schema>) => v.InferOutput<Schema> = (_, own) =>
    own,
): Persisted<v.InferInput<Schema>, v.InferOutput<Schema>> {
  const name = `${scope} ${key}`;

  const keptSchema = v.fallback(v.pipe(v.string(), v.parseJson(), schema), fallback);
  const parse = (text: string | null) => v.parse(keptSchema, text);

  function keptText(): string | null {
    try {
      return storageOf(scope).getItem(key);
    } catch {
      return null;
    }
  }
  /** Tells this tab what the browser tells the others. */
  const tell = () => dispatchEvent(new StorageEvent('storage', { key }));

  let seen: { kept: string | null; own: string | undefined; value: v.InferOutput<Schema> } | undefined;
  return {
    fallback,
    read: () => {
      const kept = keptText();
      const own = unkept.get(name);
      if (seen?.kept !== kept || seen.own !== own) {
        seen = { kept, own, value: own === undefined ? parse(kept) : join(parse(kept), parse(own)) };
      }
      return seen.value;
    },
    readKept: () => parse(keptText()),
    write: (value) => {
      const text = JSON.stringify(value);
      try {
        storageOf(scope).setItem(key, text);
        unkept.delete(name);
      } catch {
        unkept.set(name, text);
      }
      tell();
      return !unkept.has(name);
    },
    remove: () => {
      unkept.delete(name);
      try {
        storageOf(scope).removeItem(key);
      } catch {
        // Forbidden storage holds nothing to forget.
      }
      tell();
    },
    follow: (listener) => {
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}

/** A kept value, followed in this tab and the others; the fallback in a page that was written ahead. */
export const usePersisted = <Output>({ follow, read, fallback }: Persisted<never, Output>): Output =>
  useSyncExternalStore(follow, read, () => fallback);
