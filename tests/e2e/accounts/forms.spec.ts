import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { makeKnight, signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import { pressEnterThrice } from './enter';
import { freshEmail, LoginScreen } from './loginScreen';

/** What a telephone's keyboard and a password manager must know of a field: attributes, by their names. */
type Keyboard = Readonly<Record<string, string>>;

const ADDRESS = { inputmode: 'email', autocapitalize: 'none' };
const fields: readonly {
  form: string;
  open: (page: Page) => Promise<void>;
  known: boolean;
  fields: Readonly<Record<string, Keyboard>>;
}[] = [
  {
    form: 'sign-in',
    known: false,
    open: (page) => new LoginScreen(page).open(),
    fields: {
      'Adresse e-mail': { ...ADDRESS, autocomplete: 'username' },
      'Mot de passe': { autocapitalize: 'none', autocomplete: 'current-password' },
    },
  },
  {
    form: 'sign-up',
    known: false,
    open: (page) => new LoginScreen(page).openSignUp(),
    fields: {
      'Nom de chevalier': { autocapitalize: 'words', autocomplete: 'nickname' },
      'Adresse e-mail': { ...ADDRESS, autocomplete: 'email' },
      'Mot de passe': { autocapitalize: 'none', autocomplete: 'new-password' },
    },
  },
  {
    form: 'forgotten password',
    known: false,
    open: async (page) => void (await page.goto('/escape-noel/mot-de-passe')),
    fields: { 'Adresse e-mail': { ...ADDRESS, autocomplete: 'username' } },
  },
  {
    form: 'new password',
    known: true,
    open: async (page) => void (await page.goto('/escape-noel/mot-de-passe')),
    fields: { 'Nouveau mot de passe': { autocapitalize: 'none', autocomplete: 'new-password' } },
  },
  {
    form: 'name and address of the profile',
    known: true,
    open: async (page) => {
      await page.goto('/escape-noel/profile');
      await page.getByText("Changer d'adresse e-mail").click();
    },
    fields: {
      'Nom de chevalier': { autocapitalize: 'words', autocomplete: 'nickname' },
      'Nouvelle adresse e-mail': { ...ADDRESS, autocomplete: 'email' },
    },
  },
  {
    form: 'letter to the publisher',
    known: false,
    open: async (page) => void (await page.goto('/escape-noel/contact')),
    fields: {
      Nom: { autocapitalize: 'words', autocomplete: 'name' },
      Email: { ...ADDRESS, autocomplete: 'email' },
    },
  },
];

const field = (page: Page, label: string): Locator =>
  page.getByLabel(`${label} *`).or(page.getByLabel(label, { exact: true }));

for (const { form, open, known, fields: expected } of fields) {
  test(`${form}: keyboards and password managers know the fields`, async ({ page, request }) => {
    if (known) await signIn(page, await makeKnight(request));
    await open(page);
    for (const [label, attributes] of Object.entries(expected)) {
      for (const [name, value] of Object.entries(attributes)) {
        await expect(field(page, label), `${label}: ${name}`).toHaveAttribute(name, value);
      }
    }
  });
}

test('Enter in the form of forgotten passwords sends once', async ({ page }) => {
  await page.goto('/escape-noel/mot-de-passe');
  await new LoginScreen(page).email.fill(freshEmail());
  expect(await pressEnterThrice(page, '**/auth/v1/recover*', 'POST', new LoginScreen(page).email)).toBe(1);
  await expect(page.getByText('Regarde ta boîte aux lettres')).toBeVisible();
});

test('Enter in the form of a new name saves once', async ({ page, request }) => {
  await signIn(page, await makeKnight(request, 'Lancelot'));
  await page.goto('/escape-noel/profile');
  const name = page.getByRole('textbox', { name: 'Nom de chevalier' });
  await name.fill('Hibou du Nord');
  expect(await pressEnterThrice(page, '**/rest/v1/users*', 'PATCH', name)).toBe(1);
  await expect(page).toHaveURL('/escape-noel');
});

test('Enter in the form of a new password sends once; a refusal keeps what was typed', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*422/);
  const knight = await makeKnight(request);
  await signIn(page, knight);
  await page.goto('/escape-noel/mot-de-passe');
  const password = page.getByLabel('Nouveau mot de passe *');
  await page.route('**/auth/v1/user', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, json: { code: 422, error_code: 'same_password', msg: 'Same password' } })
      : route.fallback(),
  );
  await password.fill('etoile24');
  expect(await pressEnterThrice(page, '**/auth/v1/user', 'PUT', password)).toBe(1);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ce mot de passe est déjà le tien');
  await expect(password).toHaveValue('etoile24');
  await expectNoAxeViolations(page);
});

test('a broken address is refused beside its field in the profile and for a forgotten password', async ({
  page,
  request,
}) => {
  await page.goto('/escape-noel/mot-de-passe');
  const email = new LoginScreen(page).email;
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Écris ton adresse e-mail/);
  await email.fill('chevalier');
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue('chevalier');
  await expectNoAxeViolations(page);

  await signIn(page, await makeKnight(request));
  await page.goto('/escape-noel/profile');
  await page.getByText("Changer d'adresse e-mail").click();
  const wished = page.getByLabel('Nouvelle adresse e-mail *');
  await wished.fill('chevalier@');
  await page.getByRole('button', { name: "Changer d'adresse", exact: true }).click();
  await expect(wished).toBeFocused();
  await expect(wished).toHaveAttribute('aria-invalid', 'true');
  await expect(wished).toHaveAccessibleDescription(/Cette adresse e-mail est incomplète/);
  await expect(wished).toHaveValue('chevalier@');
  await expectNoAxeViolations(page);
});
