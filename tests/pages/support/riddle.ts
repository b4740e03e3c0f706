import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { accountOffer, offerDate } from '@/escape-noel/game/storage/accountOffer';
import type { Knight } from '../../support/knight';
import { holdClock, passTime } from './clock';
import * as page from './page';

const ANSWER = /^Ta réponse$/;
export const PROGRESS_KEY = 'escape-noel-progress';

export const addressOf = (day: number): string => `/escape-noel/jour/${day}`;

/** The days stored in this browser. */
export const storedProgress = (): Record<string, unknown> =>
  JSON.parse(localStorage.getItem(PROGRESS_KEY) ?? '{}') as Record<string, unknown>;

/** Waits for a day's riddle: its heading is there before. */
export const riddleArrived = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('article[aria-busy="false"]')).not.toBeNull());

/** Opens a day as a visitor who has been offered an account today (rule 7.7). */
export async function openAsVisitor(day: number): Promise<void> {
  accountOffer.write(offerDate());
  await page.open(addressOf(day));
  await riddleArrived();
}

/** Opens a knight's day. */
export async function openAsKnight(knight: Knight, day: number): Promise<void> {
  page.signIn(knight);
  await page.open(addressOf(day));
  await riddleArrived();
}

export const answerField = (): HTMLInputElement | null => screen.queryByLabelText<HTMLInputElement>(ANSWER);

/** Types an answer and submits it. */
export async function answer(text: string): Promise<void> {
  await page.write(ANSWER, text);
  await page.press('button', 'Valider ma réponse');
}

/** Answers rightly, and holds the clock to let the three seconds of the announcement pass. */
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
  await page.user.click(question.getByRole('button', { name: "Révéler l'indice" }));
  await page.find('heading', `Indice ${rank}`);
}

/** The revelation of a completed day. */
export const revelation = (): HTMLElement | null => page.query('region', 'Révélation Sacrée');

/** Waits until « Révélation Sacrée » contains a text. */
export const expectRevealed = (text: string): Promise<void> => page.expectText(revelation, text);

/** Waits for a dialog that contains a text: the dialogs of a success follow each other. */
export async function expectDialog(name: string, text: string): Promise<void> {
  await page.expectText(() => page.query('dialog', name), text);
}
