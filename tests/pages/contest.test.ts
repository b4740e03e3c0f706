import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Knight } from '../support/knight';
import { OwnBackend } from '../support/ownBackend';
import * as network from './support/network';
import * as page from './support/page';
import { makeAdmin, makeScorer, SITE, useBackend, sql } from './support/server';

const CONTEST = '/escape-noel/avis';
const HOPED = 'En attente de validation';
const recap = () => page.under('Tes points');
const account = () => screen.getByRole('region', { name: 'Liste des comptes' });
const line = () => document.querySelector('table [aria-current="true"]');
const expectRecap = (text: string) => page.expectText(recap, text);

/** No one else plays here: the line and the rank of a knight are known. */
let backend: OwnBackend;
beforeAll(async () => {
  backend = await OwnBackend.open(SITE, { demo: false });
  useBackend(backend);
});
afterAll(async () => {
  useBackend(undefined);
  await backend.close();
});

async function grant({ id }: Knight, columns: string): Promise<void> {
  await sql(`update public.users set ${columns} where id = $1`, [id]);
  await sql('select total_score from private.refresh_totals($1::uuid)', [id]);
}

test("a knight's points that cannot be fetched are not shown as zero, and can be requested again", async () => {
  const stop = network.answerInstead(/\/users\?/, network.lost);
  page.signIn(await makeScorer(3));
  await page.open(CONTEST);
  await page.expectSaid("Tes points n'ont pas pu être lus.");
  await page.expectSaid('Ton score actuel dans les énigmes : …');
  stop();
  await page.press('button', 'Réessayer');
  await page.expectSaid('Ton score actuel dans les énigmes : 15 points');
  await page.expectSaid(HOPED);
  await page.expectUnsaid("Tes points n'ont pas pu être lus.");
});

test('with a review and a photo validated at the desk every page says the same total', async () => {
  const knight = await makeScorer(5, 'Plume Légère');
  page.signIn(knight);
  await page.open(CONTEST);
  await expectRecap(HOPED);
  await expectRecap('Énigmes25 ptsAvis0 ptsPhoto0 ptsTotal25 pts');

  page.signIn(await makeAdmin('Dame Registre'));
  await page.open('/escape-noel/admin/stats');
  await page.write(/^Chercher un nom ou une adresse/, knight.email);
  await page.expectSaid('1 compte');
  await page.expectText(account, '25 pts');
  await page.press('checkbox', 'Avis de Plume Légère');
  await page.expectText(account, '35 pts');
  await page.press('checkbox', 'Photo de Plume Légère');
  await page.expectText(account, '38 pts');

  page.signIn(knight);
  await page.open('/escape-noel');
  await page.expectSaid('Ton score actuel : 38 points');
  await page.open('/escape-noel/profile');
  await page.expectText(() => page.under('Mon voyage'), '38 points');
  await page.open(CONTEST);
  await expectRecap('Avis validé - Points accordés');
  await expectRecap('Énigmes25 ptsAvis10 ptsPhoto3 ptsTotal38 pts');
  await page.expectSaid('Ton score actuel dans les énigmes : 25 points');
  await page.open('/escape-noel/constellation');
  await page.expectText(() => screen.queryByRole('list', { name: 'Où en est la constellation' }), '38 pts');
  await page.open('/escape-noel/classement');
  await page.expectText(() => page.under('Ta Position'), 'Points38');
  await page.expectText(line, 'Vous – Plume Légère');
  await page.expectText(line, '38 points');
  await page.press('button', 'Vous – Plume Légère');
  await page.expectText(() => page.query('dialog', 'Profil de Plume Légère'), '38');
  await page.open('/escape-noel/final');
  await page.expectSaid('38 points magiques');
  await page.expectSaid(/#1 sur 2 chevaliers/);
});

test('once the end that the edition gave it is past, the contest is over, without the site being built again', async () => {
  const knight = await makeScorer(1, 'Dame Patience');
  // A photo that stands alone keeps its three points.
  await grant(knight, 'media_points = true');
  page.signIn(knight);
  await sql(
    `update public.editions set contest_ends_at = now() + interval '1 hour' where status = 'current'`,
  );
  await page.open(CONTEST);
  await screen.findByRole('link', { name: /^Laisser un avis/ });
  await expectRecap(HOPED);
  await expectRecap('Énigmes5 ptsAvis0 ptsPhoto3 ptsTotal8 pts');

  await sql(
    `update public.editions set contest_ends_at = now() - interval '1 second' where status = 'current'`,
  );
  await page.reload();
  await page.find('heading', 'Le concours est terminé');
  await page.expectSaid(/Le concours s'est terminé le .* Merci/);
  await page.expectSaid('Vous – Dame Patience8 points');
  expect(screen.queryByRole('link', { name: /^Laisser un avis/ })).toBeNull();
});

test('a visitor reads the rules, the five steps, the date and the most that can be won', async () => {
  await sql("update public.editions set contest_ends_at = '2099-12-31T23:00:00Z'");
  await page.open(CONTEST);
  await page.find('heading', 'Concours Avis Amazon');
  await page.expectSaid("valable jusqu'au 31 décembre 2099");
  const steps = screen.getByText(/Fais une capture d'écran/).closest('ol, ul');
  expect(steps?.querySelectorAll('li')).toHaveLength(5);
  const link = await page.find('link', /^Laisser un avis sur Amazon/);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('href')).toMatch(/^https:\/\//);
  for (const words of ['24 × 5 points', '120 max', '133 max']) await page.expectSaid(words);
  await page.expectUnsaid(HOPED);
});
