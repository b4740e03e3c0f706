/**
 * `npm run measure [-- address [other address]]`: what the site costs a phone whose processor is slowed four times, against a running
 * `npm start`, compared with another one if it is given. Prints medians; exits with 1 when one is over its limit and over the other site's.
 *
 * Its waits are part of the measure. Only the page's main thread counts: without a graphics card, painting would take its time too.
 */
import { chromium, type Browser, type Page } from 'playwright';
import { findChromium } from '../browser.ts';
import { chooser } from './chooser.ts';
import { tasksDuring } from './mainThread.ts';
import { median } from './statistics.ts';

const [address = 'http://127.0.0.1:4173', ...others] = process.argv.slice(2);
const SLOWDOWN = 4;
const ROUNDS = 3;
/** Limit of each kind of figure: milliseconds, and milliseconds of each second for a page at rest. */
const LIMITS = {
  response: 100,
  nextDay: 150,
  background: 20,
  chooser: 300,
  workshopDay: 1_000,
  keystroke: 50,
} as const;
/** A gesture has been answered on screen by then. */
const ANSWERED_MS = 900;
/** Fonts, prefetching and what opens by itself are over by then. */
const SETTLED_MS = 6_000;
/** An edition is checked by then; the preview next to the form follows later, once the typing pauses. */
const CHECKED_MS = 300;
/** Three turns of the home page's carousel. */
const WATCH_MS = 12_000;

async function openPhone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'fr-FR',
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

type Add = (name: string, limit: keyof typeof LIMITS, value: number) => void;

/**
 * Runs in the page: the longest event of the next gesture, from the touch to the next frame on screen, as the Event Timing API gives it:
 * what « Interaction to Next Paint » is made of. The browser rounds it to 8 ms.
 */
const nextInteraction = (answeredMs: number) =>
  new Promise<number>((resolve) => {
    let longest = Number.NaN;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) longest = Math.max(longest || 0, entry.duration);
      }
    });
    const options = { type: 'event', durationThreshold: 16 };
    observer.observe(options);
    setTimeout(() => {
      observer.disconnect();
      resolve(longest);
    }, 3 * answeredMs);
  });

/** A player's gestures on day 1; confetti falls during the last gesture. */
async function gestures(page: Page, add: Add): Promise<void> {
  const time = async (name: string, act: () => Promise<void>) => {
    const answered = page.evaluate(nextInteraction, ANSWERED_MS);
    await page.waitForTimeout(ANSWERED_MS);
    await act();
    add(name, 'response', await answered);
  };
  const tap = (name: string) =>
    time(`tap « ${name} »`, async () => {
      const button = page.getByRole('button', { name, exact: true });
      await button.scrollIntoViewIfNeeded();
      const box = await button.boundingBox();
      // `locator.tap` would also work in the page's main thread, to check what it touches.
      if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    });
  await page.goto('/escape-noel/jour/1');
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(SETTLED_MS);
  await tap('Continuer sans compte');
  await page.getByLabel('Ta réponse').tap();
  for (const letter of 'dra') await time(`type « ${letter} »`, () => page.keyboard.type(letter));
  await tap('Révéler les indices');
  await tap("Révéler l'indice 1");
  await tap("Révéler l'indice");
  // The page below takes no text until the question has left.
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  await page.getByLabel('Ta réponse').fill('ombre');
  await tap('Valider ma réponse');
  await page.getByRole('dialog', { name: 'Félicitations !' }).waitFor();
  await tap('Lire la révélation');
}

/** From a day to the next one, which is prefetched. */
async function nextDay(page: Page, add: Add): Promise<void> {
  await page.goto('/escape-noel/jour/2');
  await page.getByRole('button', { name: 'Continuer sans compte' }).tap();
  await page.waitForTimeout(SETTLED_MS);
  const value = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const before = document.querySelector('h1')?.textContent;
        new MutationObserver((_changes, observer) => {
          const title = document.querySelector('h1')?.textContent;
          if (!title || title === before || document.querySelector('[aria-busy="true"]')) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        document.querySelector<HTMLElement>('a[href="/escape-noel/jour/3"]')?.click();
      }),
  );
  add('the next day', 'nextDay', value);
}

/** A day of the workshop with all its parts, as the demonstration's admin: it opens, and each letter is checked with the whole edition. */
async function workshop(page: Page, add: Add): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/escape-noel/login');
  await page.getByLabel('Adresse e-mail').fill('admin@exemple.fr');
  await page.getByLabel(/^Mot de passe/).fill('etoile24');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.goto('/escape-noel/admin/editions/2024');
  await page
    .getByRole('link', { name: /^Jour 8/ })
    .first()
    .waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const opened = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector('textarea[id="champ-explanation"]')) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>('a[href$="/2024/jour/8"]')?.click();
      }),
  );
  add('a day of the workshop opens', 'workshopDay', opened);
  await page.waitForTimeout(SETTLED_MS);
  await page.getByRole('textbox', { name: 'Explication', exact: true }).press('End');
  const session = await page.context().newCDPSession(page);
  for (const letter of 'une phrase de plus') {
    const tasks = await tasksDuring(session, async () => {
      await page.keyboard.type(letter);
      await page.waitForTimeout(CHECKED_MS);
    });
    add('the longest task of a keystroke there', 'keystroke', Math.max(...tasks));
  }
}

/** Work of a page at rest, in milliseconds of its main thread's own time a second. */
const background = (path: string) => async (page: Page, add: Add) => {
  await page.goto(path);
  await page.waitForTimeout(SETTLED_MS);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(ANSWERED_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  const before = await worked();
  await page.waitForTimeout(WATCH_MS);
  add(`${path} at rest`, 'background', ((await worked()) - before) / (WATCH_MS / 1_000));
};

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const figures = new Map<string, { limit: number; values: number[][] }>();
for (let round = 0; round < ROUNDS; round += 1) {
  const atRest = ['/', '/escape-noel/jour/1'].map(background);
  for (const measure of [gestures, nextDay, ...atRest, chooser(SETTLED_MS), workshop]) {
    for (const [site, baseURL] of [address, ...others].entries()) {
      const page = await openPhone(browser, baseURL);
      await measure(page, (name, limit, value) => {
        const figure = figures.get(name) ?? { limit: LIMITS[limit], values: [] };
        (figure.values[site] ??= []).push(value);
        figures.set(name, figure);
      });
      await page.context().close();
    }
  }
}
await browser.close();
for (const [name, { limit, values }] of figures) {
  const [own = Number.NaN, ...compared] = values.map(median);
  const isOver = own > Math.max(limit, ...compared);
  if (isOver) process.exitCode = 1;
  const shown = [own, ...compared].map((value) => `${Math.round(value)} ms`.padStart(8)).join(' ');
  console.log(`${isOver ? '✗' : '✓'} ${name.padEnd(40)} ${shown}   (at most ${limit})`);
}
