import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { prerender } from './prerender.ts';
import { serveBuilt, serveFallback } from './serve.ts';

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
