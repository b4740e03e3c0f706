import { configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { rendered } from './clock';
import { closeBrowser, openBrowser } from './page';
import { server } from './server';

configure((before) => ({
  asyncUtilTimeout: 30_000,
  getElementError: (message) => new Error(message ?? ''),
  // A wait ends where the document changes, before the effects of that change have run.
  asyncWrapper: (wait) =>
    before.asyncWrapper(async () => {
      const result: unknown = await wait();
      await rendered();
      return result;
    }),
}));

declare global {
  var pagesAreRead: boolean | undefined;
}

// Once per process, outside the first test's timeout: starts the database and imports every page.
beforeAll(async () => {
  if (globalThis.pagesAreRead) return;
  await server();
  await import('@/app/App');
  await Promise.all(
    Object.values(import.meta.glob('../../../src/*/pages/*/*Page.tsx')).map((read) => read()),
  );
  globalThis.pagesAreRead = true;
});
beforeEach(openBrowser);
afterEach(closeBrowser);

// As in tests/support/componentSetup.ts: happy-dom rejects an animation that framer-motion cancels.
Reflect.deleteProperty(Element.prototype, 'animate');
