import type { Route } from '@playwright/test';
import { signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import { makeAdmin } from './people';

const DESK = '/escape-noel/admin/stats';

/** A page of 100,000 accounts, named after the search and their index. */
async function answerAsIfMany(route: Route): Promise<void> {
  const asked = route.request().postDataJSON() as { search: string; page: number; page_size: number };
  const first = (asked.page - 1) * asked.page_size;
  const rows = Array.from({ length: asked.page_size }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(first + index).padStart(12, '0')}`,
    email: `compte${index}@exemple.test`,
    username: null,
    displayName: `${asked.search || 'Tous'} ${first + index + 1}`,
    totalScore: 12,
    completedCount: 3,
    hasReview: false,
    hasMedia: false,
    isTest: false,
    createdAt: '2024-12-01T10:00:00Z',
    swiftFive: null,
    swiftQuest: null,
    hasReplayed: false,
    importedCount: 0,
    decidedAt: null,
    total: 100_000,
    page: asked.page,
    pageCount: 100_000 / asked.page_size,
  }));
  await route.fulfill({ json: rows });
}

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
