import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import type { ProjectKeys } from './keys.ts';
import type { Mail } from './mail.ts';
import type { Report } from './report.ts';
import { buildSite, serveSite } from './site.ts';

const ROOT = join(import.meta.dirname, '../..');

const spec = v.object({
  title: v.string(),
  tests: v.array(
    v.object({
      status: v.string(),
      results: v.array(
        v.object({
          duration: v.number(),
          error: v.optional(v.object({ message: v.optional(v.string(), '') })),
        }),
      ),
    }),
  ),
});
type Suite = { specs: v.InferOutput<typeof spec>[]; suites?: Suite[] | undefined };
const suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(spec),
  suites: v.optional(v.array(v.lazy(() => suite))),
});
const playwrightReport = v.object({ suites: v.array(suite) });

/** A browser test of the rehearsal, and what came of it. */
export type Journey = { title: string; passed: boolean; seconds: number; reason: string };

const journeysOf = ({ specs, suites = [] }: Suite): Journey[] => [
  ...specs.map(({ title, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const ms = results.reduce((sum, { duration }) => sum + duration, 0);
    const reason = results.map(({ error }) => error?.message ?? '').join('\n');
    return {
      title,
      passed: tests.every(({ status }) => status === 'expected'),
      seconds: Math.round(ms / 100) / 10,
      reason: stripVTControlCharacters(reason).trim(),
    };
  }),
  ...suites.flatMap(journeysOf),
];

/** A project that is played on. */
export type Played = {
  sitePort: number;
  apiUrl: string;
  keys: Pick<ProjectKeys, 'publishable' | 'secret' | 'signingKey'>;
  /** Of the role `postgres`. */
  databaseUrl: string;
  /** The e-mails that were sent so far. */
  mails: () => Promise<readonly Mail[]>;
};

/** The environment with which `npx playwright test` plays on a project. */
const environmentOf = ({ sitePort, apiUrl, keys }: Played) => ({
  E2E_PORT: String(sitePort),
  E2E_SERVED: '1',
  E2E_API_URL: apiUrl,
  E2E_API_KEY: keys.publishable,
  E2E_SECRET_KEY: keys.secret,
  E2E_SIGNING_KEY: JSON.stringify(keys.signingKey),
});

/**
 * Runs the browser tests that are tagged `@hosted` against a project, one after the other.
 * @param wanted part of the title of those to run; all without it.
 * @param unwanted parts of titles, such as tags, of those that cannot run.
 * @throws when none ran.
 */
async function runJourneys(
  environment: Record<string, string>,
  wanted: string | undefined,
  unwanted: readonly string[],
): Promise<Journey[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-'));
  const file = join(folder, 'report.json');
  try {
    const options = [
      'test',
      '--project=desktop',
      '--workers=1',
      '--reporter=json',
      ...(wanted ? ['-g', wanted] : []),
      ...(unwanted.length > 0 ? ['--grep-invert', unwanted.join('|')] : []),
    ];
    const child = spawn(join(ROOT, 'node_modules/.bin/playwright'), options, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
    const [printed, errors] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    const written = await readFile(file, 'utf8').catch(() => null);
    const journeys =
      written === null ? [] : v.parse(playwrightReport, JSON.parse(written)).suites.flatMap(journeysOf);
    if (journeys.length === 0) throw new Error(`No journey ran.\n${errors}\n${printed.slice(-2_000)}`);
    return journeys;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Choice = {
  /** Part of the title of the journeys to run. */
  wanted: string | undefined;
  /** Parts of titles, such as tags, of those that cannot run. */
  unwanted: readonly string[];
  /** True to run none, and to leave the project running. */
  serve: boolean;
};

/**
 * Builds the site for a project, serves it and runs the journeys.
 * @param stops gets what stops the server of the pages.
 */
export async function play(
  played: Played,
  { wanted, unwanted, serve }: Choice,
  report: Report,
  stops: (() => unknown)[],
): Promise<void> {
  const { sitePort, apiUrl, keys, databaseUrl, mails } = played;
  const built = await report.step('the site built and served', async () => {
    await buildSite({ port: sitePort, apiUrl, publishableKey: keys.publishable });
    stops.push(await serveSite(mails, databaseUrl));
    return true;
  });
  if (!built) return;
  const environment = environmentOf(played);
  if (serve) {
    for (const [name, value] of Object.entries(environment)) console.log(`export ${name}='${value}'`);
    await new Promise(() => undefined);
  }
  const journeys = await runJourneys(environment, wanted, unwanted).catch((error: unknown) => {
    report.add('the journeys', 'failed', String(error));
    return [];
  });
  for (const { title, passed, seconds, reason } of journeys)
    report.add(title, passed ? 'passed' : 'failed', reason, seconds);
}
