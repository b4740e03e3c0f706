import { expectNoAxeViolations } from '../../support/axe';
import { makeKnight, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { pressEnterThrice } from './enter';
import { freshEmail, LoginScreen, openMenu } from './loginScreen';

/** What the browser writes on its console when the auth service refuses something. */
const REFUSED = /Failed to load resource.*(400|422)/;

test('somebody signs up without a name: they are « Chevalier », signed in, on the home of the game', async ({
  page,
  request,
}) => {
  const login = new LoginScreen(page);
  const email = freshEmail();
  await login.openSignUp();
  await expectNoAxeViolations(page);
  await login.signUp(email, 'etoile24');
  await expect(page).toHaveURL('/escape-noel');
  await openMenu(page);
  await expect(page.getByRole('link', { name: 'Mon profil : Chevalier' })).toBeVisible();
  expect(
    await sql(request, 'select username, display_name from public.users where email = $1', [email]),
  ).toEqual([{ username: 'Chevalier', display_name: 'Chevalier' }]);
});

test('a name chosen at sign-up is the name that the header shows', async ({ page }) => {
  const login = new LoginScreen(page);
  await login.openSignUp();
  await login.name.fill('  Lutin des Neiges ');
  await login.signUp(freshEmail(), 'etoile24');
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
  const login = new LoginScreen(page);
  await login.openSignUp();
  await login.name.fill('Hibou du Nord');
  await login.signUp(knight.email, 'etoile24');
  await expect(login.redBox).toContainText('Un chevalier porte déjà cette adresse e-mail');
  await expect(login.name).toHaveValue('Hibou du Nord');
  await expect(login.email).toHaveValue(knight.email);
  await expect(login.password).toHaveValue('etoile24');
  await expectNoAxeViolations(page);
});

test('a short password, a broken address and empty fields are refused beside the field, which has the focus', async ({
  page,
}) => {
  const login = new LoginScreen(page);
  await login.openSignUp();
  await login.signUp('', '');
  await expect(login.email).toBeFocused();
  await expect(login.email).toHaveAccessibleDescription(/Écris ton adresse e-mail/);
  await login.signUp('chevalier', 'etoile24');
  await expect(login.email).toBeFocused();
  await expect(login.email).toHaveAttribute('aria-invalid', 'true');
  await login.signUp(freshEmail(), '12345');
  await expect(login.password).toBeFocused();
  await expect(login.password).toHaveAccessibleDescription(/Il faut au moins 6 caractères/);
  await expectNoAxeViolations(page);
});

test('a name that would not do is refused beside the field at sign-up', async ({ page }) => {
  const login = new LoginScreen(page);
  await login.openSignUp();
  await login.name.fill('moi@exemple.fr');
  await login.signUp(freshEmail(), 'etoile24');
  await expect(login.name).toBeFocused();
  await expect(login.name).toHaveAccessibleDescription(/Une adresse e-mail ne peut pas servir de nom/);
});

test('a wrong password is told in French, the right one opens the door', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(REFUSED);
  const knight = await makeKnight(request, 'Gauvain');
  const login = new LoginScreen(page);
  await login.open();
  await expectNoAxeViolations(page);
  await login.signIn(knight.email, 'pas-le-bon');
  await expect(login.redBox).toContainText('Adresse e-mail ou mot de passe incorrect.');
  await expect(login.email).toHaveValue(knight.email);
  await login.signIn(knight.email, knight.password);
  await expect(page).toHaveURL('/escape-noel');
});

test('Enter submits once, however often it is pressed', async ({ page, request }) => {
  const knight = await makeKnight(request);
  const login = new LoginScreen(page);
  await login.open();
  await login.email.fill(knight.email);
  await login.password.fill(knight.password);
  expect(await pressEnterThrice(page, '**/auth/v1/token?grant_type=password', 'POST', login.password)).toBe(
    1,
  );
  await expect(page).toHaveURL('/escape-noel');
});

test('the eye shows the password, and the keyboards and password managers know the fields', async ({
  page,
}) => {
  const login = new LoginScreen(page);
  await login.open();
  await expect(login.email).toHaveAttribute('autocomplete', 'username');
  await expect(login.email).toHaveAttribute('inputmode', 'email');
  await expect(login.email).toHaveAttribute('autocapitalize', 'none');
  await expect(login.password).toHaveAttribute('autocomplete', 'current-password');
  await expect(login.password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(login.password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: "Nouveau pèlerin ? S'inscrire" }).click();
  await expect(login.email).toHaveAttribute('autocomplete', 'email');
  await expect(login.password).toHaveAttribute('autocomplete', 'new-password');
});

test('« Continuer sans compte » goes to the first day', async ({ page }) => {
  await new LoginScreen(page).open();
  await page.getByRole('link', { name: 'Continuer sans compte' }).click();
  await expect(page).toHaveURL('/escape-noel/jour/1');
});

test('a page that asks for an account sends its visitor to sign in, then to the home of the game', async ({
  page,
  request,
}) => {
  const knight = await makeKnight(request);
  await page.goto('/escape-noel/profile');
  await expect(page).toHaveURL('/escape-noel/login');
  await new LoginScreen(page).signIn(knight.email, knight.password);
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
  const login = new LoginScreen(page);
  await login.open();
  await page.route('**/auth/v1/token?grant_type=password', (route) => route.abort());
  await login.signIn(knight.email, knight.password);
  await expect(login.redBox).toContainText('Le royaume ne répond pas pour le moment');
  await page.unroute('**/auth/v1/token?grant_type=password');
  await login.signIn(knight.email, knight.password);
  await expect(page).toHaveURL('/escape-noel');
});
