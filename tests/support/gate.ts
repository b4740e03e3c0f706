import type { Page } from '@playwright/test';

/** A gate that a test holds shut: what waits at it goes on once the test opens it. */
export interface Gate {
  opened: Promise<void>;
  open: () => void;
}

/** Makes a gate, shut. */
export function shutGate(): Gate {
  const lock = new AbortController();
  const opened = new Promise<void>((resolve) => {
    lock.signal.addEventListener('abort', () => resolve());
  });
  return { opened, open: () => lock.abort() };
}

/** From here on the page's requests that match wait at a gate; the test's other routes still answer what goes on. */
export async function holdRequests(page: Page, pattern: string): Promise<Gate> {
  const gate = shutGate();
  await page.route(pattern, async (route) => {
    await gate.opened;
    await route.fallback();
  });
  return gate;
}
