import { expect, test } from 'vitest';
import { hostFiles } from './hostFiles';

const files = hostFiles(
  { name: 'Maison', siteUrl: 'https://maison.example', tagline: 'Rêver' },
  [{ path: '/' }, { path: '/books', pictures: ['/covers/a.webp'] }, { path: '/escape-noel' }],
  "default-src 'none'",
);

test('_redirects sends the other addresses of the game to its fallback page, and capitals to lower case', () => {
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

test('sitemap.xml lists the pages, and the pictures of each (rule 26.14)', () => {
  expect(files['sitemap.xml']?.split('\n').slice(2, 4)).toEqual([
    '  <url><loc>https://maison.example/</loc></url>',
    '  <url><loc>https://maison.example/books</loc><image:image><image:loc>https://maison.example/covers/a.webp</image:loc></image:image></url>',
  ]);
});

test('_headers demands HTTPS, the content-security policy, and no camera, microphone or location', () => {
  expect(files['_headers']).toMatch(/^\/\*\n(?: {2}.+\n)* {2}Strict-Transport-Security: max-age=31536000\n/);
  expect(files['_headers']).toContain("  Content-Security-Policy: default-src 'none'\n");
  const policy = /^ {2}Permissions-Policy: (.+)$/m.exec(files['_headers'] ?? '')?.[1]?.split(', ');
  expect(policy).toEqual(
    expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()']),
  );
});

test('_headers forbids framing and caches hashed files for a year', () => {
  expect(files['_headers']).toContain('/*\n  X-Frame-Options: DENY\n');
  for (const named of ['assets', 'edition']) {
    expect(files['_headers']).toContain(
      `/${named}/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
    );
  }
  expect(files['_headers']).toContain('/fonts/*\n  Cache-Control: public, max-age=86400\n');
});

test('_headers has browsers ask for the service worker each time: they would not learn of a release otherwise', () => {
  expect(files['_headers']).toContain('/sw.js\n  Cache-Control: no-cache\n');
});

test('_headers lets the site alone frame the preview of an edition, and nothing else', () => {
  const framed = files['_headers']?.match(/^.+\n {2}Content-Security-Policy: frame-ancestors.*$/gm);
  expect(framed).toEqual(["/escape-noel/admin/apercu/*\n  Content-Security-Policy: frame-ancestors 'self'"]);
});

test('robots.txt allows the site and disallows the inner pages of the game', () => {
  expect(files['robots.txt']).toBe(
    'User-agent: *\nDisallow: /escape-noel/\n\nSitemap: https://maison.example/sitemap.xml\n',
  );
});
