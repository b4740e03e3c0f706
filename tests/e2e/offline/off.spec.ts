import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import type { VitePluginPWAAPI } from 'vite-plugin-pwa';
import { PROGRESS_KEY } from '../../../src/escape-noel/game/storage/progressKey';
import { answerOf, riddleOf } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';
import { expect, test, untilStored } from './device';

/** The `sw.js` of a build with `VITE_OFFLINE=off` (docs/deployment.md), without the rest of that build. */
async function buildWorker(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'worker-'));
  process.env['VITE_OFFLINE'] = 'off';
  try {
    const settings = { mode: 'embedded', logLevel: 'error', build: { outDir } } as const;
    const { plugins } = await resolveConfig(settings, 'build', 'embedded', 'production');
    const pwa = plugins.find(({ name }) => name === 'vite-plugin-pwa');
    const api = pwa?.api as VitePluginPWAAPI | undefined; // documented for this plugin
    await api?.generateSW();
    return await readFile(join(outDir, 'sw.js'), 'utf8');
  } finally {
    delete process.env['VITE_OFFLINE'];
    await rm(outDir, { recursive: true });
  }
}

test('a release that is built with VITE_OFFLINE=off takes the worker and its caches away, keeps the journey, and is played by the network', async ({
  device,
}) => {
  const worker = await buildWorker();
  const page = await device.open();
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(1);
  await untilStored(page, 1);
  await screen.try(answerOf(1));
  await expect(screen.dialogNamed('Lumière retrouvée !')).toBeVisible();
  const state = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
      isControlled: navigator.serviceWorker.controller !== null,
    }));
  expect(await state()).toMatchObject({ workers: 1, isControlled: true });
  const journey = await screen.persisted(PROGRESS_KEY);

  device.host.publishNewRelease();
  device.host.edit(/^\/sw\.js$/, () => worker);
  // Its pages register none (start.test.ts).
  device.host.edit(/^\/assets\/offline-/, (code) => code.replaceAll('serviceWorker', 'noWorker'));
  await page.goto('/escape-noel/jour/2');
  // The browser asks for the worker's file after a navigation at a time of its own.
  await page.evaluate(() => {
    void navigator.serviceWorker.getRegistration('/escape-noel').then((registered) => registered?.update());
  });
  await expect.poll(state, { timeout: 20_000 }).toMatchObject({ workers: 0, caches: [] });

  await page.goto('/escape-noel/jour/1');
  await expect(page.getByRole('heading', { level: 1, name: riddleOf(1).title })).toBeVisible();
  await expect(screen.revelation).toBeVisible();
  expect(await state()).toEqual({ workers: 0, caches: [], isControlled: false });
  expect(await screen.persisted(PROGRESS_KEY)).toEqual(journey);
  await device.cut(true);
  await expect(page.goto('/escape-noel/jour/1')).rejects.toThrow(/net::ERR/);
});
