import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../../support/axe';
import { expect, test } from '../../../support/test';
import { riddleOf } from '../edition';
import { RiddleScreen } from '../riddleScreen';
import { auditSheet, submitAudited } from './states';

const DAY = 4;
const { answers, play } = riddleOf(DAY);
const places = (play?.['places'] ?? []) as { id: string; name: string }[];
const wanted = (answers[1] ?? '').split(' ');

const placeOf = (page: Page, id: string) =>
  page.getByRole('button', { name: places.find((place) => place.id === id)?.name ?? 'missing', exact: true });

test('a finger finds the places in the dark', { tag: '@phone' }, async ({ page }) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(DAY);
  await expect(screen.submit).toBeDisabled();
  await auditSheet(screen);
  const [first = '', ...others] = wanted;
  await placeOf(page, first).tap();
  await expectNoAxeViolations(page);
  for (const id of others) await placeOf(page, id).tap();
  await expect(page.getByText(/^7\sguetteurs choisis$/)).toBeVisible();
  await submitAudited(screen, () => screen.submit.tap());
  await expect(placeOf(page, first)).toBeDisabled();
});

test('places are found with the keyboard alone, and one place too many is wrong @full', async ({ page }) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(DAY);
  await page.getByRole('button', { name: places[0]?.name ?? 'missing', exact: true }).focus();
  for (const { id } of places) {
    if (wanted.includes(id) || id === '01') await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  await expect(screen.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(screen.dialogNamed('Ténèbres persistantes')).toBeVisible();
  await expect(screen.dialog).toHaveCount(0);
  await placeOf(page, '01').press('Space');
  await auditSheet(screen);
  await screen.submit.press('Enter');
  await expect(screen.revelation).toBeVisible();
});
