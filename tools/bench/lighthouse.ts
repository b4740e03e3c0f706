/**
 * `npm run lighthouse [-- /page…] [--runs 5] [--against <folder>]`: what pages cost Lighthouse's phone on its simulated slow 4G, compared with
 * the same HTML without scripts (`noScriptBaseline`) and, with `--against`, with another build made by `npm start` (its
 * `.cache/start-<port>`). The builds take turns; the medians are printed as a table in Markdown.
 *
 * Blocking time and score follow the machine: compare the rows of one run, on a machine that does nothing else.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../browser.ts';
import { serveBuild, withoutScripts } from './serveBuild.ts';
import { median } from './statistics.ts';

const PAGES = [
  '/',
  '/books',
  '/books/pomme-cannelle',
  '/about',
  '/contact',
  '/escape-noel',
  '/escape-noel/jour/1',
  '/escape-noel/classement',
];
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--mute-audio'];

/** One visit: times in milliseconds, `script` in bytes as sent, the three scores out of 100. */
type Figures = Record<
  'firstPaint' | 'largestPaint' | 'blocking' | 'shift' | 'score' | 'accessibility' | 'seo' | 'script',
  number
>;

/** Visits a page for the first time, in a browser of its own: what is left of another page would take time from this one. */
async function measure(url: string): Promise<Figures> {
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: FLAGS });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility', 'seo'],
      logLevel: 'silent',
    });
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    const { audits, categories } = result.lhr;
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    const requests = audits['network-requests']?.details;
    const items = requests?.type === 'table' ? requests.items : [];
    const score = (category: string) => (categories[category]?.score ?? Number.NaN) * 100;
    const scripts = items.filter((item) => item['resourceType'] === 'Script');
    return {
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      score: score('performance'),
      accessibility: score('accessibility'),
      seo: score('seo'),
      script: scripts.reduce((sum, item) => sum + Number(item['transferSize'] ?? 0), 0),
    };
  } finally {
    chrome.kill();
  }
}

function row(page: string, build: string, runs: Figures[], baseline: Figures[]): string {
  const of = (name: keyof Figures, among = runs) => median(among.map((figures) => figures[name]));
  const paint = (name: keyof Figures) =>
    `${(of(name) / 1000).toFixed(2)} s (× ${(of(name) / of(name, baseline)).toFixed(2)})`;
  const cells = [
    `\`${page}\``,
    build,
    paint('firstPaint'),
    paint('largestPaint'),
    `${Math.round(of('blocking'))} ms`,
    of('shift').toFixed(3),
    Math.round(of('score')),
    Math.round(of('accessibility')),
    Math.round(of('seo')),
    `${(of('script') / 1000).toFixed(1)} kB`,
  ];
  return `| ${cells.join(' | ')} |`;
}

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, against: { type: 'string' } },
  allowPositionals: true,
});
const port = (process.env['PORT'] ??= '4178');
process.env['DATA_DIR'] = 'memory';
// Builds the site, and serves its API from this process.
await import('../embedded/start.ts');
const api = `http://127.0.0.1:${port}`;
const folder = join(import.meta.dirname, `../../.cache/start-${port}`);
const sites: Record<string, string> = {
  'this build': await serveBuild(folder, api),
  noScriptBaseline: await serveBuild(folder, api, withoutScripts),
  ...(values.against && { '--against': await serveBuild(values.against, api) }),
};
// The first visit starts the browser from a cold disk, and does not count.
await measure(`${sites['this build']}/`);
console.log(
  '| Page | Build | First paint | Largest paint | Blocking | Shift | Score | Accessibility | SEO | Script |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const page of positionals.length > 0 ? positionals : PAGES) {
  const runs: Record<string, Figures[]> = {};
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const [build, site] of Object.entries(sites)) (runs[build] ??= []).push(await measure(site + page));
  for (const [build, figures] of Object.entries(runs))
    console.log(row(page, build, figures, runs['noScriptBaseline'] ?? []));
}
process.exit();
