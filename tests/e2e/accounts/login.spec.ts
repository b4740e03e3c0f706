import { expectNoAxeViolations } from '../../support/axe';
import { makeKnight } from '../../support/knight';
import { expect, test } from '../../support/test';
import { freshEmail, LoginScreen } from './loginScreen';

test('sign-up and sign-in focus the refused field, have no axe violation, and sign in', async ({
  page,
  request,
  expectProblem,
}) => {
  // The browser logs refused requests.
  expectProblem(/Failed to load resource.*(400|422)/);
  const knight = await makeKnight(request, 'Gauvain');
  const login = new LoginScreen(page);
  await login.openSignUp();
  await expectNoAxeViolations(page);
  await login.signUp('', '');
  await expect(login.email).toBeFocused();
  await expect(login.email).toHaveAccessibleDescription(/Écris ton adresse e-mail/);
  await login.signUp(freshEmail(), '12345');
  await expect(login.password).toBeFocused();
  await expect(login.password).toHaveAccessibleDescription(/Il faut au moins 6 caractères/);
  await expectNoAxeViolations(page);
  await login.signUp(knight.email, 'etoile24');
  await expect(login.redBox).toContainText('Un chevalier porte déjà cette adresse e-mail');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Déjà un chevalier ? Se connecter' }).click();
  await login.signIn(knight.email, knight.password);
  await expect(page).toHaveURL('/escape-noel');
});
