import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Knight } from '../../support/knight';
import { holdClock, passTime } from './clock';
import * as page from './page';

const ANSWER = /^Ta réponse$/;
export const KEPT = 'escape-noel-progress';

export const addressOf = (day: number): string => `/escape-noel/jour/${day}`;

/** What this browser keeps of the days. */
export const kept = (): Record<string, unknown> =>
  JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, unknown>;

/** Opens a day and declines the account that it offers. */
export async function openAsVisitor(day: number): Promise<void> {
  await page.open(addressOf(day));
  await page.press('button', 'Continuer sans compte');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Opens a knight's day. */
export async function openAsKnight(knight: Knight, day: number): Promise<void> {
  page.signIn(knight);
  await page.open(addressOf(day));
  await page.find('heading', new RegExp(`^Jour ${day}\\b`));
}

export const answerField = (): HTMLInputElement | null => screen.queryByLabelText<HTMLInputElement>(ANSWER);

/** Writes an answer and hands it in. */
export async function answer(text: string): Promise<void> {
  await page.write(ANSWER, text);
  await page.press('button', 'Valider ma réponse');
}

/**
 * Answers rightly, and lets the announcement of the success leave, which takes three seconds: the clock is held from here on.
 */
export async function answerRightly(text: string): Promise<void> {
  holdClock();
  await answer(text);
  await page.find('dialog', 'Lumière retrouvée !');
  await passTime(3_400);
}

const opensHints = () => page.query('button', 'Révéler les indices');

/** Opens the hints where they are closed, and reveals the next one. */
export async function revealHint(rank: number): Promise<void> {
  await waitFor(() => expect(opensHints() ?? page.query('button', `Révéler l'indice ${rank}`)).toBeTruthy());
  if (opensHints()) await page.press('button', 'Révéler les indices');
  await page.press('button', `Révéler l'indice ${rank}`);
  const question = within(await screen.findByRole('alertdialog'));
  await page.person.click(question.getByRole('button', { name: "Révéler l'indice" }));
  await page.find('heading', `Indice ${rank}`);
}

/** What is shown of a day that is done; null before. */
export const revelation = (): HTMLElement | null => page.query('region', 'Révélation Sacrée');

/** Waits until « Révélation Sacrée » says something. */
export const expectRevealed = (text: string): Promise<void> => page.expectText(revelation, text);

/** Waits for a dialog that says something; those of a success follow each other. */
export async function expectDialog(name: string, text: string): Promise<void> {
  await page.expectText(() => page.query('dialog', name), text);
}
