import * as v from 'valibot';

type Listener = () => void;
const listeners = new Map<string, Set<Listener>>();

/**
 * Reads a stored value. Whatever stands there (nothing, damage, another program's data, a forbidden storage) the answer is a
 * value of the schema or the fallback, never an error.
 *
 * @param schema what the value must be; with `v.fallback` a part of it can be mended.
 */
export function readStored<Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
  fallback: v.InferOutput<Schema>,
): v.InferOutput<Schema> {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return fallback;
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : fallback;
  } catch {
    return fallback;
  }
}

/**
 * Stores a value and tells those who follow the key.
 * @returns whether it is kept: storage may be full or forbidden, and the page must not say « Enregistré » then.
 */
export function writeStored(key: string, value: unknown): boolean {
  let kept = true;
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    kept = false;
  }
  for (const listener of listeners.get(key) ?? []) listener();
  return kept;
}

/** Forgets a stored value, and tells those who follow the key. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing to forget.
  }
  for (const listener of listeners.get(key) ?? []) listener();
}

/**
 * Follows a stored value, whether this tab or another changes it.
 * @returns how to stop following.
 */
export function followStored(key: string, listener: Listener): () => void {
  const group = listeners.get(key) ?? new Set();
  listeners.set(key, group.add(listener));
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => {
    group.delete(listener);
    removeEventListener('storage', onStorage);
  };
}
