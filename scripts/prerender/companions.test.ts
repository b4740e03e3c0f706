import { expect, test } from 'vitest';
import { companionFiles } from './companions';

const files = companionFiles({ name: 'Maison', siteUrl: 'https://maison.example', tagline: 'Rêver' }, [
  { path: '/', title: 'Accueil', description: '' },
]);

test('hosts are told which page answers for the inner addresses of the game', () => {
  expect(files['_redirects']).toBe('/escape-noel/* /app.html 200\n');
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
