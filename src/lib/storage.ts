import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

type Scope = 'local' | 'session';

/** A value persisted under a key. Neither invalid content nor missing storage is an error (rule 10.3). */
export interface Persisted<Input, Output> {
  fallback: Output;
  /** The value, or the one of this visit where the browser refused to store it; the same object until it changes. */
  read: () => Output;
  /** What another visit would read. */
  readStored: () => Output;
  /** Whether the browser stores what `read` returns; otherwise it lasts for this visit. */
  isStored: () => boolean;
  /** @returns whether the browser stored the value; otherwise it lasts for this visit. */
  write: (value: Input) => boolean;
  remove: () => void;
  /** Subscribes to changes of this tab or another. @returns how to unsubscribe. */
  follow: (listener: () => void) => () => void;
}

const refused = new Map<string, string>();

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
let memory: Record<Scope, Place> | null = null;

function makeMemory(): Place {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  };
}

/** From now on this page neither reads nor changes what the browser stores: what it persists lasts as long as the page. */
export function storeInMemory(): void {
  memory = { local: makeMemory(), session: makeMemory() };
}

/** @throws {DOMException} where storage is forbidden. */
const storageOf = (scope: Scope): Place =>
  memory?.[scope] ?? (scope === 'local' ? localStorage : sessionStorage);

/**
 * Persists a value as JSON.
 * @param schema of the parsed text; `v.fallback` repairs a part of it.
 * @param join merges the stored value and the one that could not be stored; by default the latter alone counts.
 */
export function persisted<Schema extends v.GenericSchema>(
  scope: Scope,
  key: string,
  schema: Schema,
  fallback: v.InferOutput<Schema>,
  join: (stored: v.InferOutput<Schema>, refused: v.InferOutput<Schema>) => v.InferOutput<Schema> = (_, own) =>
    own,
): Persisted<v.InferInput<Schema>, v.InferOutput<Schema>> {
  const name = `${scope} ${key}`;
  const textSchema = v.fallback(v.pipe(v.string(), v.parseJson(), schema), fallback);
  const parse = (text: string | null) => v.parse(textSchema, text);

  function storedText(): string | null {
    try {
      return storageOf(scope).getItem(key);
    } catch {
      return null;
    }
  }
  /** The browser itself notifies the other tabs only. */
  const notify = () => dispatchEvent(new StorageEvent('storage', { key }));

  let cache: { stored: string | null; own: string | undefined; value: v.InferOutput<Schema> } | undefined;
  return {
    fallback,
    read: () => {
      const stored = storedText();
      const own = refused.get(name);
      if (cache?.stored !== stored || cache.own !== own) {
        cache = { stored, own, value: own === undefined ? parse(stored) : join(parse(stored), parse(own)) };
      }
      return cache.value;
    },
    readStored: () => parse(storedText()),
    isStored: () => !refused.has(name),
    write: (value) => {
      const text = JSON.stringify(value);
      try {
        storageOf(scope).setItem(key, text);
        refused.delete(name);
      } catch {
        refused.set(name, text);
      }
      notify();
      return !refused.has(name);
    },
    remove: () => {
      refused.delete(name);
      try {
        storageOf(scope).removeItem(key);
      } catch {
        // Forbidden storage is empty.
      }
      notify();
    },
    follow: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}

/** The fallback while prerendering and hydrating. */
export const usePersisted = <Output>({ follow, read, fallback }: Persisted<never, Output>): Output =>
  useSyncExternalStore(follow, read, () => fallback);
