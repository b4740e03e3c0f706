import type { Route } from '@playwright/test';
import { signIn } from '../../support/knight';
import { manyAccounts } from '../../support/manyAccounts';
import { expect, test } from '../../support/test';
import { makeAdmin } from './people';

const DESK = '/escape-noel/admin/stats';

/** Answers with a page of 100,000 accounts. */
const answerAsIfMany = (route: Route): Promise<void> =>
  route.fulfill({ json: manyAccounts(route.request().postDataJSON()) });

test('with 100,000 accounts one page is rendered, scrolled to its top', async ({ page, request }) => {
  await page.route('**/rpc/admin_users?*', answerAsIfMany);
  await signIn(page, await makeAdmin(request));
  await page.goto(DESK);
  const list = page.getByRole('region', { name: 'Liste des comptes' });
  await expect(page.getByText(/^100\s000\scomptes$/)).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(50);
  await list.getByText('Tous 50', { exact: true }).scrollIntoViewIfNeeded();
  expect(await list.evaluate((region) => region.scrollTop)).toBeGreaterThan(0);
  const pages = page.getByRole('navigation', { name: 'Pages des comptes' });
  await pages.getByRole('button', { name: 'Suivant' }).click();
  await expect(list.getByText('Tous 51', { exact: true })).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(50);
  await expect.poll(() => list.evaluate((region) => region.scrollTop)).toBe(0);
});
