import { describe, expect, test } from 'vitest';
import { fillHtml } from './htmlFile';

const template = `<!doctype html><html lang="fr"><head>
  <meta charset="utf-8" />
  <title>Plume d'Étoile</title>
  <script type="module" crossorigin src="/assets/index-abc.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/vendor-abc.js">
  <link rel="stylesheet" crossorigin href="/assets/index-abc.css">
</head><body><div id="root"></div></body></html>`;

const file = {
  page: {
    path: '/books',
    title: 'Nos livres & « co »',
    description: 'Dit "bonjour" pour 5 $&',
    indexed: true,
  },
  publisher: { name: "Plume d'Étoile", siteUrl: 'https://maison.example', tagline: 'Rêver' },
  policy: "script-src 'self'",
  body: '<p>$1 $& bonjour</p>',
  styles: ['/assets/index-abc.css', '/assets/page-abc.css'],
  inlineScript: 'run()',
  settings: { entry: '/assets/index-abc.js', row: '/rest?a=1&b="2"' },
};

describe('A prerendered HTML file', () => {
  const html = fillHtml(template, file);

  test('holds its content, and loads no script of its own accord', () => {
    expect(html).toContain('<div id="root" data-prerendered><p>$1 $& bonjour</p></div>');
    expect(html).not.toMatch(/type="module"|modulepreload|crossorigin href="\/assets\/index-abc.css"/);
  });

  test('says, before its content, that a browser is too old, unless the inline script has run or scripts are off', () => {
    expect(html).toMatch(/<p [^>]*id="ancien"[^>]*>Ce navigateur est trop ancien/);
    expect(html.indexOf('id="ancien"')).toBeLessThan(html.indexOf('id="root"'));
    expect(html).toContain('html[data-calme]:not([data-ancien]) #ancien{display:none}');
    expect(html).toContain('<noscript><style>#ancien{display:none}</style></noscript>');
  });

  test('keeps the e-mail addresses of its content from Cloudflare, which would replace them', () => {
    const body = '<a href="mailto:bonjour@maison.example">Écrire</a>';
    const kept = `<!--email_off--><div id="root" data-prerendered>${body}</div><!--/email_off-->`;
    expect(fillHtml(template, { ...file, body })).toContain(kept);
    expect(html).not.toContain('email_off');
  });

  test('gives its policy, its style sheets, then the inline script with its settings as attributes', () => {
    expect(html).toContain(
      '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'" />' +
        '<link rel="stylesheet" href="/assets/index-abc.css" /><link rel="stylesheet" href="/assets/page-abc.css" />' +
        '<script data-entry="/assets/index-abc.js" data-row="/rest?a=1&amp;b=&quot;2&quot;">run()</script>',
    );
  });

  test('of a book has the card of the book; the others have that of the publisher (rule 26.14)', () => {
    const card = { path: '/cards/un-livre.jpg', alt: 'Un livre, Maison' };
    const ofBook = fillHtml(template, { ...file, page: { ...file.page, card } });
    expect(ofBook).toContain(
      '<meta property="og:image" content="https://maison.example/cards/un-livre.jpg" />',
    );
    expect(ofBook).toContain('<meta property="og:type" content="book" />');
    expect(ofBook).toContain('<meta property="og:image:alt" content="Un livre, Maison" />');
    expect(html).toContain('<meta property="og:image" content="https://maison.example/social-card.jpg" />');
  });

  test('announces the feed of new titles where the page does (rule 26.14)', () => {
    const link =
      '<link rel="alternate" type="application/atom+xml" title="Les nouveautés" href="/nouveautes.xml" />';
    expect(fillHtml(template, { ...file, page: { ...file.page, hasFeed: true } })).toContain(link);
    expect(html).not.toContain('rel="alternate"');
  });

  test('escapes its title and description, and names its canonical address', () => {
    expect(html).toContain('<title>Nos livres &amp; « co »</title>');
    expect(html).toContain('<meta name="description" content="Dit &quot;bonjour&quot; pour 5 $&amp;" />');
    expect(html).toContain('<link rel="canonical" href="https://maison.example/books" />');
  });

  test('holds its data in a block that nothing inside can close', () => {
    expect(fillHtml(template, { ...file, data: { name: '</script><b>' } })).toContain(
      String.raw`<script type="application/ld+json">{"name":"\u003c/script>\u003cb>"}</script>`,
    );
  });

  test('is not indexed when the page table says so', () => {
    const hidden = fillHtml(template, { ...file, page: { ...file.page, indexed: false } });
    expect(hidden).toContain('<meta name="robots" content="noindex" />');
    expect(hidden).not.toContain('canonical');
  });
});

test('The fallback page of the game is rendered from nothing: its content is no page to hydrate', () => {
  const page = { ...file.page, path: '/escape-noel', indexed: false };
  expect(fillHtml(template, { ...file, page, settings: { fallback: 'true' } })).toContain(
    '<div id="root"><p>',
  );
});
