import { expect, test } from '../../support/test';
import { openHydrated } from './hydrated';

test('A page whose style sheet does not load again keeps the styles that are inlined in it', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  await page.route('**/assets/*.css', (route) => route.abort());
  await openHydrated(page, '/about');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-family', /Fraunces/);
});
