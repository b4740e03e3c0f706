import { expectNoAxeViolations } from '../../support/axe';
import { makeKnight, signIn, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { freshEmail, LoginScreen, openMenu } from './loginScreen';
import { newestLink } from './mailbox';

test('a forgotten password is replaced through the mailbox, and the old one opens nothing any more', async ({
  page,
  request,
  expectProblem,
}) => {
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

  await page.goto(await newestLink(page, knight.email, 'recovery'));
  await expect(page).toHaveURL('/escape-noel/mot-de-passe');
  await expect(page.getByRole('heading', { name: 'Nouveau mot de passe' })).toBeVisible();
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
});

test('an unknown address is told exactly what a known one is', async ({ page }) => {
  await page.goto('/escape-noel/mot-de-passe');
  await new LoginScreen(page).email.fill(freshEmail());
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByText('Regarde ta boîte aux lettres')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Renvoyer le lien' })).toBeEnabled();
});

test('a link that has served already is explained, and another one can be asked for', async ({
  page,
  request,
  browser,
  expectProblem,
}) => {
  // The auth service refuses it.
  expectProblem(/Failed to load resource.*403/);
  const knight = await makeKnight(request);
  await page.goto('/escape-noel/mot-de-passe');
  await new LoginScreen(page).email.fill(knight.email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByText('Regarde ta boîte aux lettres')).toBeVisible();
  const link = await newestLink(page, knight.email, 'recovery');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Nouveau mot de passe' })).toBeVisible();

  const later = await browser.newContext();
  const other = await later.newPage();
  await other.goto(link);
  await expect(other.getByText("Ce lien n'a pas fonctionné")).toBeVisible();
  await expect(
    other.getByText("Ce lien n'est plus valable : il a déjà servi, ou il est trop ancien."),
  ).toBeVisible();
  // Nothing of the link stays in the address.
  await expect(other).toHaveURL(/\/escape-noel$/);
  await expectNoAxeViolations(other);
  await other.getByRole('link', { name: 'Demander un nouveau lien' }).click();
  await expect(other).toHaveURL(/\/escape-noel\/mot-de-passe$/);
  await later.close();
});

test('a link that the browser did not ask for says so', async ({ page }) => {
  await page.goto('/escape-noel?code=d45f0c5e-0000-4000-8000-000000000000');
  await expect(page.getByText("Ce lien vient d'un autre navigateur")).toBeVisible();
  await expect(page).toHaveURL(/\/escape-noel$/);
});

test('a knight changes address: nothing changes before the link is followed', async ({ page, request }) => {
  const knight = await makeKnight(request);
  const wished = freshEmail();
  await signIn(page, knight);
  await page.goto('/escape-noel/profile');
  await page.getByText("Changer d'adresse e-mail").click();
  await page.getByLabel('Nouvelle adresse e-mail *').fill(wished);
  await page.getByRole('button', { name: "Changer d'adresse", exact: true }).click();
  await expect(page.getByText(`Un message est parti à ${wished}`)).toBeVisible();
  const emailOf = () => sql(request, 'select email from public.users where id = $1', [knight.id]);
  expect(await emailOf()).toEqual([{ email: knight.email }]);
  await page.goto(await newestLink(page, wished, 'email_change'));
  await expect(page.getByText('Ta nouvelle adresse est confirmée')).toBeVisible();
  expect(await emailOf()).toEqual([{ email: wished }]);
});

test('a knight changes password from the profile', async ({ page, request }) => {
  const knight = await makeKnight(request);
  await signIn(page, knight);
  await page.goto('/escape-noel/profile');
  await page.getByText('Changer de mot de passe').first().click();
  await page.getByLabel('Nouveau mot de passe *').fill('etoile25');
  await page.getByRole('button', { name: 'Changer de mot de passe' }).click();
  await expect(page.getByText('Ton nouveau mot de passe est enregistré.')).toBeVisible();
});
