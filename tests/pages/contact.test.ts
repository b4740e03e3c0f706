import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as network from './support/network';
import * as page from './support/page';

const CONTACT = '/escape-noel/contact';
const SEND = 'Envoyer le message';
const THANKS = 'Message envoyé avec succès';
const SERVICE = /\/api\/v1\.0\/email\/send/;
const [NAME, EMAIL, SUBJECT, MESSAGE] = [/^Nom/, /^Email/, /^Sujet/, /^Message/] as const;

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const valueIs = (label: RegExp, text: string) => waitFor(() => expect(field(label).value).toBe(text));
const hasFocus = (label: RegExp) => waitFor(() => expect(document.activeElement).toBe(field(label)));

async function openWith(subject: string): Promise<void> {
  await page.open(CONTACT);
  await page.write(NAME, 'Marguerite');
  await page.write(EMAIL, 'marguerite@exemple.fr');
  await page.write(SUBJECT, subject);
  await page.write(MESSAGE, 'Où est donc la clé du jour 12 ? <b>Merci</b> !');
}

const letters = { Nom: NAME, Email: EMAIL, Sujet: SUBJECT, Message: MESSAGE };

test('four fields, all required and marked, a way back, and an address', async () => {
  await page.open(CONTACT);
  for (const [label, name] of Object.entries(letters)) {
    expect(field(name).required).toBe(true);
    expect(field(name).labels?.[0]?.textContent).toMatch(new RegExp(`^${label}.*\\*`));
  }
  expect(field(EMAIL).type).toBe('email');
  await page.find('link', 'bonjour@plume-etoile.example');
  await page.press('link', "Retour à l'accueil");
  await page.expectAddress('/escape-noel');
});

test('an incomplete message does not leave, and says what is missing', async () => {
  const way = network.hold(SERVICE);
  await page.open(CONTACT);
  await page.write(NAME, 'Marguerite');
  await page.write(EMAIL, 'marguerite');
  await page.press('button', SEND);
  await page.expectSaid('Cette adresse e-mail est incomplète');
  await hasFocus(EMAIL);
  expect(screen.getAllByText('Remplis ce champ.')).toHaveLength(2);
  expect(way.asked()).toBe(0);
});

test('a sent message carries what was written, empties the form and is thanked for', async () => {
  const sent: unknown[] = [];
  network.answerInstead(SERVICE, async (request) => {
    sent.push(await request.json());
    return undefined;
  });
  await openWith('Une question');
  await page.press('button', SEND);
  await page.expectSaid('Message envoyé avec succès ! Nous vous répondrons bientôt.');
  expect(sent).toMatchObject([
    {
      template_params: {
        from_name: 'Marguerite',
        from_email: 'marguerite@exemple.fr',
        title: 'Une question',
        message: 'Où est donc la clé du jour 12 ? <b>Merci</b> !',
      },
    },
  ]);
  for (const name of Object.values(letters)) await valueIs(name, '');
  // An empty form that is sent again is not thanked for.
  await page.press('button', SEND);
  await hasFocus(NAME);
  await page.expectUnsaid(THANKS);
});

test('blanks alone do not leave', async () => {
  await openWith('   ');
  await page.press('button', SEND);
  await hasFocus(SUBJECT);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Remplis ce champ.']);
});

test('the form says its limits before they are passed, and cuts nothing', async () => {
  await openWith('a'.repeat(115));
  await waitFor(() => expect(page.describedAs(field(SUBJECT))).toBe('Encore 5\u00A0caractères.'));
  await page.write(MESSAGE, 'a'.repeat(2001));
  await waitFor(() => expect(page.describedAs(field(MESSAGE))).toBe('1\u00A0caractère de trop.'));
  await page.press('button', SEND);
  await hasFocus(MESSAGE);
  expect(field(MESSAGE).value).toBe('a'.repeat(2001));
});

test('what was written waits through a reload and another page, until it is sent', async () => {
  await openWith('La clé');
  await page.reload();
  await screen.findByLabelText(SUBJECT);
  await valueIs(SUBJECT, 'La clé');
  await page.press('link', "Retour à l'accueil");
  await page.expectAddress('/escape-noel');
  // The address is ahead of the page, whose script has to come.
  await waitFor(() => expect(screen.queryByLabelText(NAME)).toBeNull());
  history.back();
  await screen.findByLabelText(NAME);
  await valueIs(NAME, 'Marguerite');
  await valueIs(EMAIL, 'marguerite@exemple.fr');
  expect(field(MESSAGE).value).toContain('clé du jour 12');
  await page.press('button', SEND);
  await page.expectSaid(THANKS);
  await page.reload();
  await screen.findByLabelText(SUBJECT);
  await valueIs(SUBJECT, '');
});

test('the button shows the sending; a failure keeps what was written', async () => {
  const way = network.hold(SERVICE);
  await openWith('Encore');
  await page.press('button', SEND);
  expect((await page.find('button', 'Envoi en cours...')).getAttribute('aria-disabled')).toBe('true');
  way.replyWith(new Response('down', { status: 500 }));
  await page.expectSaid("Erreur lors de l'envoi. Veuillez réessayer ou nous contacter directement.");
  await valueIs(SUBJECT, 'Encore');
});

test('a message that the service refuses is not blamed on the connection, and the address stands there', async () => {
  network.answerInstead(SERVICE, () => new Response('Quota exceeded', { status: 402 }));
  await openWith('Encore');
  await page.press('button', SEND);
  await page.expectText(() => screen.queryByRole('alert'), 'Le messager ne peut pas prendre ta lettre');
  await page.expectText(() => screen.queryByRole('alert'), 'bonjour@plume-etoile.example');
  await page.expectUnsaid('ta connexion');
});

test('what the service refuses or leaves unanswered is counted, without a word of it; offline nothing is sent', async () => {
  const reported: string[] = [];
  network.answerInstead(/report_unsent_mail/, async (request) => {
    reported.push(`${request.headers.get('authorization') ?? ''} ${await request.text()}`);
    return undefined;
  });
  const counted = (kind: string) => waitFor(() => expect(reported.at(-1)).toMatch(`{"kind":"${kind}"}`));
  await openWith('Encore');
  const failWith = async (answer: network.Answer) => {
    network.answerOnce(SERVICE, answer);
    await page.press('button', SEND);
    await page.expectText(() => screen.queryByRole('alert'), "Erreur lors de l'envoi");
  };
  await failWith(() => new Response('Quota exceeded', { status: 402 }));
  await counted('refused');
  await failWith(() => new Response('Too many', { status: 429 }));
  await counted('limited');
  // Neither the service nor the site answers.
  const asked = reported.length;
  await failWith(network.lost);
  const answered = network.answerSite();
  expect(reported).toHaveLength(asked);
  await failWith(network.lost);
  await counted('unanswered');
  answered();
  expect(reported).toHaveLength(3);
  await page.press('button', SEND);
  await page.expectSaid(THANKS);
  expect(reported).toHaveLength(3);
});
