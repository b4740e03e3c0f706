import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import * as page from './page';
import { makeAdmin } from './server';

export const ADMIN = '/escape-noel/admin/stats';
export const SEARCH = /^Chercher un nom ou une adresse/;

export async function openAdmin(): Promise<void> {
  page.signIn(await makeAdmin());
  await page.open(ADMIN);
}

const list = () => within(screen.getByRole('region', { name: 'Liste des comptes' }));
const lines = () => list().queryAllByRole('listitem');
export const expectLine = (text: string | RegExp) => page.expectText(() => lines()[0] ?? null, text);
const tick = (name: string) => page.query('checkbox', name) as HTMLInputElement | null;
/** True if a checkbox is busy. */
export const isHeld = (name: string) => tick(name)?.getAttribute('aria-disabled') === 'true';
export const expectTicked = (name: string, ticked = true) =>
  waitFor(() => expect(tick(name)?.checked).toBe(ticked));
export const choose = (label: string, option: string) =>
  page.user.selectOptions(screen.getByLabelText(label, { selector: 'select' }), option);

/** The line of a knight in the list. */
export const lineOf = (name: string) => lines().find(({ textContent }) => textContent.includes(name)) ?? null;
