import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { paths } from '../../../src/paths';
import { expectNoAxeViolations } from '../../support/axe';
import { makeKnight, sql } from '../../support/knight';
import { keptProgress } from '../../support/quest';
import { expect, test } from '../../support/test';
import { playedAsVisitor } from '../quest/questors';
import { PAST_EDITION, pastRiddles, riddles } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';
import { LoginScreen } from './loginScreen';

const QUESTION = 'Qui joue ce soir ?';
const SUBMIT = '**/rest/v1/rpc/submit_answer';
/** A visitor's browser as a build of before filled it (`quest/storedBefore.spec.ts`). */
const STORED = JSON.parse(
  readFileSync(new URL('../quest/stored-before.json', import.meta.url), 'utf8'),
) as Record<'local' | 'session', Record<string, string>>;

/** Adds a traveller, who then plays. */
async function add(page: Page, name: string): Promise<void> {
  await page.goto(paths.game.knights);
  await page.getByRole('button', { name: 'Ajouter un voyageur' }).click();
  await page.getByRole('textbox', { name: 'Nom du voyageur' }).fill(name);
  await page.getByRole('button', { name: 'Ajouter et jouer' }).click();
  await expect(page).toHaveURL(paths.game.landing);
}

/** Gives the turn to a traveller, on the page of a day. */
async function turnTo(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: QUESTION }).first().click();
  await page.getByRole('button', { name }).click();
  await expect(page).toHaveURL('/escape-noel/jour/3');
}

/** A page in which no account is offered any more today (rule 7.7). */
const withoutOffer = (page: Page) =>
  page.addInitScript(() => {
    if (location.protocol !== 'about:')
      localStorage.setItem('escape-noel-offre', JSON.stringify(new Date().toDateString()));
  });

test('two travellers by turns: what one types and what waits of one never appears at the other, nor is sent for it', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|ERR_FAILED/);
  await withoutOffer(page);
  await page.goto(paths.game.knights);
  await expect(page.getByRole('heading', { name: QUESTION })).toBeVisible();
  await expectNoAxeViolations(page);
  await add(page, 'Tom');
  const riddle = new RiddleScreen(page);
  await page.goto('/escape-noel/jour/3');
  await page.route(SUBMIT, (route) => route.abort());
  await riddle.try('griffonnage');
  await expect(page.getByText(/n'est pas encore partie/).first()).toBeVisible();
  await turnTo(page, 'Premier voyageur');
  await expect(riddle.answer).toHaveValue('');
  await expect(page.getByText(/griffonnage|n'est pas encore partie/)).toHaveCount(0);

  // A try that began while Tom played is over.
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(0);
  const sent: Request[] = [];
  page.on('request', (each) => each.url().endsWith('submit_answer') && sent.push(each));
  const answers = () => sent.map((each) => (each.postDataJSON() as { answer: string }).answer);
  await page.unroute(SUBMIT);
  // Answers that wait are sent now: none is of this traveller.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await riddle.try('la sienne');
  await expect(page.getByText(/La réponse n'est pas correcte/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await riddle.answer.fill('brouillon de la sienne');
  expect(answers()).toEqual(['la sienne']);

  // Another tab starts again as the one that plays, in the middle of typing.
  const other = await page.context().newPage();
  await other.goto('/escape-noel/jour/3');
  const there = new RiddleScreen(other);
  await there.answer.fill('autre onglet');
  await page.bringToFront();
  const own = page.waitForRequest(SUBMIT);
  await turnTo(page, 'Tom');
  expect((await own).postDataJSON()).toMatchObject({ answer: 'griffonnage' });
  await expect(page.getByText(/la sienne/)).toHaveCount(0);
  await expect(there.answer).not.toHaveValue('autre onglet');
  await expect(other.getByText(/la sienne/)).toHaveCount(0);
  await other.close();
  await page.keyboard.press('Escape');
  await turnTo(page, 'Premier voyageur');
  await expect(riddle.answer).toHaveValue('brouillon de la sienne');
});

test('a browser of before has everything under its first traveller, and the next one finds nothing of it', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/submit_answer/);
  await page.route(SUBMIT, (route) => route.abort());
  await withoutOffer(page);
  const past = keptProgress([2], pastRiddles);
  await page.addInitScript(
    ({ local, session, archived }) => {
      if (location.protocol === 'about:' || sessionStorage.length > 0) return;
      for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text);
      for (const [key, text] of Object.entries(session)) sessionStorage.setItem(key, text);
      localStorage.setItem('escape-noel-progress-2023', archived);
    },
    { ...STORED, archived: past },
  );
  const riddle = new RiddleScreen(page);
  const expectEverything = async () => {
    await page.goto(paths.game.riddle(1));
    await expect(riddle.revelation).toContainText('brille le premier éclat');
    await page.goto(paths.game.riddle(3));
    await expect(riddle.answer).toHaveValue('une phrase en cours');
    await page.goto(paths.game.riddle(5));
    await expect(page.getByText(/une reponse qui attend.*n'est pas encore partie/)).toBeVisible();
    await page.goto(paths.archive(PAST_EDITION).riddle(2));
    await expect(riddle.revelation).toBeVisible();
  };
  await expectEverything();
  await add(page, 'Tom');
  for (const day of [1, 3, 5]) {
    await page.goto(paths.game.riddle(day));
    await expect(riddle.answer).toHaveValue('');
    await expect(page.getByText(/une reponse qui attend/)).toHaveCount(0);
  }
  await page.goto(paths.archive(PAST_EDITION).riddle(2));
  await expect(riddle.submit).toBeVisible();
  await page.goto(paths.game.knights);
  await page.getByRole('button', { name: 'Premier voyageur' }).click();
  await expect(page).toHaveURL(paths.game.landing);
  await expectEverything();
});

test('two travellers come to a new account: one joins its knight, the other becomes a knight of it', async ({
  page,
  request,
}) => {
  await playedAsVisitor(page, [1, 3]);
  await add(page, 'Tom');
  await page.evaluate(
    (text) => localStorage.setItem('escape-noel-progress-voyageur-2', text),
    keptProgress([2], riddles),
  );
  const knight = await makeKnight(request, 'Galaad');
  const login = new LoginScreen(page);
  await login.open();
  await login.signIn(knight.email, knight.password);
  await expect(page.getByText(/^Premier voyageur\s: 2\sénigmes, 10\spoints\.$/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Ajouter au voyage de Galaad' }).click();
  await expect(page.getByText('2 énigmes rejoignent ton compte')).toBeVisible();
  await page.getByRole('button', { name: 'Continuer', exact: true }).click();
  await expect(page.getByText(/^Tom\s: une énigme, 5\spoints\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'En faire un chevalier du compte' }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'En faire un chevalier', exact: true }).click();
  await expect(page.getByText(/Une énigme rejoint le voyage de Tom/)).toBeVisible();
  await page.getByRole('button', { name: 'Continuer', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'De voyageur à chevalier' })).toHaveCount(0);
  expect(
    await sql(
      request,
      'select username, total_score, completed_enigmes from public.users where account_id = $1 order by created_at',
      [knight.id],
    ),
  ).toEqual([
    { username: 'Galaad', total_score: 10, completed_enigmes: 2 },
    { username: 'Tom', total_score: 5, completed_enigmes: 1 },
  ]);
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.endsWith('voyageur-2')),
  );
  expect(left).toEqual([]);
  await page.goto(paths.game.knights);
  await expect(page.getByRole('button', { name: 'Tom' })).toBeVisible();
});
