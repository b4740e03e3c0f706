import { expectNoAxeViolations } from '../../support/axe';
import { OwnHouse } from '../../support/ownHouse';
import { expect, test } from '../../support/test';
import { freshEmail, Gate, openMenu } from './gate';

/** The embedded backend with confirmation on, as a hosted project has it by default. */
let house: OwnHouse;

// One backend for both tests: it takes seconds to wake.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ baseURL }) => {
  house = await OwnHouse.open(baseURL, { confirmEmails: true });
});

test.afterAll(() => house.close());

test.beforeEach(({ context }) => house.lead(context));

/** Where the link of the confirmation e-mail leads. */
async function confirmationLink(email: string): Promise<string> {
  const mails = house.backend.mailbox.messages.get(email) ?? [];
  const [, link = ''] = /href="([^"]*\/auth\/v1\/verify[^"]*)"/.exec(mails.at(-1)?.html ?? '') ?? [];
  const response = await house.fetch(new Request(link.replaceAll('&amp;', '&')));
  return response.headers.get('location') ?? '';
}

test('with confirmation on, a sign-up waits for its e-mail, and its link opens the door', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*(400|429)/);
  const gate = new Gate(page);
  const email = freshEmail();
  await gate.openSignUp();
  await gate.name.fill('Lutin du Nord');
  await gate.signUp(email, 'etoile24');
  await expect(page.getByRole('heading', { name: "Plus qu'un pas" })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  await expectNoAxeViolations(page);

  // Asking again at once is too soon, and says so.
  await page.getByRole('button', { name: 'Renvoyer le message' }).click();
  await expect(gate.redBox).toContainText('Un message vient déjà de partir.');

  // Signing in before the link says what is awaited instead of « mot de passe incorrect ».
  await page.getByRole('button', { name: "Changer d'adresse" }).click();
  await page.getByRole('button', { name: 'Déjà un chevalier ? Se connecter' }).click();
  await gate.signIn(email, 'etoile24');
  await expect(page.getByRole('heading', { name: "Plus qu'un pas" })).toBeVisible();

  await page.goto(await confirmationLink(email));
  await expect(page.getByText('Ton adresse est confirmée')).toBeVisible();
  await expect(page).toHaveURL(/\/escape-noel$/);
  await openMenu(page);
  await expect(page.getByRole('link', { name: 'Mon profil : Lutin du Nord' })).toBeVisible();
});

test('a confirmation e-mail that is sent again says so', async ({ page }) => {
  // The embedded service always asks to wait; a hosted one sends.
  await page.route('**/auth/v1/resend*', (route) => route.fulfill({ json: {} }));
  const gate = new Gate(page);
  await gate.openSignUp();
  await gate.signUp(freshEmail(), 'etoile24');
  await page.getByRole('button', { name: 'Renvoyer le message' }).click();
  await expect(page.getByText('Un nouveau message vient de partir.')).toBeVisible();
});
