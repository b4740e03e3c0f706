import { expect, test } from '../../support/test';
import { hydrate } from './hydrated';

test('An address with capitals leads to its page', async ({ page }) => {
  await page.goto('/Books?vu=Ici');
  await expect(page).toHaveURL('/books?vu=Ici');
  await hydrate(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Nos Livres Magiques' })).toBeVisible();
  await page.goto('/Escape-Noel/Classement');
  await expect(page).toHaveURL('/escape-noel/classement');
});

test('The 404 page leads an address with capitals to lower case, where the host has no rule for it', async ({
  page,
  request,
}) => {
  const lost = await (await request.get('/nowhere')).body();
  await page.route('**/Books?*', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: lost }),
  );
  await page.goto('/Books?vu=Ici');
  await expect(page).toHaveURL('/books?vu=Ici');
  await hydrate(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Nos Livres Magiques' })).toBeVisible();
});

test('audit finding 1: neither the 404 page nor the server leads to another site', async ({
  page,
  request,
  baseURL,
  expectProblem,
}) => {
  // The browser logs that a page is not found.
  expectProblem(/404/);
  const lost = await (await request.get('/nowhere')).body();
  const { origin } = new URL(baseURL ?? '');
  // As a static host answers: the HTML file of every address that it does not have.
  let asStaticHost = false;
  const left: string[] = [];
  await page.route('**/*', (route) => {
    const asked = route.request();
    const { origin: to } = new URL(asked.url());
    if (to !== origin) left.push(asked.url());
    if (to !== origin) return route.abort();
    if (!asStaticHost || !asked.isNavigationRequest()) return route.fallback();
    return route.fulfill({ status: 404, contentType: 'text/html', body: lost });
  });
  for (asStaticHost of [false, true]) {
    for (const path of OTHER_SITES) {
      const reply = await page.goto(origin + path);
      expect([path, reply?.status()]).toEqual([path, 404]);
      await hydrate(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
      expect(new URL(page.url()).origin).toBe(origin);
    }
  }
  expect(left).toEqual([]);
});

const OTHER_SITES = [
  '//EVIL.example/Connexion',
  '//evil.example/A',
  '///EVIL.example/A',
  String.raw`/\EVIL.example/A`,
  '/\t//EVIL.example/A',
  '/%2FEVIL.example/A',
  '/%5CEVIL.example/A',
  '/%09//EVIL.example/A',
];
