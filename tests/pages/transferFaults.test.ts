import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { readJourneyLink, writeJourneyLink } from '@/escape-noel/game/transfer/journeyLink';
import { sentAnswerOf } from '../e2e/riddle/edition';
import * as network from './support/network';
import * as page from './support/page';
import { makeQuestor, playedAsVisitor } from './support/quest';
import { storedProgress } from './support/riddle';
import { sql } from './support/server';

const ADDRESS = '/escape-noel/reprendre';
const TAKE = 'Reprendre ce voyage';

async function fragmentOf(days: readonly number[]): Promise<string> {
  const [row] = await sql<{ code: string }>(`select code from public.editions where status = 'current'`);
  return writeJourneyLink({
    edition: row?.code ?? '',
    days: days.map((day) => ({ day, hintsUsed: 0, revealed: false, answer: sentAnswerOf(day) })),
    finalSentence: { hintsUsed: 0, revealed: false },
  });
}

test('without network the journey stops where it is, and goes on from there', async () => {
  await page.open(`${ADDRESS}#${await fragmentOf([1, 2, 3])}`);
  let sent = 0;
  const restore = network.answerInstead(/POST .*rpc\/submit_answer/, (request) => {
    sent += 1;
    return sent > 1 ? network.lost(request) : undefined;
  });
  await page.press('button', TAKE);
  await page.expectSaid("Le voyage s'est arrêté en chemin");
  await page.expectSaid('1 sur 3');
  expect(Object.keys(storedProgress())).toEqual(['1']);
  restore();
  await page.press('button', 'Réessayer');
  await page.expectSaid('3 jours sont arrivés.');
  expect(Object.keys(storedProgress())).toEqual(['1', '2', '3']);
});

test('it goes on by itself once the network is back', async () => {
  await page.open(`${ADDRESS}#${await fragmentOf([1])}`);
  const restore = network.answerInstead(/POST .*rpc\/submit_answer/, network.lost);
  await page.press('button', TAKE);
  await page.expectSaid("Le voyage s'est arrêté en chemin");
  restore();
  dispatchEvent(new Event('online'));
  await page.expectSaid('1 jour est arrivé.');
});

test('where too many answers were sent in a minute, it waits and says for how long (rule 3.9)', async () => {
  await page.open(`${ADDRESS}#${await fragmentOf([1])}`);
  network.answerOnce(/POST .*rpc\/submit_answer/, () =>
    Response.json({ status: 'locked', retry_after_s: 1 }),
  );
  await page.press('button', TAKE);
  await page.expectSaid('la suite part dans 1 seconde');
  await page.expectSaid('1 jour est arrivé.');
});

/** Gives day 4 an opening time. */
const setOpening = (time: string | null) =>
  sql(
    `update public.enigmes set opens_at = $1 where day_number = 4 and edition = private.current_edition()`,
    [time],
  );

test('a day whose door is closed stays in the link', async () => {
  const fragment = await fragmentOf([1, 4]);
  await setOpening('2999-12-04T00:00:00Z');
  try {
    await page.open(`${ADDRESS}#${fragment}`);
    await page.press('button', TAKE);
    await page.expectSaid('Jour 4 : sa porte est fermée');
    expect(Object.keys(storedProgress())).toEqual(['1']);
  } finally {
    await setOpening(null);
  }
});

test('a link that is not whole, or of a later release, says what to do', async () => {
  const fragment = await fragmentOf([1]);
  await page.open(`${ADDRESS}#${fragment.slice(0, -3)}`);
  await page.expectSaid("Ce lien n'est pas entier");
  const later = Buffer.from([2, 0, 0, 0, 0]);
  later.writeUInt32BE(crc32(later.subarray(0, 1)), 1);
  await page.open(`${ADDRESS}#${later.toString('base64url')}`);
  await page.expectSaid('Recharge la page : elle saura alors le lire.');
  await page.find('button', 'Recharger la page');
});

test('a link with what a messenger adds is whole, and another fragment is said to be no journey', async () => {
  await page.open(`${ADDRESS}#${await fragmentOf([1])}.&fbclid=IwAR0abc`);
  await page.expectSaid('Ce lien apporte 1 jour.');
  await page.open(`${ADDRESS}#aujourdhui`);
  await page.expectSaid("Ce n'est pas le lien d'un voyage");
  expect(page.query('button', TAKE)).toBeNull();
});

test('a knight is told that the account carries the journey, and nothing is taken', async () => {
  page.signIn(await makeQuestor([]));
  await page.open(`${ADDRESS}#${await fragmentOf([1])}`);
  await page.expectSaid('Ton compte emporte déjà tout');
  expect(page.query('button', TAKE)).toBeNull();
});

test('the link that a browser makes brings what it stores, and follows what is played since', async () => {
  playedAsVisitor([1, 2]);
  localStorage.setItem('escape-noel-hints-7', '[1]');
  await page.open(ADDRESS);
  await page.expectSaid('Il emporte 2 jours');
  await page.find('img', 'Code QR de ton voyage');
  await page.press('button', 'Copier le lien');
  await page.expectSaid('Le lien est copié.');
  const copied = new URL(await navigator.clipboard.readText());
  expect(copied.pathname).toBe(ADDRESS);
  expect(await readJourneyLink(copied.hash)).toMatchObject({
    journey: {
      days: [
        { day: 1, answer: sentAnswerOf(1) },
        { day: 2, answer: sentAnswerOf(2) },
        { day: 7, hintsUsed: 1 },
      ],
    },
  });
  playedAsVisitor([1, 2, 3]);
  dispatchEvent(new StorageEvent('storage', { key: 'escape-noel-progress' }));
  await page.expectSaid('Il emporte 3 jours');
});

test('a link can be pasted, as in an application that opens none; anything else is refused', async () => {
  await page.open(ADDRESS);
  await page.expectSaid("Rien à emporter pour l'instant");
  await page.write(/^Le lien de ton voyage/, 'https://exemple.fr/escape-noel');
  await page.press('button', 'Ouvrir ce lien');
  await page.expectSaid("Ce n'est pas le lien d'un voyage");
  const link = `https://exemple.fr${ADDRESS}#${await fragmentOf([1, 2])}`;
  await page.write(/^Le lien de ton voyage/, `Voici mon voyage n° #2 : <${link}> . À toi !`);
  await page.press('button', 'Ouvrir ce lien');
  await page.expectSaid('Ce lien apporte 2 jours.');
});

test('after the third day the home offers to take the journey along, once (rule 20.4)', async () => {
  playedAsVisitor([1, 2]);
  await page.open('/escape-noel');
  await page.find('link', 'Continuer\u00A0: jour 3');
  expect(page.query('heading', 'Emporter ton voyage')).toBeNull();
  playedAsVisitor([1, 2, 3]);
  await page.open('/escape-noel');
  await page.find('heading', 'Emporter ton voyage');
  await page.press('button', 'Plus tard');
  await page.expectGone('heading', 'Emporter ton voyage');
  await page.open('/escape-noel');
  await page.find('link', 'Continuer\u00A0: jour 4');
  expect(page.query('heading', 'Emporter ton voyage')).toBeNull();
  await page.press('link', 'Emporter mon voyage');
  await page.expectAddress(ADDRESS);
});

test('where storage is at risk it is offered from the first day, and says why', async () => {
  playedAsVisitor([1]);
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { estimate: () => Promise.resolve({ quota: 1_000_000 }), persisted: () => Promise.resolve(false) },
  });
  try {
    await page.open('/escape-noel');
    await page.find('heading', 'Emporter ton voyage');
    await page.expectSaid('Cette fenêtre semble privée');
  } finally {
    Reflect.deleteProperty(navigator, 'storage');
  }
});

test('an installed application without a journey says how to bring one in', async () => {
  await page.open('/escape-noel');
  await page.find('link', 'Jouer sans compte');
  expect(page.query('heading', 'Un voyage commencé ailleurs ?')).toBeNull();
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (query) => {
    const list = matchMedia(query);
    if (query === '(display-mode: standalone)') Object.defineProperty(list, 'matches', { value: true });
    return list;
  };
  try {
    await page.open('/escape-noel');
    await page.find('heading', 'Un voyage commencé ailleurs ?');
    await page.press('link', 'Reprendre mon voyage');
    await page.find('button', 'Ouvrir ce lien');
  } finally {
    globalThis.matchMedia = matchMedia;
  }
});
