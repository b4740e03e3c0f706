import type { APIRequestContext, Page } from '@playwright/test';
import { SESSION_KEY } from '../../../src/api/sessionKey';
import { DAYS_KEY } from '../../../src/escape-noel/game/storage/homeKeys';
import { paths } from '../../../src/paths';
import { makeKnight, signIn, sql, type Knight } from '../../support/knight';
import { ALL, completeDays } from '../../support/quest';
import { openMenu } from '../accounts/loginScreen';
import { makeAdmin } from '../honour/people';
import { RiddleScreen } from '../riddle/riddleScreen';
import { makeEdition } from '../workshop/edition';
import { expect, test, untilStored } from './device';

/** In everything that the first child writes. */
const MARK = 'griffonnage de la première';
const EMAIL = 'griffonnage@exemple.test';
const [TYPED_DAY, RING_DAY, SOLVED_DAY, WORKSHOP_DAY] = [3, 6, 1, 12] as const;
const LETTER = ['Nom', 'Sujet', 'Message'] as const;

/** Keys that hold nothing that a person wrote: the device's, the tab's, the home's, and the session that is open. */
const UNWRITTEN =
  /^(?:scroll-positions|escape-noel-(?:session|accueil|jours|portes|edition|porte|browser|page-aside|sign-out-intent|newcomer))$/;
/** It has answers of several players, each with its own. */
const WAITING = 'escape-noel-waiting';

const entriesOf = (page: Page): Promise<[key: string, text: string][]> =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)));

/** Every key that holds what a person wrote names the person. */
async function expectNamed(page: Page, { id }: Knight): Promise<void> {
  const entries = await entriesOf(page);
  const nameless = entries.filter(
    ([key]) => !UNWRITTEN.test(key) && !key.endsWith(`-${id}`) && !key.includes(`-${id}-`),
  );
  expect(nameless.map(([key]) => key).filter((key) => key !== WAITING)).toEqual([]);
  const waiting = JSON.parse(entries.find(([key]) => key === WAITING)?.[1] ?? '[]') as { player: string }[];
  expect(waiting.filter(({ player }) => player !== id)).toEqual([]);
  // The search above does find what was written.
  expect(entries.some(([, text]) => /griffonnage/.test(text))).toBe(true);
}

/** Nothing of the first child is stored, but an answer that is already given, which waits for its player (rule 22.6). */
async function expectForgotten(page: Page, { id }: Knight): Promise<void> {
  const left = (await entriesOf(page)).filter(([key]) => key !== WAITING);
  expect(left.filter(([key, text]) => /griffonnage/.test(text) || key.includes(id))).toEqual([]);
  expect(left.filter(([key, text]) => key === DAYS_KEY && text.includes(id))).toEqual([]);
}

/** Nothing of the first child is on the page, nor in its fields. */
async function expectNothingOf(page: Page, path: string, ready: string): Promise<void> {
  await page.goto(path);
  // Not by its role: a visitor's day has a dialog over it.
  await expect(page.getByLabel(ready).first()).toBeVisible();
  const shown = await page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
    ].join('\n'),
  );
  expect(shown).not.toContain('griffonnage');
}

async function writeLetter(page: Page, path: string, fields: readonly string[]): Promise<void> {
  await page.goto(path);
  for (const name of fields) await page.getByRole('textbox', { name }).fill(MARK);
  await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
}

/** Writes in every kind of field. @returns the code of the edition in the workshop. */
async function writeEverywhere(page: Page, request: APIRequestContext, knight: Knight): Promise<string> {
  const complete = (days: readonly number[]) =>
    completeDays((text, params) => sql(request, text, params), knight.id, days);
  const screen = new RiddleScreen(page);
  await complete([SOLVED_DAY]);
  await screen.openAsKnight(TYPED_DAY);
  await screen.answer.fill(MARK);
  await screen.openAsKnight(RING_DAY);
  await page
    .getByRole('button', { name: /^Avancer : / })
    .nth(2)
    .press('ArrowUp');
  await screen.openAsKnight(SOLVED_DAY);
  await page.getByRole('textbox', { name: 'Ta réponse au défi' }).fill(MARK);
  await writeLetter(page, paths.game.contact, LETTER);
  await writeLetter(page, paths.contact, ['Nom', 'Message']);
  await page.goto(paths.admin.messages);
  await page.getByRole('textbox', { name: 'Message' }).fill(MARK);
  await page.goto(paths.admin.book('nouveau'));
  await page.getByRole('textbox', { name: 'Extrait' }).fill(MARK);
  const code = await makeEdition(request, WORKSHOP_DAY);
  await page.goto(paths.admin.editionDay(code, WORKSHOP_DAY));
  await page.getByRole('textbox', { name: "Fin de l'épisode", exact: true }).fill(MARK);
  await complete(ALL.filter((day) => day !== SOLVED_DAY));
  await page.goto(paths.game.constellation);
  await expect(screen.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(screen.dialog).toHaveCount(0);
  await page.getByRole('textbox', { name: 'La phrase cachée' }).fill(MARK);
  return code;
}

test('two children by turns in one tab: nothing of what one writes, in any field, is at the other', async ({
  device,
  request,
}) => {
  test.slow();
  const [first, second] = [await makeAdmin(request), await makeKnight(request, 'Yvain')];
  await completeDays((text, params) => sql(request, text, params), second.id, [SOLVED_DAY]);
  const page = await device.open();
  page.on('dialog', (dialog) => void dialog.accept());
  await signIn(page, first);
  const code = await writeEverywhere(page, request, first);
  await expectNamed(page, first);
  const other = await page.context().newPage();
  await new RiddleScreen(other).openAsKnight(WORKSHOP_DAY);
  await writeLetter(other, paths.contact, ['Nom', 'Message']);
  // A page that is not hydrated yet stores nothing, and does not follow the other tab.
  await expect
    .poll(async () => (await entriesOf(other)).map(([key]) => key))
    .toContainEqual(expect.stringMatching(/^brouillon-site/));
  await page.bringToFront();

  // An admin is asked first.
  await openMenu(page);
  const leave = page.getByRole('button', { name: 'Quitter', exact: true });
  await leave.click();
  const question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer' });
  await expect(question).toContainText(`édition ${code} : jour ${WORKSHOP_DAY}`);
  await expect(question).toContainText('1 message aux joueurs');
  await expect(question).toContainText('1 livre');
  await question.getByRole('button', { name: 'Rester' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'La phrase cachée' })).toHaveValue(MARK);
  await leave.click();
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await expect(page).toHaveURL(paths.game.landing);
  await expect(page.getByText('Tu as quitté le jeu')).toBeVisible();
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await expect(tab).toHaveURL(paths.game.landing);
    await expectForgotten(tab, first);
  }
  await other.close();

  for (const player of [null, second]) {
    if (player) await signIn(page, player);
    await expectNothingOf(page, paths.game.riddle(TYPED_DAY), 'Ta réponse');
    if (player) await expectNothingOf(page, paths.game.riddle(SOLVED_DAY), 'Ta réponse au défi');
    await expectNothingOf(page, paths.game.contact, 'Message');
    await expectNothingOf(page, paths.contact, 'Message');
    const screen = new RiddleScreen(page);
    await (player ? screen.openAsKnight(RING_DAY) : screen.openAsVisitor(RING_DAY));
    await expect(page.getByRole('button', { name: /^Avancer : / }).first()).toBeVisible();
    await expectForgotten(page, first);
  }
});

test('so it is without a network, where « Quitter » signs out all the same', async ({ device, request }) => {
  const [first, second] = [await makeKnight(request, 'Bohort'), await makeKnight(request, 'Yvain')];
  const page = await device.open();
  const screen = new RiddleScreen(page);
  await signIn(page, first);
  await screen.openAsKnight(TYPED_DAY);
  await untilStored(page, TYPED_DAY);
  await page.goto(paths.game.contact);
  // Prerendered: its code comes with the first gesture, and is stored then.
  await page.getByLabel('Sujet').click();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const stored = await (await caches.open('escape-noel-code')).keys();
        return stored.some(({ url }) => url.includes('/assets/ContactPage-'));
      }),
    )
    .toBe(true);
  await screen.openAsKnight(TYPED_DAY);
  const sent: string[] = [];
  page.on('request', (each) => {
    if (each.url().endsWith('/rpc/submit_answer')) sent.push(each.postData() ?? '');
  });

  await device.cut(true);
  await page.reload();
  await screen.try(`${MARK}, déjà donné`);
  await expect(page.getByText('même si tu fermes la page')).toBeVisible();
  await screen.answer.fill(MARK);
  await writeLetter(page, paths.game.contact, LETTER);
  await expectNamed(page, first);
  sent.length = 0;
  await openMenu(page);
  await page.getByRole('button', { name: 'Quitter', exact: true }).click();
  await expect(page).toHaveURL(paths.game.landing);
  await expect(page.getByText('Tu as quitté le jeu')).toBeVisible();
  await expectForgotten(page, first);
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
  await expect
    .poll(() =>
      page.evaluate(() => caches.keys().then((names) => names.filter((name) => /knight/.test(name)))),
    )
    .toEqual([]);

  for (const player of [null, second]) {
    if (player) {
      await device.cut(false);
      await signIn(page, player);
    }
    await expectNothingOf(page, paths.game.riddle(TYPED_DAY), 'Ta réponse');
    await expectNothingOf(page, paths.game.contact, 'Message');
    await expectForgotten(page, first);
  }
  expect(sent).toEqual([]);

  // The answer that was given waits for its player alone (rule 22.6).
  await signIn(page, first);
  await page.goto(paths.game.leaderboard);
  await expect.poll(() => sent).toEqual([expect.stringContaining('déjà donné')]);
});
