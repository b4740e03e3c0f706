import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holdClock, passTime } from '../support/clock';
import * as network from '../support/network';
import * as page from '../support/page';

const CONTACT = '/contact';
const SERVICE = /\/api\/v1\.0\/email\/send/;
const [NAME, EMAIL, MESSAGE] = [/^Nom/, /^Email/, /^Message/] as const;
const letter = { name: 'Aurore', email: 'aurore@exemple.fr', message: 'Bonjour <b>la maison</b> !' };

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => page.press('button', 'Envoyer le message');
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

async function openWith(written: typeof letter = letter): Promise<void> {
  await page.open(CONTACT);
  await page.write(NAME, written.name);
  await page.write(EMAIL, written.email);
  await page.write(MESSAGE, written.message);
}

const expectLetter = ({ name, email, message }: typeof letter) =>
  waitFor(() =>
    expect([NAME, EMAIL, MESSAGE].map((label) => field(label).value)).toEqual([name, email, message]),
  );

/** The messages that leave from here on, as the e-mail service reads them. */
function letters(): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  network.answerInstead(SERVICE, async (request) => {
    sent.push((await request.json()) as Record<string, unknown>);
    return undefined;
  });
  return sent;
}

test('The form has its three required fields and their placeholders', async () => {
  await page.open(CONTACT);
  await page.find('heading', 'Contactez-nous');
  for (const [label, placeholder] of [
    [NAME, 'Comment vous appelez-vous\u00A0?'],
    [EMAIL, 'bonjour@plume-etoile.example'],
    [MESSAGE, 'Partagez-nous votre message magique...'],
  ] as const) {
    expect(field(label).placeholder).toBe(placeholder);
    expect(field(label).required).toBe(true);
  }
  expect(field(EMAIL).type).toBe('email');
  expect(field(MESSAGE).getAttribute('rows')).toBe('6');
});

test('The social links open a new tab', async () => {
  await page.open(CONTACT);
  for (const name of ['Facebook', 'Instagram']) {
    const link = await page.find('link', new RegExp(`^${name}`));
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.getAttribute('href')).toMatch(new RegExp(name, 'i'));
  }
});

test('Blanks alone are refused, and said to be', async () => {
  const sent = letters();
  await openWith();
  for (const label of [NAME, MESSAGE]) {
    await page.write(label, '   ');
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    expect(alerts()).toEqual(['Écrivez quelques mots\u00A0: des espaces ne suffisent pas.']);
    expect(page.describedAs(field(label))).toMatch(/des espaces ne suffisent pas/);
    await page.write(label, 'Aurore');
    await waitFor(() => expect(alerts()).toEqual([]));
  }
  expect(sent).toEqual([]);
});

test('An empty form says in words what each field waits for, and sends nothing', async () => {
  const sent = letters();
  await page.open(CONTACT);
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(field(NAME)));
  expect(page.describedAs(field(NAME))).toMatch(/Écrivez quelques mots/);
  expect(page.describedAs(field(EMAIL))).toMatch(/Écrivez votre adresse/);
  expect(page.describedAs(field(MESSAGE))).toMatch(/Écrivez quelques mots/);
  await page.write(EMAIL, 'aurore@');
  await submit();
  await waitFor(() => expect(page.describedAs(field(EMAIL))).toMatch(/adresse est incomplète/));
  expect(sent).toEqual([]);
});

test('The form says its limits before they are passed, and cuts nothing', async () => {
  await openWith();
  const expectHint = (label: RegExp, hint: string) =>
    waitFor(() => expect(page.describedAs(field(label))).toBe(hint));
  await expectHint(MESSAGE, '2\u00A0000 caractères au plus.');
  for (const [length, hint] of [
    [1900, 'Encore 100\u00A0caractères.'],
    [1999, 'Encore 1\u00A0caractère.'],
    [2003, '3\u00A0caractères de trop.'],
  ] as const) {
    await page.write(MESSAGE, 'a'.repeat(length));
    await expectHint(MESSAGE, hint);
  }
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(field(MESSAGE)));
  expect(field(MESSAGE).value).toBe('a'.repeat(2003));
  await expectHint(NAME, '');
  await page.write(NAME, 'a'.repeat(95));
  await expectHint(NAME, 'Encore 5\u00A0caractères.');
});

test('What was written waits through a reload and another page, until it is sent', async () => {
  await openWith();
  await page.reload();
  await expectLetter(letter);
  await page.press('link', 'Accueil');
  await page.expectAddress('/');
  await waitFor(() => expect(screen.queryByLabelText(NAME)).toBeNull());
  history.back();
  await screen.findByLabelText(NAME);
  await expectLetter(letter);
  await submit();
  await page.expectSaid('Message envoyé !');
  await page.reload();
  await expectLetter({ name: '', email: '', message: '' });
});

test('A message is sent once, thanked for, and the form comes back empty after 5 s', async () => {
  const sent = letters();
  const way = network.hold(SERVICE);
  await openWith();
  holdClock();
  await page.user.dblClick(await page.find('button', 'Envoyer le message'));
  const sending = await page.find('button', 'Envoi en cours...');
  expect(sending.getAttribute('aria-disabled')).toBe('true');
  await page.user.type(field(NAME), '{Enter}');
  way.letGo();
  await page.expectSaid('Message envoyé !');
  await page.expectSaid('Merci pour votre message. Nous vous répondrons bientôt !');
  expect(screen.queryByLabelText(NAME)).toBeNull();
  expect(way.asked()).toBe(1);
  expect(sent).toHaveLength(1);
  const { lib_version, ...sentLetter } = sent[0] ?? {};
  expect(lib_version).toMatch(/./);
  expect(sentLetter).toEqual({
    user_id: 'plume-etoile-public',
    service_id: 'service_plume',
    template_id: 'template_site',
    template_params: {
      from_name: letter.name,
      from_email: letter.email,
      message: letter.message,
      to_name: "Plume d'Étoile",
    },
  });
  await passTime(4_900);
  await page.expectSaid('Message envoyé !');
  await passTime(200);
  await expectLetter({ name: '', email: '', message: '' });
  await page.expectSaid('Votre message est bien parti.');
});

test('After a failure the panel says so, « Réessayer » gives the form back, and nothing typed is lost', async () => {
  network.answerOnce(SERVICE, () => new Response('The service refuses', { status: 400 }));
  await openWith();
  await submit();
  await page.expectText(() => screen.queryByRole('alert'), "Erreur d'envoi");
  await page.expectText(
    () => screen.queryByRole('alert'),
    "Une erreur est survenue lors de l'envoi. Veuillez réessayer.",
  );
  const address = await page.find('link', 'bonjour@plume-etoile.example');
  expect(address.getAttribute('href')).toBe('mailto:bonjour@plume-etoile.example');
  await page.press('button', 'Réessayer');
  await page.find('link', 'bonjour@plume-etoile.example');
  await expectLetter(letter);
  await submit();
  await page.expectSaid('Message envoyé !');
});

test.each([
  ['refused by the service', 400, "Notre service d'envoi ne l'accepte pas"],
  ['one too many', 429, 'attendez quelques minutes'],
])(
  'A message %s is not blamed on the connection, and the address to write to stays',
  async (_, status, why) => {
    network.answerOnce(SERVICE, () => new Response('no', { status }));
    await openWith();
    await submit();
    await page.expectText(() => screen.queryByRole('alert'), why);
    await page.find('link', 'bonjour@plume-etoile.example');
    await page.expectUnsaid('Vérifiez votre connexion');
    await page.press('button', 'Réessayer');
    await page.expectSaid("Votre message n'est pas parti");
    expect((await page.find('link', 'bonjour@plume-etoile.example')).getAttribute('href')).toMatch(
      /^mailto:/,
    );
  },
);

test('A message that the network loses is', async () => {
  network.answerInstead(SERVICE, network.lost);
  await openWith();
  await submit();
  await page.expectText(() => screen.queryByRole('alert'), 'Vérifiez votre connexion');
});

test('A service that the network bars is not blamed on the connection', async () => {
  network.answerSite();
  network.answerInstead(SERVICE, network.lost);
  await openWith();
  await submit();
  await page.expectText(
    () => screen.queryByRole('alert'),
    "Le réseau d'ici bloque peut-être notre service d'envoi (api.emailjs.com)",
  );
  await page.expectUnsaid('Vérifiez votre connexion');
});

test("The error's text clears after 5 s", async () => {
  network.answerInstead(SERVICE, network.lost);
  await openWith();
  holdClock();
  await submit();
  await page.expectSaid("Erreur d'envoi");
  await passTime(4_900);
  await page.expectSaid("Erreur d'envoi");
  await passTime(200);
  await page.expectUnsaid("Erreur d'envoi");
  await expectLetter(letter);
});

test('A filled hidden field never loses the letter: it stays, and « Envoyer quand même » sends it', async () => {
  const sent = letters();
  await openWith();
  // A robot finds it by its place, a password manager by its type.
  const trap = document.querySelector<HTMLInputElement>('form [aria-hidden="true"] input');
  if (!trap) throw new Error('There is no hidden field');
  expect(trap.name).not.toMatch(/site|web|url|tel|phone|company|address|name|mail|nom/i);
  trap.value = 'http://spam';
  await submit();
  await page.expectSaid('Envoyer quand même\u00A0?');
  await page.expectUnsaid('Message envoyé !');
  expect(sent).toEqual([]);
  await expectLetter(letter);
  await page.press('button', 'Envoyer quand même');
  await page.expectSaid('Message envoyé !');
  expect(sent).toHaveLength(1);
});
