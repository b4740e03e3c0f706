import type { APIRequestContext, Page } from '@playwright/test';
import { makeKnight, sql, type Knight } from '../../support/knight';
import { expect } from '../../support/test';
import { completeDays, keptProgress, SENTENCE } from '../../support/quest';

/** An accepted spelling of the sentence. */
const TYPED_SENTENCE = 'la maji de noel brille en toi';

/** A new knight with days completed without hints: five points, a fragment and an artefact each. */
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

/** Marks the door as opened in this session. */
export async function withDoorOpen(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('escape-noel-porte', '1'));
}

/** Types the sentence where the constellation asks for it. */
export async function saySentence(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'La phrase cachée' }).fill(TYPED_SENTENCE);
  await page.getByRole('button', { name: 'Dire la phrase' }).click();
  await expect(page.getByText(SENTENCE).filter({ visible: true })).toHaveCount(1);
}
