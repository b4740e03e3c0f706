import type { APIRequestContext, Page } from '@playwright/test';
import { makeKnight, sql, type Knight } from '../../support/knight';
import { expect } from '../../support/test';
import { completeDays, keptProgress, SENTENCE } from '../../support/quest';

/** A way to type the sentence. */
const TYPED_SENTENCE = 'la maji de noel brille en toi';

/** A fresh knight who has completed days without a hint, with everything that gives: five points, a fragment, an artefact a day. */
export async function makeQuestor(
  request: APIRequestContext,
  days: readonly number[],
  name = 'Dame Œillet',
): Promise<Knight> {
  const knight = await makeKnight(request, name);
  await completeDays((text, params) => sql(request, text, params), knight.id, days);
  return knight;
}

/** A visitor who has completed days in this browser. */
export async function playedAsVisitor(page: Page, days: readonly number[]): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((kept) => localStorage.setItem('escape-noel-progress', kept), keptProgress(days));
}

/** Notes that the door has been opened in this session: what is tested stands behind it. */
export async function withDoorOpen(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('escape-noel-porte', '1'));
}

/** Types the sentence where the constellation asks for it. */
export async function saySentence(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'La phrase cachée' }).fill(TYPED_SENTENCE);
  await page.getByRole('button', { name: 'Dire la phrase' }).click();
  await expect(page.getByText(SENTENCE).filter({ visible: true })).toHaveCount(1);
}
