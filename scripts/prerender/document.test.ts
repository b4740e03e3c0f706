import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { clientDocument, prerenderedDocument, readShell } from './document';

const bundled = `<!doctype html><html lang="fr"><head>
  <meta charset="utf-8" />
  <title>Plume d'Étoile</title>
  <script type="module" crossorigin src="/assets/index-abc.js"></script>
  <link rel="stylesheet" crossorigin href="/assets/index-abc.css">
</head><body><div id="root"></div></body></html>`;

const parts = {
  shell: readShell(bundled),
  page: { path: '/books', title: 'Nos livres & « co »', description: 'Dit "bonjour" pour 5 $&' },
  publisher: { name: "Plume d'Étoile", siteUrl: 'https://maison.example', tagline: 'Rêver' },
  origins: { supabase: null, email: null },
};

const entry = { scripts: ['/assets/index-abc.js'], styles: ['/assets/index-abc.css'] };
const write = (body: string, indexed = true) =>
  prerenderedDocument(parts, { body, css: 'p{color:red}', indexed, files: entry, ahead: null });

test("the bundler's page is refused when its entry is not one script: what it imports would be started alone", () => {
  const another = '<script type="module" crossorigin src="/assets/shared-abc.js"></script></head>';
  expect(() => readShell(bundled.replace('</head>', another))).toThrow('not one entry script');
});

describe('A prerendered page', () => {
  test('holds its content, its styles and the script that wakes it, and loads none before', () => {
    const html = write('<p>$1 $& bonjour</p>');
    expect(html).toContain('<div id="root"><p>$1 $& bonjour</p></div><script>');
    expect(html).toContain('<style data-written>p{color:red}</style></head>');
    expect(html).not.toContain('type="module"');
    expect(html).not.toContain('rel="stylesheet" crossorigin');
  });

  test('says its title, description and address, safely', () => {
    const html = write('');
    expect(html).toContain('<title>Nos livres &amp; « co »</title>');
    expect(html).toContain('<meta name="description" content="Dit &quot;bonjour&quot; pour 5 $&amp;" />');
    expect(html).toContain('<link rel="canonical" href="https://maison.example/books" />');
  });

  test('holds its data in a block that nothing inside can close', () => {
    const page = { ...parts.page, data: { name: '</script><b>' } };
    const html = prerenderedDocument(
      { ...parts, page },
      { body: '', css: '', indexed: true, files: entry, ahead: null },
    );
    expect(html).toContain(
      String.raw`<script type="application/ld+json">{"name":"\u003c/script>\u003cb>"}</script>`,
    );
  });

  test('is not listed when it should not be', () => {
    const html = write('', false);
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toContain('canonical');
  });
});

test('A page of the game asks for what it will show from the start, and for its program, all of it, once it is painted', () => {
  const files = { scripts: ['/assets/index-abc.js', '/assets/riddle.js'], styles: ['/assets/riddle.css'] };
  const html = prerenderedDocument(parts, {
    body: '<h1>Jour 3</h1>',
    css: '',
    indexed: false,
    files,
    ahead: 'ask()',
  });
  expect(html).toContain('<div id="root"><h1>Jour 3</h1></div><noscript>');
  const [head = '', body = ''] = html.split('</head>');
  expect(head).toContain('<script>ask()</script>');
  for (const file of [...files.scripts, ...files.styles]) {
    expect(head).not.toContain(file);
    expect(body).toContain(file);
  }
});

describe("The page of the game's inner addresses", () => {
  const files = {
    game: { scripts: ['/assets/game.js', '/assets/index-abc.js'], styles: ['/assets/index-abc.css'] },
    riddle: { scripts: ['/assets/riddle.js', '/assets/index-abc.js'], styles: ['/assets/riddle.css'] },
    riddlePath: '/escape-noel/jour',
  };
  const html = clientDocument(parts, { body: '<p>Chargement...</p>', files });
  const inline = /<script>(.*?)<\/script>/.exec(html)?.[1] ?? '';

  test('says that the game is coming, and asks for all of it at once', () => {
    expect(html).toContain('<div id="root"><p>Chargement...</p></div>');
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/game.js">');
    expect(html.match(/\/assets\/index-abc\.js/g)).toHaveLength(1);
    expect(html.match(/\/assets\/index-abc\.css/g)).toHaveLength(1);
  });

  test.each([
    ['/escape-noel/jour/3', ['/assets/riddle.js', '/assets/riddle.css']],
    ['/escape-noel/classement', []],
  ])('at %s asks besides for %j', (pathname, expected) => {
    const asked: string[] = [];
    const document = {
      head: { append: ({ href }: { href: string }) => asked.push(href) },
      createElement: () => ({}),
    };
    runInNewContext(inline, { location: { pathname }, document });
    expect(asked).toEqual(expected);
  });
});
