import type { PageInfo } from '../../src/site/shared/pages.ts';
import { bootScript } from './boot.ts';
import { smallLettersScript } from './letters.ts';
import type { PartFiles } from './manifest.ts';
import { contentSecurityPolicy, type PolicyOrigins } from './policy.ts';

/** The facts of the publisher that a page's head repeats. */
export interface PublisherFacts {
  name: string;
  siteUrl: string;
  tagline: string;
}

/** What the bundler's own page says of the application. */
export interface Shell {
  /** The page, without its script and style sheet. */
  html: string;
  entry: string;
  styles: string;
}

/**
 * Takes the bundler's page apart.
 * @param html the page that the bundler wrote.
 * @throws Error when it does not start with one script: an entry that is moved into a shared file is written as all that it imports.
 */
export function readShell(html: string): Shell {
  const [script, ...others] = html.matchAll(/<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g);
  const sheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html);
  if (!script?.[1] || others.length > 0 || !sheet?.[1])
    throw new Error("The bundler's page has not one entry script and a style sheet");
  return {
    html: html
      .replace(script[0], '')
      .replace(sheet[0], '')
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
      .replaceAll(/>\s+</g, '><'),
    entry: script[1],
    styles: sheet[1],
  };
}

interface DocumentParts {
  shell: Shell;
  page: PageInfo;
  publisher: PublisherFacts;
  origins: PolicyOrigins;
}

/**
 * Writes a page whole: its content, the styles it needs, its own head, and the small script that wakes it.
 */
export function prerenderedDocument(
  { shell, page, publisher, origins }: DocumentParts,
  { body, css, indexed, files, ahead }: Content,
): string {
  const boot = bootScript(shell.entry, files, ahead !== null);
  return fill(shell.html, {
    policy: contentSecurityPolicy(ahead === null ? [boot] : [ahead, boot], origins),
    head: [ahead === null ? '' : `<script>${ahead}</script>`, headTags(page, publisher, indexed)].join(''),
    css,
    root: body,
    end: (ahead === null ? structuredData(page) : NO_SCRIPT) + `<script>${boot}</script>`,
  });
}

interface Content {
  /** What the server rendering gave. */
  body: string;
  /** The styles that this page uses. */
  css: string;
  /** Whether search engines may list it under its address. */
  indexed: boolean;
  /** What it needs to wake. */
  files: PartFiles;
  /** The script that asks for what the page will show, of a page that wakes by itself; null for a page that waits for somebody. */
  ahead: string | null;
}

const NO_SCRIPT =
  '<noscript><p>Le jeu a besoin de JavaScript. Le <a href="/">site de la maison</a>, lui, s\'en passe.</p></noscript>';

/** What the game's inner pages fetch from the start, instead of one thing after the other. */
export interface GameFiles {
  game: PartFiles;
  riddle: PartFiles;
  /** How the addresses of the riddles' pages begin. */
  riddlePath: string;
}

/**
 * Writes the page in which the browser draws the game's inner pages, with its script started at once.
 * @param body what is shown until then.
 */
export function clientDocument(
  { shell, page, publisher, origins }: DocumentParts,
  { body, files }: { body: string; files: GameFiles },
): string {
  const ahead = fetchAhead(files);
  return fill(shell.html, {
    policy: contentSecurityPolicy([ahead], origins),
    head: [
      headTags(page, publisher, false),
      `<script type="module" crossorigin src="${shell.entry}"></script>`,
      ...files.game.scripts
        .filter((script) => script !== shell.entry)
        .map((script) => `<link rel="modulepreload" crossorigin href="${script}">`),
      ...files.game.styles.map((sheet) => `<link rel="stylesheet" crossorigin href="${sheet}">`),
      `<script>${ahead}</script>`,
    ].join(''),
    css: '',
    root: body,
    end: NO_SCRIPT,
  });
}

/** The script of the game's inner pages: one file answers for all of them, and only some are a riddle's. */
function fetchAhead({ game, riddle, riddlePath }: GameFiles): string {
  const links = [
    ...riddle.scripts.map((href) => ({ rel: 'modulepreload', href })),
    ...riddle.styles.map((href) => ({ rel: 'stylesheet', href })),
  ].filter(({ href }) => ![...game.scripts, ...game.styles].includes(href));
  return [
    smallLettersScript(),
    `if(location.pathname.startsWith(${JSON.stringify(riddlePath)}))`,
    `for(const link of ${JSON.stringify(links)})`,
    'document.head.append(Object.assign(document.createElement("link"),{crossOrigin:"",...link}))',
  ].join('');
}

interface Parts {
  policy: string;
  head: string;
  css: string;
  root: string;
  end: string;
}

/** Replacements are functions, so that a « $ » in a text stays a « $ ». */
function fill(html: string, { policy, head, css, root, end }: Parts): string {
  return html
    .replace(/<title>.*?<\/title>/, () => head)
    .replace(
      '<meta charset="utf-8" />',
      (charset) =>
        `${charset}<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}" />`,
    )
    .replace('</head>', () => (css ? `<style data-written>${css}</style></head>` : '</head>'))
    .replace('<div id="root"></div>', () => `<div id="root">${root}</div>${end}`);
}

function headTags(page: PageInfo, publisher: PublisherFacts, indexed: boolean): string {
  const address = publisher.siteUrl + page.path;
  const named = {
    description: page.description,
    robots: indexed ? 'index, follow' : 'noindex',
    // Its title, description and image are taken from what Open Graph says below.
    'twitter:card': 'summary_large_image',
  };
  const properties = {
    'og:type': 'website',
    'og:locale': 'fr_FR',
    'og:site_name': publisher.name,
    'og:title': page.title,
    'og:description': page.description,
    'og:url': address,
    'og:image': `${publisher.siteUrl}/social-card.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${publisher.name}. ${publisher.tagline}`,
  };
  return [
    `<title>${escapeText(page.title)}</title>`,
    ...Object.entries(named).map(
      ([name, value]) => `<meta name="${name}" content="${escapeAttribute(value)}" />`,
    ),
    ...(indexed
      ? [
          `<link rel="canonical" href="${escapeAttribute(address)}" />`,
          ...Object.entries(properties).map(
            ([name, value]) => `<meta property="${name}" content="${escapeAttribute(value)}" />`,
          ),
        ]
      : []),
  ].join('');
}

/** A block that no browser runs. A « < » inside the data must not be able to close it. */
function structuredData({ data }: PageInfo): string {
  if (!data) return '';
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
