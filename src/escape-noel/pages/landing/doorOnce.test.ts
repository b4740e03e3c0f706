// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DOOR_KEY } from './doorOnce';

/** The module as a page that has just been opened has it. */
async function freshPage() {
  vi.resetModules();
  return import('./doorOnce');
}

const forbidden = () => {
  throw new DOMException('forbidden', 'SecurityError');
};

describe('the door opens once a session', () => {
  beforeEach(() => sessionStorage.clear());

  it('is remembered by the session, across pages', async () => {
    const first = await freshPage();
    expect(first.wasDoorOpened()).toBe(false);
    first.rememberDoor();
    expect(sessionStorage.getItem(DOOR_KEY)).not.toBeNull();
    const second = await freshPage();
    expect(second.wasDoorOpened()).toBe(true);
  });

  it('is remembered by the page where the browser keeps nothing', async () => {
    vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
    const page = await freshPage();
    expect(page.wasDoorOpened()).toBe(false);
    page.rememberDoor();
    expect(page.wasDoorOpened()).toBe(true);
  });
});
