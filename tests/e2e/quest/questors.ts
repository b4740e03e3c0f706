import type { APIRequestContext, Page } from '@playwright/test';
import { makeKnight, sql, type Knight } from '../../support/knight';
import { expect } from '../../support/test';
import { ALL, completeDays, keptProgress, SENTENCE } from '../../support/quest';
import { paths } from '../../../src/paths';
import { PAST_EDITION, pastRiddles, riddles } from '../riddle/edition';

/** An accepted spelling of the sentence. */
const TYPED_SENTENCE = 'la maji de noel brille en toi';

/**
 * A new knight with days completed without hints: five points, a fragment and an artefact each.
 * @param edition the code of a past edition; null for the current one.
 */
export async function makeQuestor(
  request: APIRequestContext,
  days: readonly number[],
  name = 'Dame Œillet',
  edition: string | null = null,
): Promise<Knight> {
  const knight = await makeKnight(request, name);
  await completeDays((text, params) => sql(request, text, params), knight.id, days, edition);
  return knight;
}

/** A visitor who has completed days in this browser. @param isPast of the past edition. */
export async function playedAsVisitor(page: Page, days: readonly number[], isPast = false): Promise<void> {
  await page.goto('/favicon.svg');
  const key = `escape-noel-progress${isPast ? `-${PAST_EDITION}` : ''}`;
  const kept = keptProgress(days, isPast ? pastRiddles : riddles);
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, kept] as const);
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

/** Opens the letter of a visitor who has completed every day. */
export async function openLetter(page: Page): Promise<void> {
  await playedAsVisitor(page, ALL);
  await page.goto(paths.game.constellation);
  const light = page.getByRole('dialog', { name: 'LUMIÈRE' });
  await expect(light).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(light).toBeHidden();
  await saySentence(page);
}
