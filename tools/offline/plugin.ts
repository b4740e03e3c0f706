import { resolve } from 'node:path';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { filesOf, readManifest } from '../prerender/manifest.ts';
import { FALLBACK_FILE } from '../prerender/serve.ts';

/** The files that the game needs to open any day without a network; the rest is stored once a page has loaded it (rule 22.2). */
const SHELL = [
  'src/escape-noel/EscapeNoel.tsx',
  'src/escape-noel/pages/landing/LandingPage.tsx',
  'src/escape-noel/pages/riddle/RiddlePage.tsx',
  'src/escape-noel/pages/riddle/media/ZoomOverlay.tsx',
  'src/api/supabase.ts',
];

/** Its parts that a page loads once it is idle, or when the network is gone. */
const OFFLINE_PARTS = 'src/escape-noel/game/offline/';

/**
 * Builds `src/sw.ts` as `sw.js`, with the list of the shell's files, once the pages are prerendered.
 * @param isOff whether it is to be a worker that removes itself (`VITE_OFFLINE=off`).
 */
export function serviceWorker(isOff: boolean): PluginOption {
  let folder = '';
  /** Their names hold a hash of their content, so they need no revision. */
  const shell = async () => {
    const manifest = await readManifest(folder);
    const parts = Object.keys(manifest).filter((source) => source.startsWith(OFFLINE_PARTS));
    const { scripts, styles } = filesOf(manifest, ...SHELL, ...parts);
    return [...scripts, ...styles].map((file) => ({ url: file.slice(1), revision: null, size: 0 }));
  };
  return [
    {
      name: 'service-worker-folder',
      configResolved: ({ root, build }) => {
        folder = resolve(root, build.outDir);
      },
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      // `game/offline/start.ts` registers it, and `hostFiles` writes the web manifest.
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        // Without one, nothing is injected.
        injectionPoint: isOff ? '' : 'self.SHELL_FILES',
        globPatterns: [FALLBACK_FILE, 'fonts/{fraunces,nunito}.woff2', 'brand/logo-night.svg'],
        manifestTransforms: [
          async (entries) => ({ manifest: [...entries, ...(await shell())], warnings: [] }),
        ],
      },
    }),
  ];
}
