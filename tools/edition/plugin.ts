import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { readMedia } from './media.ts';

/** The edition's folder, from the project's root. */
const FOLDER = 'supabase/edition';

/**
 * Serves the edition's media at their published addresses (see `readMedia`), in builds and in
 * development. No published file lists them.
 */
export function editionMedia(): Plugin {
  let folder = '';
  let forServer = false;
  return {
    name: 'edition-media',
    configResolved({ root, build }) {
      folder = join(root, FOLDER);
      forServer = Boolean(build.ssr);
    },
    async generateBundle() {
      if (forServer) return;
      for (const { address, path } of await readMedia(folder)) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: await readFile(path) });
      }
    },
    async configureServer({ config, middlewares }) {
      const media = await readMedia(folder);
      const files = new Map(
        media.map(({ address, path }) => [address, `/${relative(config.root, path).replaceAll('\\', '/')}`]),
      );
      middlewares.use((request, _response, next) => {
        // The development server serves any file of the project by its path.
        request.url = files.get(request.url ?? '') ?? request.url ?? '/';
        next();
      });
    },
  };
}
