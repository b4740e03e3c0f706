import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { compressFolder } from './compress.ts';
import { removeManifest } from './manifest.ts';
import { prerender } from './prerender.ts';
import { serveBuilt, serveFallback } from './serve.ts';

/**
 * Adds the scripts and styles of the previous release: a page that is open while the new one is published goes on loading its own.
 * @param previous its folder. @throws where it has no `assets`, or is the new release's own.
 */
export async function keepPrevious(previous: string, folder: string): Promise<void> {
  await cp(join(previous, 'assets'), join(folder, 'assets'), { recursive: true, force: false });
}

/** Prerenders the pages of `src/app/pages.ts` at the end of a build, and serves them in preview as a static host does. */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender-pages',
    config: (_config, { isPreview }) => ({
      build: { manifest: true, modulePreload: { polyfill: false } },
      // `serveFallback` answers unknown addresses, not Vite's single-page fallback.
      ...(isPreview && { appType: 'mpa' as const }),
    }),
    configResolved: (resolved) => {
      config = resolved;
    },
    async closeBundle() {
      if (config.command === 'build' && !config.build.ssr) await prerender(config);
    },
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir);
      server.middlewares.use(serveBuilt(folder));
      return () => server.middlewares.use(serveFallback(folder));
    },
  };
}

/** The end of a build, after the pages and the service worker: compressed copies of everything, and the previous release's files. */
export function finishBuild(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'finish-build',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (config.build.ssr) return;
        const folder = resolve(config.root, config.build.outDir);
        await removeManifest(folder);
        await compressFolder(folder);
        const previous = process.env['PREVIOUS_DIST'];
        if (previous) await keepPrevious(previous, folder);
      },
    },
  };
}
