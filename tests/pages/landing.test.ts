import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ALL } from '../support/quest';
import { expectKnown } from './support/login';
import * as page from './support/page';
import { makeQuestor, playedAsVisitor } from './support/quest';
import { makeKnight, sql } from './support/server';

const HOME = '/escape-noel';
const GO_ON = "Continuer l'aventure";
const PLAY = 'Jouer sans compte';

// The door has been opened in this session: what is tested stands behind it.
beforeEach(() => sessionStorage.setItem('escape-noel-porte', '1'));

const link = (name: string) => within(screen.getByRole('main')).queryByRole('link', { name });
const expectLink = (name: string, address: string) =>
  waitFor(() => expect(link(name)?.getAttribute('href')).toBe(address));

async function follow(name: string, address: string): Promise<void> {
  const followed = await within(screen.getByRole('main')).findByRole('link', { name });
  await page.user.click(followed);
  await page.expectAddress(address);
}

test('a visitor finds the title, the tagline, the blurb, and the two ways in', async () => {
  await page.open(HOME);
  await page.find('heading', 'Escape Noël');
  await page.expectSaid('Résous les 24 énigmes de Noël');
  await page.expectSaid('voyage mystique');
  await expectLink(PLAY, '/escape-noel/jour/1');
  expect(link(GO_ON)).toBeNull();
  await page.expectUnsaid('score actuel');
  await follow('Se connecter', '/escape-noel/login');
});

test.each(['visitor', 'knight'])(
  "the menu and the footer of a %s's game lead to the tables, the class, the sheets and the journey's link",
  async (who) => {
    if (who === 'knight') page.signIn(await makeKnight());
    await page.open(HOME);
    await page.find('link', who === 'knight' ? /^Mon profil/ : 'Créer un compte');
    for (const place of ['header details', 'footer']) {
      const links = [...document.querySelectorAll(`body ${place} a`)];
      const lead = (name: string) => links.find((each) => page.textOf(each) === name)?.getAttribute('href');
      expect(['Tables rondes', 'En classe', 'Imprimer', 'Emporter mon voyage'].map(lead)).toEqual(
        ['table', 'classe', 'imprimer', 'reprendre'].map((name) => `${HOME}/${name}`),
      );
    }
  },
);

test('« Continuer » goes to the next day that this browser has not completed', async () => {
  playedAsVisitor([1, 2, 4]);
  await page.open(HOME);
  await expectLink('Continuer\u00A0: jour 3', '/escape-noel/jour/3');
  await follow('Continuer\u00A0: jour 3', '/escape-noel/jour/3');
  expect(location.pathname).toBe('/escape-noel/jour/3');
});

test('a knight with a score sees it, and « Continuer » goes to the next day to do', async () => {
  page.signIn(await makeQuestor([1, 2, 3, 5]));
  await page.open(HOME);
  await page.expectSaid('Ton score actuel : 20 points');
  expect(link('Se connecter')).toBeNull();
  await expectLink('Continuer\u00A0: jour 4', '/escape-noel/jour/4');
});

test('a knight with a single point has one point', async () => {
  const knight = await makeQuestor([1]);
  await sql('update public.enigme_progress set score = 1 where user_id = $1', [knight.id]);
  await sql('select total_score from private.refresh_totals($1::uuid)', [knight.id]);
  page.signIn(knight);
  await page.open(HOME);
  const score = await screen.findByText(/^Ton score actuel/);
  await page.expectText(() => score, /^Ton score actuel : 1 point$/);
});

test('a knight without a score sees no score line', async () => {
  const knight = await makeKnight();
  // A name that only the knight's row tells: once the header has it, so has the page the score.
  await sql('update public.users set display_name = $2 where id = $1', [knight.id, 'Dame Perce-Neige']);
  page.signIn(knight);
  await page.open(HOME);
  await expectLink(GO_ON, '/escape-noel/jour/1');
  await expectKnown('Dame Perce-Neige');
  await page.expectUnsaid('score actuel');
});

test('a visitor who has solved all 24 reads so, sees the revelation again, and is invited to save it', async () => {
  playedAsVisitor(ALL);
  await page.open(HOME);
  await page.expectSaid('Tu as résolu les 24 énigmes');
  expect(link(PLAY)).toBeNull();
  await page.expectSaid('dans un compte');
  await follow('Se connecter', '/escape-noel/login');
  await page.find('heading', 'Connexion');
  history.back();
  await page.find('heading', 'Escape Noël');
  await follow('Revoir la révélation', '/escape-noel/final');
  await page.find('heading', 'Joyeux Noël !');
});

test('a visitor starts the journey again, for a sister or a class: all that this browser stores of it goes', async () => {
  const RESTART = 'Recommencer le voyage';
  await page.open(HOME);
  await expectLink(PLAY, '/escape-noel/jour/1');
  expect(page.query('button', RESTART)).toBeNull();

  playedAsVisitor([1, 2]);
  localStorage.setItem('escape-noel-hints-3', '[301]');
  sessionStorage.setItem('escape-noel-draft-3', '"neige"');
  await page.open(HOME);
  await page.press('button', RESTART);
  await page.expectText(
    () => screen.queryByRole('alertdialog', { name: RESTART }),
    'Recommencer effacera toute ta progression. Continuer ?',
  );
  await page.press('button', 'Annuler');
  await page.expectGone('alertdialog', RESTART);
  await expectLink('Continuer\u00A0: jour 3', '/escape-noel/jour/3');

  await page.press('button', RESTART);
  await page.press('button', 'Recommencer');
  await page.expectSaid('Effacement…');
  await page.expectAddress('/');
  for (const key of ['escape-noel-progress', 'escape-noel-hints-3'])
    expect(localStorage.getItem(key)).toBeNull();
  expect(sessionStorage.getItem('escape-noel-draft-3')).toBeNull();
  await page.open(HOME);
  await expectLink(PLAY, '/escape-noel/jour/1');
});

test("the game's header leads back to the publisher's site", async () => {
  await page.open(HOME);
  await page.press('link', "Site Plume d'Étoile");
  await page.expectAddress('/');
  await page.find('heading', "Plume d'Étoile");
});
