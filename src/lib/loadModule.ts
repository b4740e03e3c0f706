import { useSyncExternalStore } from 'react';

/** The code of a part did not load. */
export class CodeError extends Error {
  override readonly name = 'CodeError';
  /** Whether this release is no longer published: only a reload helps. */
  readonly isGone: boolean;

  constructor(isGone: boolean, cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The code did not load', { cause });
    this.isGone = isGone;
  }
}

let attempts = 0;
let isGone = false;
const listeners = new Set<() => void>();

/**
 * Imports a module on demand; every dynamic import goes through it. A browser may remember an import that failed, for as long as
 * the page is open: the file is then requested again, and imported under a new address.
 * @param load `() => import('…')` and nothing else: the address of the built file is read from its text.
 * @throws {CodeError}
 */
export function loadModule<Module>(load: () => Promise<Module>): Promise<Module>;
export async function loadModule(load: () => Promise<unknown>): Promise<unknown> {
  try {
    return await load();
  } catch (cause) {
    const [, file] = /import\(\s*["'`]([^"'`]+)/.exec(String(load)) ?? [];
    if (file === undefined) throw new CodeError(false, cause);
    const address = new URL(file, import.meta.url);
    const found = await look(address);
    if (found === 'missing') setGone();
    if (found !== 'there') throw new CodeError(found === 'missing', cause);
    attempts += 1;
    address.searchParams.set('retry', String(attempts));
    try {
      const module: unknown = await import(/* @vite-ignore */ address.href);
      return module;
    } catch (again) {
      // Its own imports failed, and keep their addresses.
      throw new CodeError(false, again);
    }
  }
}

async function look(address: URL): Promise<'there' | 'missing' | 'unknown'> {
  try {
    const { status, headers } = await fetch(address, { cache: 'reload' });
    if (status >= 500) return 'unknown';
    // Some hosts answer a missing file with a page.
    return status < 400 && headers.get('content-type')?.includes('javascript') ? 'there' : 'missing';
  } catch {
    return 'unknown';
  }
}

function setGone(): void {
  isGone = true;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a part of this release was found to be no longer published. */
export const useReleaseGone = (): boolean =>
  useSyncExternalStore(
    follow,
    () => isGone,
    () => false,
  );
