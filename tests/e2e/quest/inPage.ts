import { expect, type Page } from '@playwright/test';
import { holdClock, holdTimers, passTime, passTimeUntil, passTimeUntilGone } from '../../support/clock';
import { madeOf, riddleOf, riddles } from '../riddle/edition';
import type { RiddleScreen } from '../riddle/riddleScreen';
import { saySentence } from './questors';
import { scoreOf, type Turn } from './turns';

/** Duration of « LUMIÈRE ». */
const LIGHT_MS = 5_000;

const gained = (points: number) => `+${points} ${points > 1 ? 'points gagnés' : 'point gagné'}`;

/** Plays a day up to its success, and pauses the clock there. */
export async function solve(screen: RiddleScreen, { day, hints, wrong, revealed }: Turn): Promise<void> {
  const { page } = screen;
  await expect(page.getByRole('heading', { level: 1, name: riddleOf(day).title })).toBeVisible();
  await expect(screen.dot(`Jour ${day}`)).toHaveAttribute('aria-current', 'page');
  if (wrong && madeOf(day) === null) {
    await holdClock(page);
    await screen.submitWrong('une réponse que personne n’attend');
    await page.clock.resume();
  }
  for (let rank = 1; rank <= hints; rank += 1) await screen.revealHint(rank);
  if (!revealed) {
    await holdClock(page);
    await screen.solve(day);
    return;
  }
  await page.getByRole('button', { name: 'Révéler la réponse' }).click();
  await holdClock(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Oui, révéler la réponse' }).click();
}

/**
 * Expects what the page shows of a success: score, fragment, dot; then the redirect's three seconds begin. The clock is
 * paused except during the congratulations, which stay until they are closed.
 */
export async function seeSuccess(screen: RiddleScreen, turn: Turn): Promise<void> {
  const { page, revelation } = screen;
  const { day, revealed } = turn;
  const { fragment, explanation } = riddleOf(day);
  const points = scoreOf(turn);
  const celebrated = screen.dialogNamed(revealed ? 'La réponse est révélée' : 'Félicitations !');
  if (revealed) await expect(celebrated).not.toContainText('point');
  else {
    await expect(screen.dialogNamed('Lumière retrouvée !')).toContainText(gained(points));
    await passTime(page, 3_000);
  }
  await passTimeUntil(page, celebrated);
  await expect(celebrated).toContainText(fragment);
  await page.clock.resume();
  await expect(screen.dot(`Jour ${day}, résolu`)).toHaveAttribute('aria-current', 'page');
  await holdClock(page);
  await celebrated.getByRole('button', { name: "Continuer l'aventure" }).click();
  await passTimeUntilGone(page, celebrated);
  await expect(revelation).toContainText(explanation);
  await expect(revelation.getByText(fragment, { exact: true })).toBeVisible();
  if (points > 0)
    await expect(revelation.getByText(`${points}\u00A0${points > 1 ? 'points' : 'point'}`)).toBeVisible();
  await expect(revelation.getByText(/^\s*Enregistré/)).toBeVisible();
  await expect(page.getByText("L'aventure continue dans un instant…")).toBeVisible();
}

/** Expects the redirect after three seconds: to the next day to do, or to the final page after the 24th success. */
export async function followRedirect(page: Page, { next }: Turn): Promise<void> {
  await passTime(page, 3_000);
  await expect(page).toHaveURL(next === null ? /\/escape-noel\/final$/ : new RegExp(`/jour/${next}$`));
  await page.clock.resume();
}

/** Expects the constellation's three badges: days, total, fragments. */
export async function seeSky(page: Page, days: number, points: number): Promise<void> {
  const badges = page.getByRole('list', { name: 'Où en est la constellation' }).getByRole('listitem');
  await expect(badges).toHaveText([
    new RegExp(`^${days}/24 `),
    `${points} pts`,
    days > 1 ? `${days} fragments` : '1 fragment',
  ]);
}

/**
 * Expects the complete constellation with every fragment, finds the final sentence, and expects it on the final page.
 * @param hasSeenLight another tab of this device has shown « LUMIÈRE », which comes once (rule 11.4).
 */
export async function seeWholeSky(page: Page, points: number, hasSeenLight = false): Promise<void> {
  await holdTimers(page, LIGHT_MS);
  await page.goto('/escape-noel/constellation');
  const light = page.getByRole('dialog', { name: 'LUMIÈRE' });
  if (!hasSeenLight) {
    await expect(light).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await seeSky(page, 24, points);
  await expect(light).toHaveCount(0);
  for (const { day, fragment } of riddles) {
    await expect(page.getByRole('link', { name: `Jour ${day} ${fragment}`, exact: true })).toBeVisible();
  }
  await saySentence(page);
  await page.getByRole('link', { name: 'Voir la révélation finale' }).click();
  await expect(page.getByRole('heading', { name: /que tu as retrouvé$/ })).toBeVisible();
}

/** Goes to a day by its dot. */
export async function goTo(screen: RiddleScreen, day: number): Promise<void> {
  await screen.dot(`Jour ${day}`).click();
  await expect(screen.page).toHaveURL(new RegExp(`/jour/${day}$`));
}
