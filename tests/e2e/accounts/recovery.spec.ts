import { expectNoAxeViolations } from '../../support/axe';
import { makeKnight } from '../../support/knight';
import { expect, test } from '../../support/test';
import { LoginScreen, openMenu } from './loginScreen';
import { newestLink } from './mailbox';

test(
  'a forgotten password is replaced by an e-mail link that a scanner has opened first, and the old one no longer works',
  { tag: '@hosted' },
  async ({ page, browser, request, expectProblem }) => {
    expectProblem(/Failed to load resource.*400/);
    const knight = await makeKnight(request, 'Yvain');
    const login = new LoginScreen(page);
    await login.open();
    await login.email.fill(knight.email);
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
    await expect(page.getByRole('heading', { name: 'Mot de passe oublié' })).toBeFocused();
    await expect(login.email).toHaveValue(knight.email);
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expect(page.getByText('Regarde ta boîte aux lettres')).toBeVisible();
    await expectNoAxeViolations(page);

    const link = await newestLink(page, knight.email, 'recovery');
    // Software that scans e-mails asks for the page, then runs its scripts (decision 0008).
    expect((await request.get(link)).ok()).toBe(true);
    const scanner = await browser.newContext();
    const scanned = await scanner.newPage();
    await scanned.goto(link);
    await expect(scanned.getByRole('alertdialog', { name: 'Choisir un nouveau mot de passe' })).toBeVisible();
    await scanner.close();

    await page.goto(link);
    await expect(page.getByRole('alertdialog', { name: 'Choisir un nouveau mot de passe' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page).toHaveURL('/escape-noel/mot-de-passe');
    await expect(page.getByRole('heading', { level: 1, name: 'Nouveau mot de passe' })).toBeVisible();
    // Until it has closed, the page behind it takes no keys.
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    const password = page.getByLabel('Nouveau mot de passe *');
    await password.fill('12345');
    await page.getByRole('button', { name: 'Changer de mot de passe' }).click();
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/Il faut au moins 6 caractères/);
    await password.fill('etoile25');
    await page.getByRole('button', { name: 'Changer de mot de passe' }).click();
    await expect(page.getByText('Ton nouveau mot de passe est enregistré')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: "Continuer l'aventure" }).click();
    await expect(page).toHaveURL('/escape-noel');

    await openMenu(page);
    await page.getByRole('button', { name: 'Quitter' }).click();
    await openMenu(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();
    await login.open();
    await login.signIn(knight.email, knight.password);
    await expect(login.redBox).toContainText('Adresse e-mail ou mot de passe incorrect.');
    await login.signIn(knight.email, 'etoile25');
    await expect(page).toHaveURL('/escape-noel');
  },
);
