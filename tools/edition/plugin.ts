import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { editionFolders } from './folders.ts';
import { readMedia } from './media.ts';

const mediaOfAll = async () => (await Promise.all((await editionFolders()).map(readMedia))).flat();

/**
 * Serves the media of all editions at their published addresses (see `readMedia`), in builds and in
 * development. No published file lists them.
 */
export function editionMedia(): Plugin {
  let forServer = false;
  return {
    name: 'edition-media',
    configResolved({ build }) {
      forServer = Boolean(build.ssr);
    },
    async generateBundle() {
      if (forServer) return;
      for (const { address, path } of await mediaOfAll()) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: await readFile(path) });
      }
    },
    async configureServer({ config, middlewares }) {
      const media = await mediaOfAll();
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
