/**
 * What the site and the game cost a modest phone: `npm run measure [-- address]`, against a running `npm start`. A phone’s window, a
 * processor slowed four times, everything in motion. Prints each figure with its budget; exits with 1 when one is over.
 *
 * Its waits are the measure: it watches for so long, whatever the page does.
 *
 * Only the page’s main thread counts: a machine without a graphics card paints with its processor, which no phone does.
 */
import { chromium, type Browser, type Page } from 'playwright';
import { findChromium } from './browser.ts';
import { median } from './lighthouse/figures.ts';
import { observe } from './measure/observe.ts';
import { mainThreadWork } from './measure/thread.ts';

const address = process.argv[2] ?? 'http://127.0.0.1:4173';
const SLOWDOWN = 4;
/** How slow the processor is made for gestures, and how long each may wait for its answer on screen. */
const RESPONSE_BUDGETS_MS = [
  [4, 100],
  [6, 200],
] as const;
/** A task of the browser's own may fall upon any one gesture: each is timed so many times, and the median counts. */
const GESTURE_RUNS = 3;
/** What has been fetched ahead shows its text as fast as any gesture is answered. */
const NEXT_DAY_BUDGET_MS = 100;
/** How long a page at rest may keep its main thread, in milliseconds of every second: the home page turns its carousel. */
const BACKGROUND_BUDGETS = { home: 20, game: 12 } as const;
const SHIFT_BUDGET = 0;
/** How long a page at rest is watched: three turns of the carousel. */
const WATCH_MS = 12_000;
/** A gesture has been answered on screen by then. */
const ANSWERED_MS = 900;
/** What a page still has to do once it has loaded: fonts, prefetching, the door that opens. */
const SETTLED_MS = 6_000;
/** A dialog has opened or closed, its 200 ms included. */
const DIALOG_MS = 700;
/** Pictures, sounds and videos come this late, long after the page has been laid out. */
const MEDIA_DELAY_MS = 1_500;
const MEDIA = '**/edition/**';

interface Figure {
  name: string;
  value: number;
  budget: number;
  unit: 'ms' | 'ms/s' | '';
}

async function openPhone(browser: Browser, slowdown = SLOWDOWN): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'fr-FR',
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function background(browser: Browser, name: string, path: string, budget: number): Promise<Figure> {
  const page = await openPhone(browser);
  await page.goto(path);
  // No pointer is on it: a phone at rest has none, and the browser would look for what lies under it at each change.
  await page.waitForTimeout(SETTLED_MS);
  // What moves by itself has begun.
  await page.locator('html[data-moving]').waitFor();
  const prompt = page.getByRole('dialog');
  if (await prompt.isVisible()) await page.keyboard.press('Escape');
  await page.waitForTimeout(DIALOG_MS);
  const work = await mainThreadWork(page, () => page.waitForTimeout(WATCH_MS));
  await page.context().close();
  return { name: `background of ${name}`, value: work / (WATCH_MS / 1_000), budget, unit: 'ms/s' };
}

/** What a player does on day 1, each gesture timed until the page has answered it; confetti falls during the last. */
async function gestures(browser: Browser, slowdown: number, budget: number): Promise<Figure[]> {
  const page = await openPhone(browser, slowdown);
  const figures: Figure[] = [];
  const note = async (name: string, happen: () => Promise<void>) => {
    await page.evaluate(() => {
      window.response = 0;
    });
    await happen();
    await page.waitForTimeout(ANSWERED_MS);
    const value = await page.evaluate(() => window.response);
    if (value === 0) throw new Error(`${name}: no answer was seen`);
    figures.push({ name: `${name}, slowed ${slowdown} times`, value, budget, unit: 'ms' });
  };
  const tap = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error(`${name}: the button is not shown`);
    const { x, y, width, height } = box;
    // The finger alone: a test's own `tap` looks, on the page's thread, whether it touches what it is to.
    await note(`tap « ${name} »`, () => page.touchscreen.tap(x + width / 2, y + height / 2));
  };
  await page.goto('/escape-noel/jour/1');
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(SETTLED_MS);
  await tap('Continuer sans compte');
  await page.getByLabel('Ta réponse').tap();
  for (const letter of 'dra') await note(`type « ${letter} »`, () => page.keyboard.type(letter));
  await tap('Révéler les indices');
  await tap("Révéler l'indice 1");
  await tap("Révéler l'indice");
  await page.getByRole('heading', { name: 'Indice 1', exact: true }).waitFor();
  await page.getByLabel('Ta réponse').fill('ombre');
  await tap('Valider ma réponse');
  await page.getByRole('dialog', { name: 'Félicitations !' }).waitFor();
  await tap('Lire la révélation');
  await page.context().close();
  return figures;
}

/** From a day that is read to the next one, fetched ahead: no script, and its text at once. */
async function nextDay(browser: Browser): Promise<Figure[]> {
  const page = await openPhone(browser);
  await page.goto('/escape-noel/jour/2');
  await page.getByRole('button', { name: 'Continuer sans compte' }).tap();
  await page.waitForTimeout(SETTLED_MS);
  let scripts = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts += 1;
  });
  const value = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const before = document.querySelector('h1')?.textContent;
        new MutationObserver((_changes, observer) => {
          const title = document.querySelector('h1')?.textContent;
          if (!title || title === before || document.querySelector('[aria-busy="true"]')) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - began));
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        document.querySelector<HTMLElement>('a[href="/escape-noel/jour/3"]')?.click();
      }),
  );
  // Before it asks for the day after.
  const asked = scripts;
  await page.context().close();
  return [
    { name: 'the next day, fetched ahead', value, budget: NEXT_DAY_BUDGET_MS, unit: 'ms' },
    { name: 'scripts that the next day asks for', value: asked, budget: 0, unit: '' },
  ];
}

/** Everything that moves under the reader’s eyes by itself: with and without a gesture just before. */
async function shift(browser: Browser, name: string, path: string): Promise<Figure> {
  const page = await openPhone(browser);
  await page.route(MEDIA, async (route) => {
    await page.waitForTimeout(MEDIA_DELAY_MS);
    await route.continue();
  });
  await page.goto(path);
  await page.mouse.move(100, 100);
  await page.waitForTimeout(SETTLED_MS);
  // The dialog that opened by itself closes.
  await page.keyboard.press('Escape');
  await page.waitForTimeout(DIALOG_MS);
  const value = await page.evaluate(() => window.layoutShift);
  await page.context().close();
  return { name: `layout shift of ${name}`, value, budget: SHIFT_BUDGET, unit: '' };
}

/** A dialog over a page that has been scrolled: nothing behind it moves. */
async function dialogShift(browser: Browser): Promise<Figure> {
  const page = await openPhone(browser);
  await page.goto('/escape-noel/jour/1');
  await page.getByRole('button', { name: 'Continuer sans compte' }).tap();
  await page.getByLabel('Ta réponse').fill('un dragon');
  await page.getByRole('button', { name: 'Révéler les indices' }).tap();
  await page.waitForTimeout(DIALOG_MS);
  await page.evaluate(() => {
    window.layoutShift = 0;
  });
  await page.getByRole('button', { name: "Révéler l'indice 1" }).tap();
  await page.getByRole('alertdialog').waitFor();
  await page.waitForTimeout(DIALOG_MS);
  await page.getByRole('button', { name: 'Annuler' }).tap();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.waitForTimeout(DIALOG_MS);
  const value = await page.evaluate(() => window.layoutShift);
  await page.context().close();
  return { name: 'layout shift of a dialog over a scrolled page', value, budget: SHIFT_BUDGET, unit: '' };
}

/** Measures the same figures several times. */
async function mediansOf(measure: () => Promise<Figure[]>): Promise<Figure[]> {
  const runs: Figure[][] = [];
  for (let run = 0; run < GESTURE_RUNS; run += 1) runs.push(await measure());
  const [first = []] = runs;
  return first.map((figure, at) => ({
    ...figure,
    value: median(runs.map((run) => run[at]?.value ?? Number.NaN)),
  }));
}

function show({ name, value, budget, unit }: Figure): string {
  const text = (figure: number) => (unit === '' ? figure.toFixed(4) : `${Math.round(figure)} ${unit}`);
  return `${value > budget ? '✗' : '✓'} ${name.padEnd(56)} ${text(value).padStart(9)}   (at most ${text(budget)})`;
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--mute-audio'],
});
let over = 0;
const report = (figures: readonly Figure[]) => {
  for (const figure of figures) console.log(show(figure));
  over += figures.filter(({ value, budget }) => value > budget).length;
};
try {
  report([await background(browser, 'the home page', '/', BACKGROUND_BUDGETS.home)]);
  report([await background(browser, 'the landing', '/escape-noel', BACKGROUND_BUDGETS.game)]);
  report([await background(browser, 'a riddle', '/escape-noel/jour/1', BACKGROUND_BUDGETS.game)]);
  for (const [slowdown, budget] of RESPONSE_BUDGETS_MS) {
    report(await mediansOf(() => gestures(browser, slowdown, budget)));
  }
  report(await mediansOf(() => nextDay(browser)));
  report([await dialogShift(browser)]);
  report([await shift(browser, 'the landing', '/escape-noel')]);
  report([await shift(browser, 'a riddle with a picture', '/escape-noel/jour/9')]);
  report([await shift(browser, 'a riddle with a sound', '/escape-noel/jour/7')]);
  report([await shift(browser, 'a riddle with a video', '/escape-noel/jour/14')]);
  report([await shift(browser, 'the constellation', '/escape-noel/constellation')]);
} finally {
  await browser.close();
}
process.exitCode = over === 0 ? 0 : 1;
