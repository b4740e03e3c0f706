import { expect, test } from 'vitest';
import { withoutScripts } from './serveBuild';

test('the baseline is the page without what runs, and without what is fetched for it', () => {
  const kept = '<title>Jour 1</title><link rel="preload" as="font" href="/f.woff2"><style>p{top:0}</style>';
  const html =
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">' +
    `${kept}<script>ask()</script><link rel="modulepreload" href="/a.js">` +
    '<link rel="preload" as="style" crossorigin href="/a.css"><script type="application/ld+json">{}</script>' +
    '<p>Bonjour</p><noscript><p>Sans script</p></noscript><script>(()=>{\nstart()})()</script>';
  expect(withoutScripts(html)).toBe(
    `${kept}<script type="application/ld+json">{}</script><p>Bonjour</p><p>Sans script</p>`,
  );
});
