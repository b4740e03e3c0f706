import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { signIn, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { makeAdmin } from '../honour/people';
import { makeEdition } from './edition';

const DAY = 3;
/** A line of text and a line of buttons, with the bar's own margins. */
const TWO_LINES_PX = 112;

const barHeight = (page: Page) => page.locator('.save-bar').evaluate((bar) => bar.clientHeight);

test('the bar that saves is two lines high in a phone, also while answers are being checked @phone', async ({
  page,
  request,
}) => {
  const code = await makeEdition(request, DAY);
  // The saved day waits to go online.
  await sql(request, 'update private.workshop_editions set applied_version = 0 where code = $1', [code]);
  await signIn(page, await makeAdmin(request));
  // The check of the answers does not end.
  await page.route('**/rpc/answer_forms*', () => {});
  await page.goto(paths.admin.editionDay(code, DAY));
  await expect(page.getByText(/^Enregistré/)).toBeVisible();
  expect(await barHeight(page)).toBeLessThanOrEqual(TWO_LINES_PX);
  await page.getByLabel('Titre', { exact: true }).fill('Une autre nuit');
  await expect(page.getByRole('button', { name: 'Annuler mes changements' })).toBeVisible();
  expect(await barHeight(page)).toBeLessThanOrEqual(TWO_LINES_PX);
});
