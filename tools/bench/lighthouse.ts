/**
 * What each kind of page costs a phone on a slow 4G, beside the same page without any JavaScript: `npm run lighthouse`. Builds and
 * serves the site, measures every page and its twin in turn, and writes the medians to docs/performance.md.
 *
 * `-- --runs 1` measures each page once (five times otherwise), `-- --page jour/1` only the pages whose address holds that, `-- --page /`
 * the home page alone; a choice of pages is printed, and not written down. Blocking time follows the machine: run it where nothing else
 * works.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { format, resolveConfig } from 'prettier';
import { SESSION_KEY } from '../src/api/sessionKey.ts';
import { paths } from '../src/paths.ts';
import { EMBEDDED_ANON_KEY } from '../tools/embedded/config.ts';
import { findChromium } from './browser.ts';
import { ROOT } from './command.ts';
import { chosenPort, HOST } from './port.ts';
import { medianOf, table, type Figures, type Row } from './lighthouse/figures.ts';
import { serveTwins } from './lighthouse/twin.ts';
import { tell } from './tell.ts';

const PORT = chosenPort(4178);
const SITE = `http://${HOST}:${PORT}`;
const BROWSER_PORT = PORT + 1;
const BROWSER = `http://${HOST}:${BROWSER_PORT}`;
const START_LIMIT_MS = 240_000;
/** One of the demonstration's knights, whose journey has begun. */
const KNIGHT = { email: 'aurore@exemple.fr', password: 'etoile24' };

const { game } = paths;
const OF_VISITOR = [
  paths.home,
  paths.books,
  paths.about,
  paths.contact,
  game.landing,
  game.riddle(1),
  game.riddle(11),
  game.constellation,
  game.leaderboard,
  game.contest,
  game.login,
];
const OF_KNIGHT = [game.riddle(3), game.constellation, game.leaderboard, game.artefacts, game.profile];

const { values } = parseArgs({ options: { runs: { type: 'string' }, page: { type: 'string' } } });
const runs = Number(values.runs ?? 5);
const wanted = (path: string) =>
  values.page === paths.home ? path === paths.home : path.includes(values.page ?? '');

/** Starts the site, as `npm start` does, on a database that nothing keeps. */
async function startSite(): Promise<ChildProcess> {
  const site = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(PORT), DATA_DIR: 'memory' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // While it builds, the port answers 503.
  await untilAnswered(SITE, site);
  return site;
}

/**
 * Does something in a browser that only Lighthouse holds: what else listens to a page takes its time. It has shown no page yet: what is
 * left of another one would be cleared away in the time of the next.
 * @param profile the folder of what it keeps.
 */
async function inNewBrowser<Result>(profile: string, act: () => Promise<Result>): Promise<Result> {
  const browser = spawn(
    findChromium(),
    [
      '--headless',
      '--no-sandbox',
      // Without a graphics card it would imitate one, on the processor that the page needs.
      '--disable-gpu',
      '--disable-background-networking',
      '--mute-audio',
      '--no-first-run',
      `--user-data-dir=${profile}`,
      `--remote-debugging-port=${BROWSER_PORT}`,
    ],
    { stdio: 'ignore' },
  );
  try {
    await untilAnswered(`${BROWSER}/json/version`, browser);
    return await act();
  } finally {
    await endBrowser(browser);
  }
}

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** @throws when something answers there already: it would be measured instead. */
async function refuseTaken(address: string): Promise<void> {
  if (await answers(address)) throw new Error(`Something answers at ${address} already: stop it first.`);
}

/** @throws when a program ends, or is too slow, before its address answers well. */
async function untilAnswered(address: string, program: ChildProcess): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (!(await answers(address))) {
    if (program.exitCode !== null || program.signalCode !== null || Date.now() > limit)
      throw new Error(`${program.spawnfile} did not start.`);
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
}

/** Ends the site, and waits until it has. */
async function endSite(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null || site.signalCode !== null) return;
  site.kill('SIGTERM');
  await once(site, 'exit');
}

/** Ends the browser by asking it: what was started may be a script around it, which a signal would end alone. */
async function endBrowser(browser: ChildProcess): Promise<void> {
  if (browser.exitCode !== null || browser.signalCode !== null) return;
  const ended = once(browser, 'exit');
  const session = await (await chromium.connectOverCDP(BROWSER)).newBrowserCDPSession();
  // It may be gone before it answers.
  session.send('Browser.close').catch(() => undefined);
  await ended;
}

/** The session of the demonstration's knight, as the browser keeps it. */
async function knightSession(): Promise<string> {
  const answer = await fetch(`${SITE}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: EMBEDDED_ANON_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(KNIGHT),
  });
  if (!answer.ok) throw new Error(`The knight could not sign in: ${await answer.text()}`);
  return answer.text();
}

/** Has the browser keep a session, or none; Lighthouse leaves that storage alone. */
async function become(session: string | null): Promise<void> {
  const browser = await chromium.connectOverCDP(BROWSER);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error('The browser has no window.');
  await page.goto(`${SITE}/favicon.svg`);
  await page.evaluate(
    ([key, kept]) => {
      localStorage.clear();
      if (kept !== null) localStorage.setItem(key, kept);
    },
    [SESSION_KEY, session] as const,
  );
  await page.close();
  // Lets go of it: it goes on.
  await browser.close();
}

/** One page opened once, for the first time, on a simulated slow 4G and a phone. */
async function measure(address: string): Promise<Figures> {
  const result = await lighthouse(address, {
    port: BROWSER_PORT,
    onlyCategories: ['performance'],
    output: 'json',
    logLevel: 'silent',
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { audits, categories } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details;
  const scripts =
    requests?.type === 'table' ? requests.items.filter((item) => item['resourceType'] === 'Script') : [];
  return {
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    script: scripts.reduce((sum, item) => sum + Number(item['transferSize'] ?? 0), 0),
    score: (categories['performance']?.score ?? Number.NaN) * 100,
  };
}

// Before anything is started, which would be left behind.
await refuseTaken(SITE);
await refuseTaken(`${BROWSER}/json/version`);
const site = await tell('Building and starting the site', startSite);
const twins = await serveTwins(join(ROOT, '.cache', `start-${PORT}`));
const twinSite = `http://${HOST}:${(twins.address() as AddressInfo).port}`;
const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'));
try {
  const session = await knightSession();
  const kinds = [
    ...OF_VISITOR.map((path) => ({ path, who: 'visitor', session: null })),
    ...OF_KNIGHT.map((path) => ({ path, who: 'knight', session })),
  ].filter(({ path }) => wanted(path));
  // It does not count: the site has just been built, and the machine reads both programs for the first time.
  await inNewBrowser(profile, () => measure(SITE));
  const rows: Row[] = [];
  for (const { path, who, session: kept } of kinds) {
    const own: Figures[] = [];
    const bare: Figures[] = [];
    await inNewBrowser(profile, () => become(kept));
    for (let run = 0; run < runs; run += 1) {
      own.push(await inNewBrowser(profile, () => measure(SITE + path)));
      bare.push(await inNewBrowser(profile, () => measure(twinSite + path)));
    }
    const row = { path, who, own: medianOf(own), twin: medianOf(bare) };
    rows.push(row);
    console.log(table([row]).split('\n').at(-1));
  }
  if (values.page === undefined) {
    const file = join(ROOT, 'docs/performance.md');
    const style = await resolveConfig(file);
    await writeFile(file, await format(report(rows), { ...style, filepath: file }));
    console.log('\n  docs/performance.md is written.');
  }
} finally {
  twins.close();
  await endSite(site);
  await rm(profile, { recursive: true, force: true });
}

function report(rows: readonly Row[]): string {
  return `# What the pages cost

Written by \`npm run lighthouse\` on ${new Date().toISOString().slice(0, 10)}: medians of ${runs}. Lighthouse's phone, on its simulated slow 4G, opens
each page for the first time, compressed as a static host serves it. Beside each page stands its twin: the same HTML without any JavaScript,
measured in turn with it, each in a browser that has shown nothing before. \`× twin\` is how many times as long the page takes as its twin:
1.00 is the limit. Blocking time and the score follow the machine; paints hardly do.

${table(rows)}
`;
}
