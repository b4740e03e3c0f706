import { expectNoAxeViolations } from '../../support/axe';
import { makeKnight, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { pressEnterThrice } from './enter';
import { freshEmail, Gate, openMenu } from './gate';

/** What the browser writes on its console when the auth service refuses something. */
const REFUSED = /Failed to load resource.*(400|422)/;

test('somebody signs up without a name: they are « Chevalier », signed in, at the door of the game', async ({
  page,
  request,
}) => {
  const gate = new Gate(page);
  const email = freshEmail();
  await gate.openSignUp();
  await expectNoAxeViolations(page);
  await gate.signUp(email, 'etoile24');
  await expect(page).toHaveURL('/escape-noel');
  await openMenu(page);
  await expect(page.getByRole('link', { name: 'Mon profil : Chevalier' })).toBeVisible();
  expect(
    await sql(request, 'select username, display_name from public.users where email = $1', [email]),
  ).toEqual([{ username: 'Chevalier', display_name: 'Chevalier' }]);
});

test('a name chosen at sign-up is the name that the header shows', async ({ page }) => {
  const gate = new Gate(page);
  await gate.openSignUp();
  await gate.name.fill('  Lutin des Neiges ');
  await gate.signUp(freshEmail(), 'etoile24');
  await expect(page).toHaveURL('/escape-noel');
  await openMenu(page);
  await expect(page.getByRole('link', { name: 'Mon profil : Lutin des Neiges' })).toBeVisible();
});

test('an address that is taken is refused in a red box, and nothing that was typed is lost', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(REFUSED);
  const knight = await makeKnight(request);
  const gate = new Gate(page);
  await gate.openSignUp();
  await gate.name.fill('Hibou du Nord');
  await gate.signUp(knight.email, 'etoile24');
  await expect(gate.redBox).toContainText('Un chevalier porte déjà cette adresse e-mail');
  await expect(gate.name).toHaveValue('Hibou du Nord');
  await expect(gate.email).toHaveValue(knight.email);
  await expect(gate.password).toHaveValue('etoile24');
  await expectNoAxeViolations(page);
});

test(
  'a short password, a broken address and empty fields are refused beside the field, which has the focus',
  { tag: '@phone' },
  async ({ page }) => {
    const gate = new Gate(page);
    await gate.openSignUp();
    await gate.signUp('', '');
    await expect(gate.email).toBeFocused();
    await expect(gate.email).toHaveAccessibleDescription(/Écris ton adresse e-mail/);
    await gate.signUp('chevalier', 'etoile24');
    await expect(gate.email).toBeFocused();
    await expect(gate.email).toHaveAttribute('aria-invalid', 'true');
    await gate.signUp(freshEmail(), '12345');
    await expect(gate.password).toBeFocused();
    await expect(gate.password).toHaveAccessibleDescription(/Il faut au moins 6 caractères/);
    await expectNoAxeViolations(page);
  },
);

test('a name that would not do is refused beside the field at sign-up', async ({ page }) => {
  const gate = new Gate(page);
  await gate.openSignUp();
  await gate.name.fill('moi@exemple.fr');
  await gate.signUp(freshEmail(), 'etoile24');
  await expect(gate.name).toBeFocused();
  await expect(gate.name).toHaveAccessibleDescription(/Une adresse e-mail ne peut pas servir de nom/);
});

test('a wrong password is told in French, the right one opens the door', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(REFUSED);
  const knight = await makeKnight(request, 'Gauvain');
  const gate = new Gate(page);
  await gate.open();
  await expectNoAxeViolations(page);
  await gate.signIn(knight.email, 'pas-le-bon');
  await expect(gate.redBox).toContainText('Adresse e-mail ou mot de passe incorrect.');
  await expect(gate.email).toHaveValue(knight.email);
  await gate.signIn(knight.email, knight.password);
  await expect(page).toHaveURL('/escape-noel');
});

test('Enter submits once, however often it is pressed', async ({ page, request }) => {
  const knight = await makeKnight(request);
  const gate = new Gate(page);
  await gate.open();
  await gate.email.fill(knight.email);
  await gate.password.fill(knight.password);
  expect(await pressEnterThrice(page, '**/auth/v1/token?grant_type=password', 'POST', gate.password)).toBe(1);
  await expect(page).toHaveURL('/escape-noel');
});

test(
  'the eye shows the password, and the keyboards and password managers know the fields',
  { tag: '@phone' },
  async ({ page }) => {
    const gate = new Gate(page);
    await gate.open();
    await expect(gate.email).toHaveAttribute('autocomplete', 'username');
    await expect(gate.email).toHaveAttribute('inputmode', 'email');
    await expect(gate.email).toHaveAttribute('autocapitalize', 'none');
    await expect(gate.password).toHaveAttribute('autocomplete', 'current-password');
    await expect(gate.password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
    await expect(gate.password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: "Nouveau pèlerin ? S'inscrire" }).click();
    await expect(gate.email).toHaveAttribute('autocomplete', 'email');
    await expect(gate.password).toHaveAttribute('autocomplete', 'new-password');
  },
);

test('« Continuer sans compte » goes to the first day', async ({ page }) => {
  await new Gate(page).open();
  await page.getByRole('link', { name: 'Continuer sans compte' }).click();
  await expect(page).toHaveURL('/escape-noel/jour/1');
});

test('a page that asks for an account sends its visitor to sign in, then to the door of the game', async ({
  page,
  request,
}) => {
  const knight = await makeKnight(request);
  await page.goto('/escape-noel/profile');
  await expect(page).toHaveURL('/escape-noel/login');
  await new Gate(page).signIn(knight.email, knight.password);
  await expect(page).toHaveURL('/escape-noel');
});

test('without an answer of the server nothing is lost, and a second try succeeds', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/);
  expectProblem(/failed request.*grant_type=password/);
  // The auth service's own client writes this one.
  expectProblem(/Failed to fetch/);
  const knight = await makeKnight(request);
  const gate = new Gate(page);
  await gate.open();
  await page.route('**/auth/v1/token?grant_type=password', (route) => route.abort());
  await gate.signIn(knight.email, knight.password);
  await expect(gate.redBox).toContainText('Le royaume ne répond pas pour le moment');
  await page.unroute('**/auth/v1/token?grant_type=password');
  await gate.signIn(knight.email, knight.password);
  await expect(page).toHaveURL('/escape-noel');
});
