// @vitest-environment happy-dom
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { persisted } from './storage';

/** A browser that refuses to write to one scope. */
function refuseWrites(scope: 'localStorage' | 'sessionStorage') {
  const real = globalThis[scope];
  vi.stubGlobal(scope, {
    getItem: (key: string) => real.getItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: (key: string) => real.removeItem(key),
  });
}

describe.each([
  ['local', 'localStorage'],
  ['session', 'sessionStorage'],
] as const)('a value of the %s scope', (scope, storage) => {
  const word = persisted(scope, 'mot', v.nullable(v.string()), null);
  beforeEach(() => word.remove());

  it('is read again after a reload', () => {
    expect(word.write('neige')).toBe(true);
    expect(globalThis[storage].getItem('mot')).toBe('"neige"');
    expect(persisted(scope, 'mot', v.string(), '').read()).toBe('neige');
  });

  it.each(['corrupt"', '42', '{}'])('is the fallback where %s is stored', (text) => {
    globalThis[storage].setItem('mot', text);
    expect(word.read()).toBeNull();
  });

  it('lasts for the visit, for every reader, when the browser refuses to store it', () => {
    word.write('neige');
    refuseWrites(storage);
    expect(word.write('givre')).toBe(false);
    expect(persisted(scope, 'mot', v.string(), '').read()).toBe('givre');
    expect(word.readStored()).toBe('neige');
    vi.unstubAllGlobals();
    expect(word.write('gel')).toBe(true);
    expect(word.readStored()).toBe('gel');
  });

  it('can be removed for the visit too', () => {
    refuseWrites(storage);
    word.write('givre');
    word.remove();
    expect(word.read()).toBeNull();
  });
});

it('notifies of the changes in this tab and in the others, until unsubscribed', () => {
  const word = persisted('local', 'mot', v.string(), '');
  const listener = vi.fn<() => void>();
  const stop = word.follow(listener);
  word.write('neige');
  dispatchEvent(new StorageEvent('storage', { key: 'mot' }));
  dispatchEvent(new StorageEvent('storage', { key: 'autre' }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  word.remove();
  expect(listener).toHaveBeenCalledTimes(2);
});
