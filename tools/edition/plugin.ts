import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { editionFolders } from './folders.ts';
import { readMedia } from './media.ts';

/** The path of every edition's media by published address: editions that share a picture publish it once. */
async function publishedFiles(): Promise<Map<string, string>> {
  const media = await Promise.all((await editionFolders()).map(readMedia));
  return new Map(media.flat().map(({ address, path }) => [address, path]));
}

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
      for (const [address, path] of await publishedFiles()) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: await readFile(path) });
      }
    },
    async configureServer({ config, middlewares }) {
      const files = await publishedFiles();
      middlewares.use((request, _response, next) => {
        // The development server serves any file of the project by its path.
        const path = files.get(request.url ?? '');
        if (path !== undefined) request.url = `/${relative(config.root, path).replaceAll('\\', '/')}`;
        next();
      });
    },
  };
}
