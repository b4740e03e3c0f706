import { gzipSync } from 'node:zlib';
import { paths } from '../../../src/paths';
import { expect, test } from '../../support/test';
import { hydrate } from './hydrated';

// What a browser loads: `tools/bundle.test.ts` (npm run test:full) has the budgets of every page, from a build for production.
for (const [path, limit] of [
  [paths.home, 115],
  [paths.game.riddle(1), 190],
] as const)
  test(`${path} hydrates with at most ${limit} kB of scripts`, async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await page.goto(path);
    await hydrate(page);
    const loaded = [...scripts];
    expect(loaded.length).toBeGreaterThan(0);
    const sizes = await Promise.all(
      loaded.map(
        async (script) => gzipSync(await (await page.request.get(script)).body(), { level: 9 }).length,
      ),
    );
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000, loaded.join('\n')).toBeLessThanOrEqual(limit);
  });
