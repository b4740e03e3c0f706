import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import Beasties from 'beasties';
import { build, type ResolvedConfig, type Rolldown } from 'vite';
import type * as Server from '../../src/main.server.tsx';
import { setting } from '../setting.ts';
import { fillHtml, type HtmlFile } from './htmlFile.ts';
import { hostFiles, type SitemapEntry } from './hostFiles.ts';
import { filesOf, readManifest } from './manifest.ts';
import { contentSecurityPolicy } from './policy.ts';
import { FALLBACK_FILE } from './serve.ts';
import { dropUnusedProperties } from './unusedProperties.ts';

const GAME_AREA = 'src/escape-noel/EscapeNoel.tsx';
/** The inline script's marks on `<html>`: their rules are needed before the whole style sheets are there. */
const MARKS = 'data-calme="oui" data-begun data-doors="awaited" data-porte data-query';
/** So are the rules of an open `<details>`, and of the home's doors. `beasties` does not look into `:is(…)`. */
const KEPT_RULES = [/\[open\]/, /^:is\(html/, /\[data-done\]/, /^\.doors small/];
const EMAIL_SERVICE = 'https://api.emailjs.com';
const SW_OFF_PAGE = {
  title: 'Retirer le jeu sans réseau',
  description: 'Retire de cet appareil ce qui sert à jouer sans réseau.',
  indexed: false,
} as const;

/**
 * Writes each address of the page table as a whole HTML file, and the files that static hosts read in addition. This is Vite's recipe
 * (https://vite.dev/guide/ssr#pre-rendering-ssg): the client's build is there, the server's build renders the pages.
 * @param config of the client's build, which has just been written.
 */
export async function prerender(config: ResolvedConfig): Promise<void> {
  const folder = resolve(config.root, config.build.outDir);
  const serverFolder = join(config.cacheDir, `prerender-${process.pid}`);
  try {
    const server = await buildServer(config, serverFolder);
    await writePages(config, folder, server);
  } finally {
    await rm(serverFolder, { recursive: true, force: true });
  }
}

async function writePages(config: ResolvedConfig, folder: string, server: typeof Server): Promise<void> {
  const { builtAddresses, headOf, pages, pageAt, parseDay, paths, publisher, KNOWN_PATHS, ...renderers } =
    server;
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const manifest = await readManifest(folder);
  const inlineScript = await buildScript(config, 'src/inline.ts');
  const backend = originOf(setting(config, 'VITE_SUPABASE_URL'));
  const policy = contentSecurityPolicy(inlineScript, {
    supabase: backend,
    email: originOf(setting(config, 'VITE_EMAIL_ORIGIN') ?? EMAIL_SERVICE),
  });

  const beasties = new Beasties({
    path: folder,
    preload: 'body',
    // The fonts of index.html.
    reduceInlineStyles: false,
    allowRules: KEPT_RULES,
    logLevel: 'warn',
  });
  /** Inlines the rules that an HTML file uses; the inline script adds the whole style sheets. */
  const inlineStyles = async (html: string) => {
    const [tag = ''] = /<html[^>]*>/.exec(html) ?? [];
    const inlined = await beasties.process(html.replace(tag, `${tag.slice(0, -1)} ${MARKS}>`));
    return dropUnusedProperties(
      inlined.replace(/<html[^>]*>/, tag).replaceAll(/<link rel="stylesheet"[^>]*>/g, ''),
    );
  };
  const write = async (file: string, content: Omit<HtmlFile, 'policy' | 'inlineScript' | 'publisher'>) => {
    const html = await inlineStyles(fillHtml(template, { ...content, policy, inlineScript, publisher }));
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), html);
  };
  /** The files of a page: its styles, and the files that the inline script loads; on a page that starts early, its own as well. */
  const parts = (...sources: string[]) => {
    const { entry, scripts, styles } = filesOf(manifest, ...sources);
    const modules = filesOf(manifest).scripts;
    const page = scripts.filter((script) => !modules.includes(script));
    const start = { entry, styles: styles.join(' '), modules: modules.join(' ') };
    return { styles, start, early: { early: 'true', page: page.join(' ') } };
  };

  const indexed: SitemapEntry[] = [];
  for (const page of pages) {
    const inGame = page.module.startsWith('escape-noel/');
    const { styles, start, early } = parts(...(inGame ? [GAME_AREA] : []), `src/${page.module}.tsx`);
    for (const {
      path,
      title = pageAt(path).title,
      structuredData,
      pictures,
      ...head
    } of await builtAddresses(page)) {
      if (page.indexed) indexed.push({ path, pictures });
      const day = path.startsWith(paths.game.riddles) ? parseDay(path.split('/')[3]) : null;
      await write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, {
        page: { ...page, ...head, path, title },
        body: await renderers.render(path),
        styles,
        data: await structuredData?.(),
        settings: {
          ...start,
          ...(inGame && !page.indexed && early),
          ...(path === '/404' && { fallback: KNOWN_PATHS }),
          ...(day !== null && { row: (backend ?? '') + server.riddleRowPath(day) }),
          ...(path === paths.game.landing && { calendar: (backend ?? '') + server.calendarPath() }),
        },
      });
    }
  }
  const { styles, start, early } = parts(GAME_AREA);
  await write(FALLBACK_FILE, {
    page: {
      ...pageAt(paths.game.landing).page,
      description: headOf(pageAt(paths.game.landing).page).description,
      title: pageAt(`${paths.game.landing}/`).title,
      indexed: false,
    },
    body: renderers.renderLoading(),
    styles,
    settings: { ...start, ...early, fallback: KNOWN_PATHS },
  });
  // Not the application's: it must work where the application does not (rule 22.8).
  const swOffScript = await buildScript(config, 'src/swOff.ts');
  const entry = `/assets/sw-off-${createHash('sha256').update(swOffScript).digest('hex').slice(0, 8)}.js`;
  await writeFile(join(folder, entry), swOffScript);
  await write(`${paths.swOff.slice(1)}.html`, {
    page: { ...SW_OFF_PAGE, path: paths.swOff, title: `${SW_OFF_PAGE.title} – ${publisher.name}` },
    body: renderers.renderSwOff(),
    styles: filesOf(manifest).styles,
    settings: { entry, early: 'true' },
  });
  for (const [name, content] of Object.entries(hostFiles(publisher, indexed, policy))) {
    await writeFile(join(folder, name), content);
  }
}

/** Builds `src/main.server.tsx` for Node and imports it. */
async function buildServer(
  { root, configFile, mode }: ResolvedConfig,
  outDir: string,
): Promise<typeof Server> {
  await build({
    root,
    configFile: configFile ?? false,
    mode,
    logLevel: 'error',
    build: { ssr: 'src/main.server.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  });
  return (await import(pathToFileURL(join(outDir, 'main.server.js')).href)) as typeof Server;
}

/** Builds a script that shares no file with the application: the one inline script, for instance. @returns its text. */
async function buildScript({ root }: ResolvedConfig, entry: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'script' } },
  });
  const [{ output }] = (Array.isArray(built) ? built : [built]) as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}

/** The origin of an absolute address; null for the page's own. */
const originOf = (address: string | undefined) =>
  address && address !== '/' ? new URL(address).origin : null;
