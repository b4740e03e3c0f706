import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

type Scope = 'local' | 'session';

/** A value persisted under a key. Neither invalid content nor missing storage is an error (rule 10.3). */
export interface Persisted<Input, Output> {
  fallback: Output;
  /** The current value, from memory if the browser refused to store it. The same object until it changes. */
  read: () => Output;
  /** The value that another visit would read. */
  readStored: () => Output;
  /** True if the browser stores what `read` returns; otherwise it lasts for this visit. */
  isStored: () => boolean;
  /** @returns whether the browser stored the value; otherwise it lasts for this visit. */
  write: (value: Input) => boolean;
  remove: () => void;
  /** Subscribes to changes of this tab or another. @returns a function that unsubscribes. */
  follow: (listener: () => void) => () => void;
}

const refused = new Map<string, string>();

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
let memory: Record<Scope, Place> | null = null;

function makeMemory(): Place {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}

/** From now on this page neither reads nor changes what the browser stores: what it persists lasts as long as the page. */
export function storeInMemory(): void {
  // Again, it would lose what the page has persisted since.
  memory ??= { local: makeMemory(), session: makeMemory() };
}

/** @throws {DOMException} where storage is forbidden. */
const storageOf = (scope: Scope): Place =>
  memory?.[scope] ?? (scope === 'local' ? localStorage : sessionStorage);

/** The browser itself notifies the other tabs only. */
const notify = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));

const nameOf = (scope: Scope, key: string) => `${scope} ${key}`;

function removeKey(scope: Scope, key: string): void {
  refused.delete(nameOf(scope, key));
  try {
    storageOf(scope).removeItem(key);
  } catch {
    // Forbidden storage is empty.
  }
  notify(key);
}

/** The key of a value that one player alone finds again. @param player the account's id; null for a visitor, whose keys have no suffix. */
export const keyOf = (key: string, player: string | null): string =>
  player === null ? key : `${key}-${player}`;

/** The keys of a scope that have a value, those that the browser refused to store included. */
export function keysIn(scope: Scope): string[] {
  const start = nameOf(scope, '');
  const keys = [...refused.keys()]
    .filter((name) => name.startsWith(start))
    .map((name) => name.slice(start.length));
  try {
    const place = storageOf(scope);
    for (let index = 0; index < place.length; index += 1) keys.push(place.key(index) ?? '');
  } catch {
    // Forbidden storage is empty.
  }
  return [...new Set(keys)];
}

/** Removes every value whose key matches, in storage and in memory. */
export function removeKeys(scope: Scope, matches: (key: string) => boolean): void {
  for (const key of keysIn(scope).filter(matches)) removeKey(scope, key);
}

/** Moves a value to another key. @param joined what is stored there then. */
export function moveValue<Input, Output>(
  from: Persisted<Input, Output>,
  to: Persisted<Input, Output>,
  joined: (value: Output) => Input,
): void {
  const value = from.read();
  if (value !== from.fallback) {
    const moved = joined(value);
    const isStored = to.write(moved);
    from.remove();
    // In a full storage there is room only now.
    if (!isStored) to.write(moved);
  } else from.remove();
}

/**
 * Persists a value as JSON.
 * @param schema of the parsed text; `v.fallback` repairs a part of it.
 * @param join merges the stored value and a newer value that could not be stored; by default the newer value replaces it.
 */
export function persisted<Schema extends v.GenericSchema>(
  scope: Scope,
  key: string,
  schema: Schema,
  fallback: v.InferOutput<Schema>,
  join: (stored: v.InferOutput<Schema>, refused: v.InferOutput<Schema>) => v.InferOutput<Schema> = (_, own) =>
    own,
): Persisted<v.InferInput<Schema>, v.InferOutput<Schema>> {
  const name = nameOf(scope, key);
  const textSchema = v.fallback(v.pipe(v.string(), v.parseJson(), schema), fallback);
  const parse = (text: string | null) => v.parse(textSchema, text);

  function storedText(): string | null {
    try {
      return storageOf(scope).getItem(key);
    } catch {
      return null;
    }
  }

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
      notify(key);
      return !refused.has(name);
    },
    remove: () => removeKey(scope, key),
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
