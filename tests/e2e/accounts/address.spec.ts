import { expectNoAxeViolations } from '../../support/axe';
import { paths } from '../../../src/paths';
import { makeKnight, signIn, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { freshEmail, LoginScreen, openMenu } from './loginScreen';
import { mailsIn, newestLink } from './mailbox';

test(
  'a new address is confirmed by the one link sent to it, and signs in instead of the old one',
  { tag: '@hosted' },
  async ({ page, request, expectProblem }) => {
    expectProblem(/Failed to load resource.*400/);
    const knight = await makeKnight(request, 'Yvain');
    const wished = freshEmail();
    const emails = () =>
      sql(
        request,
        `select users.email, accounts.email as account
         from public.users join auth.users as accounts on accounts.id = users.id where users.id = $1`,
        [knight.id],
      );
    await signIn(page, knight);
    await page.goto(paths.game.profile);
    await page.getByRole('textbox', { name: 'Mot de passe du compte' }).fill(knight.password);
    await page.getByRole('button', { name: 'Ouvrir' }).click();
    await page.getByText("Changer d'adresse e-mail").click();
    await page.getByRole('textbox', { name: 'Nouvelle adresse e-mail' }).fill(wished);
    await page.getByRole('button', { name: "Changer d'adresse" }).click();
    await expect(page.getByText(`Un message est parti à ${wished}`)).toBeVisible();
    expect(await emails()).toEqual([{ email: knight.email, account: knight.email }]);
    // « Secure email change » is off: the old address, which may be lost, confirms nothing.
    expect(await mailsIn(page, knight.email)).toEqual([]);

    await page.goto(await newestLink(page, wished, 'email_change'));
    await expect(page.getByRole('alertdialog', { name: 'Confirmer ta nouvelle adresse' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByText('Ta nouvelle adresse est confirmée')).toBeVisible();
    expect(await emails()).toEqual([{ email: wished, account: wished }]);

    await openMenu(page);
    await page.getByRole('button', { name: 'Quitter' }).click();
    const login = new LoginScreen(page);
    await login.open();
    await login.signIn(knight.email, knight.password);
    await expect(login.redBox).toContainText('Adresse e-mail ou mot de passe incorrect.');
    await login.signIn(wished, knight.password);
    await expect(page).toHaveURL(paths.game.landing);
  },
);
