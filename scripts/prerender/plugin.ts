import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { AsksAhead } from '../../src/app/asksAhead.ts';
import { paths } from '../../src/paths.ts';
import type { PageInfo } from '../../src/site/shared/pages.ts';
import { aheadScript } from './ahead.ts';
import { companionFiles } from './companions.ts';
import { compressFolder } from './compress.ts';
import { clientDocument, prerenderedDocument, readShell, type PublisherFacts } from './document.ts';
import { filesOfPart, readManifest, type PartFiles } from './manifest.ts';
import type { PolicyOrigins } from './policy.ts';
import { pageNames, pruneStyles } from './pruneStyles.ts';
import { GAME_SHELL_FILE, leadToSmallLetters, serveBuilt, serveFallback } from './serve.ts';

/** What `src/app/entry-server.tsx` gives. */
interface ServerEntry {
  renderPage: (path: string) => Promise<string>;
  renderGameLoading: () => string;
  prerenderedPages: readonly PageInfo[];
  prerenderedNotFound: PageInfo;
  gameLanding: PageInfo;
  gamePages: readonly (PageInfo & { source: string })[];
  asksAhead: (path: string) => AsksAhead;
  publisher: PublisherFacts;
}

const GAME = 'src/escape-noel/EscapeNoel.tsx';
const LANDING = 'src/escape-noel/pages/landing/LandingPage.tsx';
const EMAIL_SERVICE = 'https://api.emailjs.com';

/**
 * At the end of a build, writes the pages of `src/app/prerendered.ts` as full HTML with their styles, policy and head, the
 * sitemap, robots.txt and the web manifest, and compresses everything. In preview, serves that as a static host would.
 */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender-pages',
    config: (_config, { isPreview }) => ({
      build: { manifest: true, modulePreload: { polyfill: false } },
      // Unknown addresses are answered below, not by the home page.
      ...(isPreview && { appType: 'mpa' as const }),
    }),
    configResolved: (resolved) => {
      config = resolved;
    },
    async closeBundle() {
      if (config.command === 'build' && !config.build.ssr) await writePages(config);
    },
    configureServer(server) {
      server.middlewares.use(leadToSmallLetters);
    },
    configurePreviewServer(server) {
      const folder = outDir(server.config);
      server.middlewares.use(leadToSmallLetters);
      server.middlewares.use(serveBuilt(folder));
      return () => {
        server.middlewares.use(serveFallback(folder));
      };
    },
  };
}

function outDir({ root, build: { outDir: folder } }: ResolvedConfig): string {
  return resolve(root, folder);
}

async function writePages(config: ResolvedConfig): Promise<void> {
  // The application once more, for Node, in a folder that is thrown away.
  const serverFolder = join(config.cacheDir, `prerender-${process.pid}`);
  try {
    await writePagesWith(await buildServerEntry(config, serverFolder), config);
  } finally {
    await rm(serverFolder, { recursive: true, force: true });
  }
}

async function writePagesWith(server: ServerEntry, config: ResolvedConfig): Promise<void> {
  const folder = outDir(config);
  const shell = readShell(await readFile(join(folder, 'index.html'), 'utf8'));
  const manifest = await readManifest(folder);
  const site = filesOfPart(manifest);
  const game = filesOfPart(manifest, GAME);
  const landing = filesOfPart(manifest, GAME, LANDING);
  const riddle = filesOfPart(manifest, 'src/escape-noel/pages/riddle/RiddlePage.tsx');
  const {
    publisher,
    prerenderedPages: pages,
    prerenderedNotFound: notFound,
    gameLanding,
    gamePages,
  } = server;
  const origins = policyOrigins(config);
  const key = setting(config, 'VITE_SUPABASE_ANON_KEY') ?? '';

  const write = async (
    page: PageInfo,
    {
      files = site,
      ahead = null,
      indexed = true,
    }: { files?: PartFiles; ahead?: string | null; indexed?: boolean },
  ) => {
    const body = await server.renderPage(page.path);
    // A page is written with the styles that come with its own scripts, of which it keeps what it shows.
    const css = pruneStyles(await readSheets(folder, files.styles), pageNames(body));
    const html = prerenderedDocument(
      { shell, page, publisher, origins },
      { body, css, indexed, files, ahead },
    );
    const file = join(folder, page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  };
  for (const page of pages) await write(page, isGame(page) ? { files: landing } : {});
  for (const page of gamePages) {
    const ahead = aheadScript(server.asksAhead(page.path), key);
    await write(page, { files: filesOfPart(manifest, GAME, page.source), ahead, indexed: false });
  }
  await write(notFound, { indexed: false });
  const inner = {
    body: server.renderGameLoading(),
    files: { game, riddle, riddlePath: paths.game.riddles },
  };
  await writeFile(
    join(folder, GAME_SHELL_FILE),
    clientDocument({ shell, page: gameLanding, publisher, origins }, inner),
  );
  for (const [name, content] of Object.entries(companionFiles(publisher, pages))) {
    await writeFile(join(folder, name), content);
  }
  await rm(join(folder, '.vite'), { recursive: true });
  await compressFolder(folder);
}

function isGame({ path }: PageInfo): boolean {
  return path.startsWith('/escape-noel');
}

async function buildServerEntry(config: ResolvedConfig, folder: string): Promise<ServerEntry> {
  await mkdir(folder, { recursive: true });
  await build({
    root: config.root,
    configFile: config.configFile ?? false,
    mode: config.mode,
    logLevel: 'error',
    build: { ssr: 'src/app/entry-server.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false },
  });
  // What this file exports is what the interface above says: both stand in this repository and are type-checked.
  return (await import(pathToFileURL(join(folder, 'entry-server.js')).href)) as ServerEntry;
}

/** The whole text of some style sheets of the build. */
async function readSheets(folder: string, sheets: readonly string[]): Promise<string> {
  return (await Promise.all(sheets.map((sheet) => readFile(join(folder, sheet), 'utf8')))).join('');
}

/** Where the built application will send its requests; null where that is its own origin. */
function policyOrigins(config: ResolvedConfig): PolicyOrigins {
  const supabase = setting(config, 'VITE_SUPABASE_URL');
  const email = setting(config, 'VITE_EMAIL_ORIGIN') ?? EMAIL_SERVICE;
  return { supabase: originOf(supabase), email: originOf(email) };
}

function setting({ define, env }: ResolvedConfig, name: string): string | undefined {
  const fixed: unknown = define?.[`import.meta.env.${name}`];
  const value: unknown = typeof fixed === 'string' ? JSON.parse(fixed) : env[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function originOf(address: string | undefined): string | null {
  return address && address !== '/' ? new URL(address).origin : null;
}
