import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SESSION_KEY } from '@/api/sessionKey';
import type { Knight } from '../support/knight';
import { EMAIL, expectKnown, field, freshEmail, PASSWORD, redBox } from './support/login';
import { newestLink } from './support/mailbox';
import { proveOwner } from './support/owner';
import * as network from './support/network';
import * as page from './support/page';
import { signUp, sql } from './support/server';

const NEW_SECRET = /^Nouveau mot de passe/;
const NEW_EMAIL = /^Nouvelle adresse e-mail/;
const MAILED = 'Regarde ta boîte aux lettres';
const LINK_FAILED = "Ce lien n'a pas fonctionné";

async function askForLink(email: string): Promise<void> {
  await page.open(PASSWORD);
  await page.write(EMAIL, email);
  await page.press('button', 'Envoyer le lien');
  await page.expectSaid(MAILED);
}

async function openProfile(knight: Knight): Promise<void> {
  page.signIn(knight);
  await page.open('/escape-noel/profile');
  await expectKnown(knight.name);
  await proveOwner(knight);
}

async function expectRefused(name: RegExp, reason: RegExp): Promise<void> {
  await waitFor(() => expect(page.describedAs(field(name))).toMatch(reason));
  expect(document.activeElement).toBe(field(name));
  expect(field(name).getAttribute('aria-invalid')).toBe('true');
}

test('Enter in the form of forgotten passwords sends once, and an unknown address gets the same screen as a known one', async () => {
  await page.open(PASSWORD);
  const answer = network.hold(/\/auth\/v1\/recover/);
  await page.write(EMAIL, freshEmail());
  await page.user.keyboard('{Enter}{Enter}{Enter}');
  await waitFor(() => expect(answer.asked()).toBe(1));
  answer.letGo();
  await page.expectSaid(MAILED);
  expect((await page.find('button', 'Renvoyer le lien')).getAttribute('aria-disabled')).toBeNull();
  expect(answer.asked()).toBe(1);
});

test('Enter in the form of a new password sends once; a refusal keeps what was typed', async () => {
  page.signIn(await signUp());
  await page.open(PASSWORD);
  const answer = network.hold(/^PUT \/auth\/v1\/user/);
  await page.write(NEW_SECRET, 'etoile24');
  await page.user.keyboard('{Enter}{Enter}{Enter}');
  await waitFor(() => expect(answer.asked()).toBe(1));
  answer.replyWith(
    Response.json({ code: 422, error_code: 'same_password', msg: 'Same password' }, { status: 422 }),
  );
  await page.expectText(redBox, 'Ce mot de passe est déjà le tien');
  expect(field(NEW_SECRET).value).toBe('etoile24');
  expect(answer.asked()).toBe(1);
});

test('a broken address is refused beside its field in the profile and for a forgotten password', async () => {
  await page.open(PASSWORD);
  await page.press('button', 'Envoyer le lien');
  await expectRefused(EMAIL, /Écris ton adresse e-mail/);
  await page.write(EMAIL, 'chevalier');
  await page.press('button', 'Envoyer le lien');
  await expectRefused(EMAIL, /Cette adresse e-mail est incomplète/);
  expect(field(EMAIL).value).toBe('chevalier');

  await openProfile(await signUp());
  await page.write(NEW_EMAIL, 'chevalier@');
  await page.press('button', "Changer d'adresse");
  await expectRefused(NEW_EMAIL, /Cette adresse e-mail est incomplète/);
  expect(field(NEW_EMAIL).value).toBe('chevalier@');
});

test('a link that has served already is explained, and another one can be asked for', async () => {
  const knight = await signUp();
  await askForLink(knight.email);
  const link = await newestLink(knight.email, 'recovery');
  // A scanner of e-mails opens it first, and runs its scripts.
  await page.open(link);
  await page.find('alertdialog', 'Choisir un nouveau mot de passe');
  localStorage.clear();
  await page.open(link);
  await page.press('button', 'Continuer');
  await page.find('heading', 'Nouveau mot de passe');

  localStorage.clear();
  await page.open(link);
  await page.press('button', 'Continuer');
  await page.expectSaid(LINK_FAILED);
  await page.expectSaid("Ce lien n'est plus valable : il a déjà servi, ou il est trop ancien.");
  // Nothing of the link stays in the address.
  await page.expectAddress('/escape-noel');
  await page.press('link', 'Demander un nouveau lien');
  await page.expectAddress(PASSWORD);
});

test('a link that the browser did not ask for says so', async () => {
  await page.open('/escape-noel?code=d45f0c5e-0000-4000-8000-000000000000');
  await page.expectSaid("Ce lien vient d'un autre navigateur");
  await page.expectAddress('/escape-noel');
});

test('a knight changes address: nothing changes before the link is followed', async () => {
  const knight = await signUp();
  const wished = freshEmail();
  await openProfile(knight);
  await page.write(NEW_EMAIL, wished);
  await page.press('button', "Changer d'adresse");
  await page.expectSaid(`Un message est parti à ${wished}`);
  const emailOf = () => sql('select email from public.users where id = $1', [knight.id]);
  expect(await emailOf()).toEqual([{ email: knight.email }]);
  await page.open(await newestLink(wished, 'email_change'));
  await page.find('alertdialog', 'Confirmer ta nouvelle adresse');
  expect(await emailOf()).toEqual([{ email: knight.email }]);
  await page.press('button', 'Continuer');
  await page.expectSaid('Ta nouvelle adresse est confirmée');
  expect(await emailOf()).toEqual([{ email: wished }]);
});

/** The account of the stored session. */
function keptId(): string | undefined {
  const session = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as { user: { id: string } } | null;
  return session?.user.id;
}

test('a link that carries a session opens none, signed in or not, and stays nowhere in the address', async () => {
  const aurore = await signUp('Aurore');
  const mordred = await signUp('Mordred');
  const { access_token, refresh_token } = mordred.session as Record<string, string>;
  const link = `/escape-noel#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer&type=signup`;

  await page.open(link);
  await page.expectSaid(LINK_FAILED);
  await page.expectAddress('/escape-noel');
  expect(location.hash).toBe('');
  expect(keptId()).toBeUndefined();

  page.signIn(aurore);
  await page.open(link);
  await page.expectSaid(LINK_FAILED);
  await expectKnown('Aurore');
  expect(keptId()).toBe(aurore.id);
  // Nor from a page of the site, whose own script hands links over to the game.
  await page.open(link.replace('/escape-noel', '/about'));
  await page.expectSaid(LINK_FAILED);
  expect(keptId()).toBe(aurore.id);
});

test('nothing that an address says of a failure is shown', async () => {
  for (const code of ['otp_expired', 'invente', '__proto__']) {
    await page.open(`/escape-noel?error=x&error_code=${code}&error_description=Appelle+le+0899`);
    await page.expectSaid(LINK_FAILED);
    expect(within(screen.getByRole('main')).queryByText(/0899/)).toBeNull();
  }
  await page.expectSaid("Ce lien n'ouvre rien ici. Demandes-en un nouveau.");
});
