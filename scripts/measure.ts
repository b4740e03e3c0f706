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

const address = process.argv[2] ?? 'http://127.0.0.1:4173';
const SLOWDOWN = 4;
const RESPONSE_BUDGET_MS = 200;
const BACKGROUND_BUDGET = 0.1;
const SHIFT_BUDGET = 0;
/** How long the background is watched. */
const WATCH_MS = 5_000;
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
  unit: 'ms' | '%' | '';
}

declare global {
  interface Window {
    /** The layout shifts so far, added up. */
    layoutShift: number;
    /** How long the last gesture waited for the page's next frame, in milliseconds. */
    response: number;
  }
}

/**
 * Runs in every page before its own scripts: adds up every layout shift, a gesture just before it or not, and times each
 * gesture from the moment of its event to the end of the main thread's work on the next frame. It names no function inside:
 * what runs this file would write a helper around it that the page does not have.
 */
function observe(): void {
  window.layoutShift = 0;
  window.response = 0;
  for (const type of ['click', 'keydown']) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            window.response = performance.now() - timeStamp;
          });
          port1.start();
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // TypeScript's own library does not know this entry yet: https://wicg.github.io/layout-instability/
      if ('value' in entry && typeof entry.value === 'number') window.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function openPhone(browser: Browser): Promise<Page> {
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/**
 * How long the busiest page's main thread works while something happens, in milliseconds of its own time: what else the
 * machine does meanwhile does not count.
 */
async function mainThreadWork(browser: Browser, page: Page, happen: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  await happen();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const work = mains.map(({ pid, tid }) =>
    traceEvents
      .filter((event) => event.pid === pid && event.tid === tid && event.name === 'RunTask')
      .reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0), 0),
  );
  return Math.max(0, ...work) / 1_000;
}

async function background(browser: Browser, name: string, path: string): Promise<Figure> {
  const page = await openPhone(browser);
  await page.goto(path);
  await page.mouse.move(100, 100);
  await page.waitForTimeout(SETTLED_MS);
  const prompt = page.getByRole('dialog');
  if (await prompt.isVisible()) await page.keyboard.press('Escape');
  await page.waitForTimeout(DIALOG_MS);
  const work = await mainThreadWork(browser, page, () => page.waitForTimeout(WATCH_MS));
  await page.context().close();
  return { name: `background of ${name}`, value: work / WATCH_MS, budget: BACKGROUND_BUDGET, unit: '%' };
}

/** What a player does on day 1, each gesture timed until the page has answered it. */
async function gestures(browser: Browser): Promise<Figure[]> {
  const page = await openPhone(browser);
  const figures: Figure[] = [];
  const note = async (name: string, happen: () => Promise<void>) => {
    await page.evaluate(() => {
      window.response = 0;
    });
    await happen();
    await page.waitForTimeout(ANSWERED_MS);
    const value = await page.evaluate(() => window.response);
    if (value === 0) throw new Error(`${name}: no answer was seen`);
    figures.push({ name, value, budget: RESPONSE_BUDGET_MS, unit: 'ms' });
  };
  const tap = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    await button.scrollIntoViewIfNeeded();
    await note(`tap « ${name} »`, () => button.tap());
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

function show({ name, value, budget, unit }: Figure): string {
  const text = (figure: number) =>
    unit === '%'
      ? `${(figure * 100).toFixed(1)} %`
      : unit === 'ms'
        ? `${Math.round(figure)} ms`
        : figure.toFixed(4);
  return `${value > budget ? '✗' : '✓'} ${name.padEnd(56)} ${text(value).padStart(9)}   (at most ${text(budget)})`;
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--mute-audio'],
});
let over = 0;
const report = (figures: readonly Figure[]) => {
  for (const figure of figures) console.log(show(figure));
  over += figures.filter(({ value, budget }) => value > budget).length;
};
try {
  report([await background(browser, 'the home page', '/')]);
  report([await background(browser, 'the landing', '/escape-noel')]);
  report([await background(browser, 'a riddle', '/escape-noel/jour/1')]);
  report(await gestures(browser));
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
