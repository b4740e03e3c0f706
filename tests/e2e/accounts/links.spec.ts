import { SESSION_KEY } from '../../../src/api/sessionKey';
import { expectNoAxeViolations } from '../../support/axe';
import { makeKnight, signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import { LoginScreen } from './loginScreen';
import { newestLink } from './mailbox';
import type { Page } from '@playwright/test';

/** The account of the stored session. */
const keptId = (page: Page) =>
  page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? 'null') as { user: { id: string } } | null;
    return session?.user.id ?? null;
  }, SESSION_KEY);

test(
  'a one-time link asks before it replaces a session, and a refusal does not use it up',
  { tag: '@hosted' },
  async ({ page, request }) => {
    const aurore = await makeKnight(request, 'Aurore');
    const mordred = await makeKnight(request, 'Mordred');
    await page.goto('/escape-noel/mot-de-passe');
    await new LoginScreen(page).email.fill(mordred.email);
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expect(page.getByText('Regarde ta boîte aux lettres')).toBeVisible();
    const link = await newestLink(page, mordred.email, 'recovery');

    await signIn(page, aurore);
    await page.goto(link);
    const question = page.getByRole('alertdialog', { name: 'Tu es déjà connecté' });
    await expect(question).toContainText('Aurore');
    await expect(question).toContainText(aurore.email);
    await expect(question.getByRole('button', { name: 'Rester connecté' })).toBeFocused();
    await expectNoAxeViolations(page);
    await question.getByRole('button', { name: 'Rester connecté' }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(/\/escape-noel$/);
    expect(await keptId(page)).toBe(aurore.id);

    await page.goto(link);
    await question.getByRole('button', { name: 'Suivre le lien' }).click();
    await expect(page.getByRole('heading', { name: 'Nouveau mot de passe' })).toBeVisible();
    await expect(question).toHaveCount(0);
    await expect(page.getByText(mordred.email)).toBeVisible();
    expect(await keptId(page)).toBe(mordred.id);
  },
);
