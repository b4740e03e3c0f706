import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OwnBackend } from '../support/ownBackend';
import { EMAIL, field, freshEmail, NAME, openSignUp, SECRET, signUpAs } from './support/login';
import { mailsTo, newestLink } from './support/mailbox';
import * as page from './support/page';
import { SITE, useBackend, sql } from './support/server';

/** The embedded backend with confirmation on, as a hosted project has it (supabase/config.toml). */
let backend: OwnBackend;
beforeAll(async () => {
  backend = await OwnBackend.open(SITE, { confirmEmails: true });
  useBackend(backend);
});
afterAll(async () => {
  useBackend(undefined);
  await backend.close();
});

/** The page's message to a visitor who signs up and requests the e-mail again. */
async function told(email: string): Promise<string | undefined> {
  await openSignUp();
  await signUpAs(email);
  await page.find('heading', "Plus qu'un pas");
  await page.press('button', 'Renvoyer le message');
  await page.expectSaid("Si cette adresse attend sa confirmation, un message vient d'y partir.");
  return document.querySelector('main')?.textContent.replaceAll(email, 'ADRESSE');
}

test('an address that has an account gets the same screen as a new one, and no e-mail', async () => {
  const [known, unknown] = [freshEmail(), freshEmail()];
  await told(known);
  await sql('update auth.users set email_confirmed_at = now() where email = $1', [known]);
  const before = await mailsTo(known);
  expect(before).not.toEqual([]);
  const sent = before.length;
  expect(await told(known)).toBe(await told(unknown));
  expect(await mailsTo(known)).toHaveLength(sent);
});

test('back at the form, the address and the name are still there, to be corrected, and the password is not', async () => {
  const email = freshEmail();
  await openSignUp();
  await page.write(NAME, 'Lutin du Nord');
  await signUpAs(email);
  await page.find('heading', "Plus qu'un pas");
  await page.press('button', "Changer d'adresse");
  await page.find('heading', 'Inscription');
  expect([NAME, EMAIL, SECRET].map((name) => field(name).value)).toEqual(['Lutin du Nord', email, '']);
});

test('a confirmation e-mail that is sent again confirms', async () => {
  const email = freshEmail();
  await openSignUp();
  await signUpAs(email);
  await page.find('heading', "Plus qu'un pas");
  await sql(`update auth.users set confirmation_sent_at = now() - interval '2 minutes' where email = $1`, [
    email,
  ]);
  await page.press('button', 'Renvoyer le message');
  await waitFor(async () => expect(await mailsTo(email)).toHaveLength(2));
  await page.open(await newestLink(email));
  await page.press('button', 'Continuer');
  await page.expectSaid('Ton adresse est confirmée');
});
