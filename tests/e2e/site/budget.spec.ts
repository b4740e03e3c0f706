import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { paths } from '../../../src/paths';
import { expect, test } from '../../support/test';

/** The scripts of the build by their names: those given, and all that they import before they run. */
async function withImports(
  request: APIRequestContext,
  ...names: readonly string[]
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const wanted = new Set(names);
  for (const name of wanted) {
    const text = await (await request.get(`/assets/${name}`)).text();
    texts.set(name, text);
    for (const [, imported = ''] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) wanted.add(imported);
  }
  return texts;
}

/** The build that tests open has some bytes more than one for production, of which `tools/bundle.test.ts` measures every page. */
const EMBEDDED_KB = 0.5;

for (const [path, limit, modules] of [
  [paths.home, 123, ['HomePage']],
  [paths.game.riddle(1), 207, ['EscapeNoel', 'RiddlePage']],
] as const)
  test(`${path} hydrates with at most ${limit} kB of scripts`, async ({ request }) => {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    const [, entry = ''] = /data-entry="\/assets\/([^"]+)"/.exec(html) ?? [];
    const first = [...(await withImports(request, entry)).values()].join('');
    const chunks = modules.map((module) => new RegExp(`${module}-[\\w-]+\\.js`).exec(first)?.[0] ?? module);
    const texts = await withImports(request, entry, ...chunks);
    expect(texts.size).toBeGreaterThan(2);
    const sizes = [...texts.values()].map((text) => gzipSync(text, { level: 9 }).length / 1000);
    const sum = sizes.reduce((total, size) => total + size, 0);
    expect(sum, [...texts.keys()].join('\n')).toBeLessThanOrEqual(limit + EMBEDDED_KB);
    expect(sum).toBeGreaterThan(limit / 2);
  });
