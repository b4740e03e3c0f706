import { HYDRATED_EVENT } from '../../src/app/hydratedEvent';
import { test as base, type BrowserContext, type ConsoleMessage, type Request } from '@playwright/test';

export { expect } from '@playwright/test';

const LATE_PROBLEM_MS = 2_000;
const POLL_MS = 50;

/** The tag of a test about something that moves by itself. */
const MOTION = '@motion';

/** Says that a problem matching the pattern will happen in this test, and must. */
export type ExpectProblem = (pattern: RegExp) => void;

/**
 * Playwright's `test`, watched: a console error, an uncaught exception, a failed request, an answer of 500 or more, or
 * something that the content-security policy blocked fails the test that saw it, in any window of any context.
 * A test that provokes such a thing says so with `expectProblem(/…/)`, and fails when it does not happen.
 *
 * Pages are asked for less motion, except in a test tagged `@motion`.
 */
export const test = base.extend<{ expectProblem: ExpectProblem }>({
  // A page at rest is four times quicker to test where no graphics card paints it: motion is for the tests about it.
  contextOptions: async ({ contextOptions }, provide, { tags }) => {
    await provide({ ...contextOptions, reducedMotion: tags.includes(MOTION) ? 'no-preference' : 'reduce' });
  },
  expectProblem: [
    async ({ browser, context }, use) => {
      const seen: string[] = [];
      const expected: RegExp[] = [];
      const contexts: BrowserContext[] = [];
      const watchContext = (watched: BrowserContext) => {
        contexts.push(watched);
        return watch(watched, (problem) => seen.push(problem));
      };
      // The test's own context exists already; contexts that the test opens (a second knight) come by the event.
      await watchContext(context);
      const watchLater = (opened: BrowserContext) => void watchContext(opened);
      browser.on('context', watchLater);
      await use((pattern) => expected.push(pattern));
      browser.off('context', watchLater);
      await waitForAll(expected, seen);
      // A request of a page after its routes are gone reaches another server than the test's: no problem of the product.
      const problems = [...seen];
      await Promise.all(contexts.filter((each) => browser.contexts().includes(each)).map(letGo));
      report(expected, problems);
    },
    { auto: true },
  ],
});

/** Hands every problem of a context to `tell`, as one line of text. */
async function watch(context: BrowserContext, tell: (problem: string) => void): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error') tell(describeConsole(message));
  });
  context.on('weberror', (webError) =>
    tell(`uncaught: ${webError.error().stack ?? webError.error().message}`),
  );
  context.on('requestfailed', (request) => {
    if (!isAbandoned(request))
      tell(`failed request: ${describeRequest(request)} ${request.failure()?.errorText}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500)
      tell(`response ${response.status()}: ${describeRequest(response.request())}`);
  });
  await context.addInitScript(reportBlocked);
  await context.addInitScript((event) => {
    addEventListener(event, () => Object.assign(globalThis, { isHydrated: true }));
  }, HYDRATED_EVENT);
}

/** Runs in every page before its own scripts: a blocked resource becomes a console error, with what blocked it. */
function reportBlocked(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    const where = sourceFile ? ` (from ${sourceFile})` : '';
    console.error(`Content Security Policy: ${effectiveDirective} blocked ${blockedURI}${where}`);
  });
}

/** Releases the requests that a test still holds when it ends: otherwise Playwright fails the whole run. */
async function letGo(context: BrowserContext): Promise<void> {
  const ignoring = { behavior: 'ignoreErrors' } as const;
  await Promise.all([
    context.unrouteAll(ignoring),
    ...context.pages().map((page) =>
      page.unrouteAll(ignoring).catch((error: unknown) => {
        // A page that a test closes may still be listed: it holds nothing any more.
        if (!page.isClosed()) throw error;
      }),
    ),
  ]);
}

function describeConsole(message: ConsoleMessage): string {
  const { url } = message.location();
  return url ? `console error: ${message.text()} (${url})` : `console error: ${message.text()}`;
}

function describeRequest(request: Request): string {
  return `${request.method()} ${request.url()}`;
}

/** Leaving a page abandons what it was still asking for: that is not a fault. */
function isAbandoned(request: Request): boolean {
  return request.failure()?.errorText === 'net::ERR_ABORTED';
}

/** The events of a browser arrive a little after what caused them. */
async function waitForAll(expected: readonly RegExp[], seen: readonly string[]): Promise<void> {
  const deadline = Date.now() + LATE_PROBLEM_MS;
  while (missing(expected, seen).length > 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function missing(expected: readonly RegExp[], seen: readonly string[]): RegExp[] {
  return expected.filter((pattern) => !seen.some((problem) => matches(pattern, problem)));
}

function report(expected: readonly RegExp[], seen: readonly string[]): void {
  const surprises = seen.filter((problem) => !expected.some((pattern) => matches(pattern, problem)));
  const absent = missing(expected, seen).map((pattern) => `expected, but did not happen: ${pattern}`);
  const lines = [...new Set([...surprises, ...absent])];
  if (lines.length > 0) throw new Error(`The browser reported:\n  ${lines.join('\n  ')}`);
}

/** `search` and not `test`: a pattern with the global flag would otherwise remember where it stopped. */
function matches(pattern: RegExp, text: string): boolean {
  return text.search(pattern) >= 0;
}
