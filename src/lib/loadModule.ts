import { useSyncExternalStore } from 'react';
import { cameWhole } from './cameWhole';

/** The code of a part did not arrive. */
export class CodeError extends Error {
  override readonly name = 'CodeError';
  /** True if only a reload helps: this release is no longer published, or the browser remembers a failure that it cannot be asked to forget. */
  readonly needsReload: boolean;

  constructor(needsReload: boolean, cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The code did not load', { cause });
    this.needsReload = needsReload;
  }
}

let attempts = 0;
let needsReload = false;
const listeners = new Set<() => void>();

/**
 * Imports a module on demand; every dynamic import goes through it. A browser may remember an import that failed, for as long as
 * the page is open: the file is then requested again, and imported under a new address.
 * @param load `() => import('…')` and nothing else: the address of the built file is read from its text.
 * @throws {CodeError} where the code did not arrive; what the module itself throws otherwise.
 */
export function loadModule<Module>(load: () => Promise<Module>): Promise<Module>;
export async function loadModule(load: () => Promise<unknown>): Promise<unknown> {
  try {
    return await load();
  } catch (cause) {
    // It does not run in this browser, or has a defect: neither the network nor a reload is the reason.
    if (cameWhole(cause)) throw cause;
    const [, file] = /import\(\s*["'`]([^"'`]+)/.exec(String(load)) ?? [];
    if (file === undefined) throw new CodeError(false, cause);
    const address = new URL(file, import.meta.url);
    const found = await look(address);
    if (found === 'unknown') throw new CodeError(false, cause);
    if (found === 'missing') throw reloadNeeded(cause);
    attempts += 1;
    address.searchParams.set('retry', String(attempts));
    try {
      const module: unknown = await import(/* @vite-ignore */ address.href);
      return module;
    } catch (again) {
      if (cameWhole(again)) throw again;
      // Its own imports failed, and keep their addresses.
      throw reloadNeeded(again);
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

function reloadNeeded(cause: unknown): CodeError {
  needsReload = true;
  for (const listener of listeners) listener();
  return new CodeError(true, cause);
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True if a part of the page can no longer come without a reload. */
export const useReloadNeeded = (): boolean =>
  useSyncExternalStore(
    follow,
    () => needsReload,
    () => false,
  );
