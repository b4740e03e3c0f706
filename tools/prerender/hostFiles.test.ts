import { expect, test } from 'vitest';
import { companionFiles } from './companions';

const files = companionFiles({ name: 'Maison', siteUrl: 'https://maison.example', tagline: 'Rêver' }, [
  { path: '/', title: 'Accueil', description: '' },
  { path: '/books', title: 'Livres', description: '' },
  { path: '/escape-noel', title: 'Jeu', description: '' },
]);

test('hosts are told which page answers for the inner addresses of the game, and where capitals lead', () => {
  expect(files['_redirects']?.trim().split('\n')).toEqual([
    '/Books /books 308',
    '/BOOKS /books 308',
    '/Escape-noel /escape-noel 308',
    '/Escape-Noel /escape-noel 308',
    '/ESCAPE-NOEL /escape-noel 308',
    '/escape-noel/* /app.html 200',
    '/Escape-noel/* /escape-noel/:splat 308',
    '/Escape-Noel/* /escape-noel/:splat 308',
    '/ESCAPE-NOEL/* /escape-noel/:splat 308',
  ]);
});

test('hosts are told to come back by https alone, and that no page asks for a camera, a microphone or a place', () => {
  expect(files['_headers']).toMatch(/^\/\*\n(?: {2}.+\n)* {2}Strict-Transport-Security: max-age=31536000\n/);
  const policy = /^ {2}Permissions-Policy: (.+)$/m.exec(files['_headers'] ?? '')?.[1]?.split(', ');
  expect(policy).toEqual(
    expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()']),
  );
});

test('hosts are told to let nobody frame the pages, and what is kept for ever', () => {
  expect(files['_headers']).toContain('/*\n  X-Frame-Options: DENY\n');
  for (const named of ['assets', 'edition']) {
    expect(files['_headers']).toContain(
      `/${named}/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
    );
  }
  expect(files['_headers']).toContain('/fonts/*\n  Cache-Control: public, max-age=86400\n');
});

test('search engines are led to the site, and kept out of the game', () => {
  expect(files['robots.txt']).toBe(
    'User-agent: *\nDisallow: /escape-noel/\n\nSitemap: https://maison.example/sitemap.xml\n',
  );
});
