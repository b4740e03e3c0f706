import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  authenticate,
  EMAIL,
  expectKnown,
  field,
  freshEmail,
  LOGIN,
  NAME,
  openSignUp,
  PASSWORD,
  redBox,
  SECRET,
  SIGN_UP,
  signInAs,
  signUpAs,
} from './support/login';
import { proveOwner } from './support/owner';
import * as network from './support/network';
import * as page from './support/page';
import { playedAsVisitor } from './support/quest';
import { signUp, sql } from './support/server';

const HOME = '/escape-noel';
const ALL_DAYS = Array.from({ length: 24 }, (_, index) => index + 1);
const hrefOf = (name: string) => page.query('link', name)?.getAttribute('href');

test('signing up without a name makes a « Chevalier », signed in, on the home of the game', async () => {
  const email = freshEmail();
  await openSignUp();
  await signUpAs(email);
  await page.expectAddress(HOME);
  await expectKnown('Chevalier');
  expect(await sql('select username, display_name from public.users where email = $1', [email])).toEqual([
    { username: 'Chevalier', display_name: 'Chevalier' },
  ]);
});

test('a name chosen at sign-up is the name that the header shows', async () => {
  await openSignUp();
  await page.write(NAME, '  Lutin des Neiges ');
  await signUpAs(freshEmail());
  await page.expectAddress(HOME);
  await expectKnown('Lutin des Neiges');
});

test('an address that is taken is refused in a red box, and nothing that was typed is lost', async () => {
  const { email } = await signUp();
  await openSignUp();
  await page.write(NAME, 'Hibou du Nord');
  await signUpAs(email);
  await page.expectText(redBox, 'Un chevalier porte déjà cette adresse e-mail');
  expect([NAME, EMAIL, SECRET].map((name) => field(name).value)).toEqual([
    'Hibou du Nord',
    email,
    'etoile24',
  ]);
});

async function expectRefused(name: RegExp, reason: RegExp): Promise<void> {
  await waitFor(() => expect(page.describedAs(field(name))).toMatch(reason));
  expect(document.activeElement).toBe(field(name));
  expect(field(name).getAttribute('aria-invalid')).toBe('true');
}

test('a short password, a broken address, a name that would not do and empty fields are refused beside the field, which has the focus', async () => {
  await openSignUp();
  await signUpAs('', '');
  await expectRefused(EMAIL, /Écris ton adresse e-mail/);
  await signUpAs('chevalier');
  await expectRefused(EMAIL, /./);
  await signUpAs(freshEmail(), '12345');
  await expectRefused(SECRET, /Il faut au moins 6 caractères/);
  await page.write(NAME, 'moi@exemple.fr');
  await signUpAs(freshEmail());
  await expectRefused(NAME, /Une adresse e-mail ne peut pas servir de nom/);
});

test('a name that would not do refuses no sign-in once the form is switched', async () => {
  const knight = await signUp();
  await openSignUp();
  await page.write(NAME, 'moi@exemple.fr');
  await page.write(EMAIL, knight.email);
  await page.press('button', 'Déjà un chevalier ? Se connecter');
  await page.find('heading', 'Connexion');
  expect(field(EMAIL).value).toBe(knight.email);
  await signInAs(knight);
  await page.expectAddress(HOME);
});

test('a wrong password has a French message, the right one signs in', async () => {
  const knight = await signUp('Gauvain');
  await authenticate({ ...knight, password: 'pas-le-bon' });
  await page.expectText(redBox, 'Adresse e-mail ou mot de passe incorrect.');
  expect(field(EMAIL).value).toBe(knight.email);
  await signInAs(knight);
  await page.expectAddress(HOME);
});

test('Enter submits once, however often it is pressed', async () => {
  const knight = await signUp();
  await page.open(LOGIN);
  const answer = network.hold(/token\?grant_type=password/);
  await page.write(EMAIL, knight.email);
  await page.write(SECRET, knight.password);
  await page.user.keyboard('{Enter}{Enter}{Enter}');
  await waitFor(() => expect(answer.asked()).toBe(1));
  answer.letGo();
  await page.expectAddress(HOME);
  expect(answer.asked()).toBe(1);
});

test.each([
  { played: [], address: '/escape-noel/jour/1' },
  { played: [1, 2, 3, 5], address: '/escape-noel/jour/4' },
  { played: ALL_DAYS, address: '/escape-noel/final' },
])('« Continuer sans compte » goes to the day to play: $address', async ({ played, address }) => {
  playedAsVisitor(played);
  await page.open(LOGIN);
  await waitFor(() => expect(hrefOf('Continuer sans compte')).toBe(address));
  await page.press('link', 'Continuer sans compte');
  await page.expectAddress(address);
});

test('« Créer un compte » opens the sign-up form, which says whose address, what is stored, and what follows', async () => {
  await page.open('/escape-noel/classement');
  await page.press('link', 'Créer un compte');
  await page.expectAddress(SIGN_UP);
  await page.find('heading', 'Inscription');
  const promises = (await page.find('list', 'Avant de créer ton compte')).querySelectorAll('li');
  expect([...promises].map((line) => page.textOf(line))).toEqual([
    "L'adresse e-mail est celle d'un parent, ou d'un autre adulte qui est d'accord.",
    "Nous gardons cette adresse, que personne d'autre ne voit, ton nom de chevalier et ton voyage.",
    'Ton voyage te suit : ce que tu as trouvé sur cet appareil pourra rejoindre ton compte.',
  ]);
  await page.press('button', 'Déjà un chevalier ? Se connecter');
  await page.find('heading', 'Connexion');
  await page.expectAddress(LOGIN);
});

test('the sign-up form opens by its own address, and a reload keeps it', async () => {
  await page.open(SIGN_UP);
  await page.find('heading', 'Inscription');
  await page.press('link', 'Se connecter');
  await page.find('heading', 'Connexion');
  await page.press('link', 'Créer un compte');
  await page.reload();
  await page.find('heading', 'Inscription');
});

test('a page that asks for an account sends its visitor to sign in, then to the home of the game', async () => {
  const knight = await signUp();
  await page.open('/escape-noel/profile');
  await page.expectAddress(LOGIN);
  await signInAs(knight);
  await page.expectAddress(HOME);
});

test('without an answer of the server nothing is lost, and a second try succeeds', async () => {
  const knight = await signUp();
  const stop = network.answerInstead(/token\?grant_type=password/, network.lost);
  await authenticate(knight);
  await page.expectText(redBox, 'Le royaume ne répond pas pour le moment');
  stop();
  await signInAs(knight);
  await page.expectAddress(HOME);
});

test('the eye shows the password', async () => {
  await page.open(LOGIN);
  await page.press('button', 'Afficher le mot de passe');
  expect(field(SECRET).type).toBe('text');
});

/** Attributes of a field for a telephone's keyboard and a password manager: attributes, by their names. */
type Keyboard = Readonly<Record<string, string>>;
const ADDRESS = { inputmode: 'email', autocapitalize: 'none' };
const KNIGHT = { autocapitalize: 'words', autocomplete: 'nickname' };
const OLD_SECRET = { type: 'password', autocapitalize: 'none', autocomplete: 'current-password' };
const NEW_SECRET = { type: 'password', autocapitalize: 'none', autocomplete: 'new-password' };
const forms: readonly {
  form: string;
  known?: boolean;
  open: () => Promise<void>;
  fields: readonly [RegExp, Keyboard][];
}[] = [
  {
    form: 'sign-in',
    open: () => page.open(LOGIN),
    fields: [
      [EMAIL, { ...ADDRESS, autocomplete: 'username' }],
      [SECRET, OLD_SECRET],
    ],
  },
  {
    form: 'sign-up',
    open: openSignUp,
    fields: [
      [NAME, KNIGHT],
      [EMAIL, { ...ADDRESS, autocomplete: 'email' }],
      [SECRET, NEW_SECRET],
    ],
  },
  {
    form: 'forgotten password',
    open: () => page.open(PASSWORD),
    fields: [[EMAIL, { ...ADDRESS, autocomplete: 'username' }]],
  },
  {
    form: 'new password',
    known: true,
    open: () => page.open(PASSWORD),
    fields: [[/^Nouveau mot de passe/, NEW_SECRET]],
  },
  {
    form: 'name and address of the profile',
    known: true,
    open: async () => {
      await page.open('/escape-noel/profile');
      await proveOwner({ password: 'etoile24' });
    },
    fields: [
      [NAME, KNIGHT],
      [/^Nouvelle adresse e-mail/, { ...ADDRESS, autocomplete: 'email' }],
    ],
  },
  {
    form: 'letter to the publisher',
    open: () => page.open('/escape-noel/contact'),
    fields: [
      [/^Nom/, { autocapitalize: 'words', autocomplete: 'name' }],
      [/^Email/, { ...ADDRESS, autocomplete: 'email' }],
    ],
  },
];

test.each(forms)(
  '$form: keyboards and password managers know the fields',
  async ({ known = false, open, fields }) => {
    if (known) page.signIn(await signUp());
    await open();
    for (const [name, expected] of fields) {
      const found = await screen.findByLabelText(name);
      const told = Object.keys(expected).map((attribute) => [attribute, found.getAttribute(attribute)]);
      expect(Object.fromEntries(told)).toEqual(expected);
    }
  },
);
