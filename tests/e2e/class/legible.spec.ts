import type { Page } from '@playwright/test';
import { EMBEDDED_ANON_KEY } from '../../../tools/embedded/config';
import { paths } from '../../../src/paths';
import { makeKnight, signIn, type Knight } from '../../support/knight';
import { smallTexts } from '../../support/smallTexts';
import { expect, test } from '../../support/test';
import { answerOf, madeOf, riddleOf } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';
import { tooLarge } from './tooLarge';

/** Read from the back of a class (rule 25.2). */
const SMALLEST_PX = 28;
/** A typed day, and one of each kind of board. */
const KINDS = [1, 2, 4, 6, 7, 11, 12, 13, 15];
/** Those with the least room run every time. */
const FULLEST = [1, 6, 13, 15];
/** The other shapes of boards, and a picture and a film. */
const SHAPES = [5, 8, 14, 16, 19, 20, 22, 23];

test.use({ viewport: { width: 1920, height: 1080 } });

/** All states are measured, whatever one of them shows. */
const soft = expect.configure({ soft: true });

/** Expects a state of the board to be legible, and to fit. */
async function expectLegible(page: Page, state: string): Promise<void> {
  await soft.poll(() => smallTexts(page, SMALLEST_PX), { message: state, timeout: 5_000 }).toEqual([]);
  await soft.poll(() => tooLarge(page), { message: state, timeout: 5_000 }).toEqual([]);
}

/** The next answers get this reply; null: the network carries none. */
async function answerWith(page: Page, reply: object | null): Promise<void> {
  await page.unroute('**/rpc/submit_answer');
  await page.route('**/rpc/submit_answer', (route) =>
    reply === null ? route.abort() : route.fulfill({ json: reply }),
  );
}

const kindOf = (day: number): string => riddleOf(day).play?.kind ?? 'typed';

for (const day of KINDS)
  test(`a class reads every state of a projected day from afar: ${kindOf(day)}${FULLEST.includes(day) ? '' : ' @full'}`, async ({
    page,
    request,
    expectProblem,
  }) => {
    expectProblem(/ERR_FAILED/);
    const screen = new RiddleScreen(page);
    const teacher = await makeKnight(request, 'Les Flocons');
    await signIn(page, teacher);
    await screen.prepareBoards(teacher.id);
    await page.goto(paths.blackboard(day));
    await expect(screen.submit).toBeVisible();
    await expectLegible(page, 'opened');

    await page.getByRole('button', { name: 'Indices', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Les indices' })).toBeFocused();
    await expectLegible(page, 'hints open');
    await page.getByRole('button', { name: "Révéler l'indice 1" }).click();
    const reveal = page
      .getByRole('alertdialog')
      .getByRole('button', { name: "Révéler l'indice", exact: true });
    await expect(reveal).toBeVisible();
    await expectLegible(page, 'hint to confirm');
    await reveal.click();
    await expect(screen.dialog).toHaveCount(0);
    await expectLegible(page, 'hint revealed');

    if (madeOf(day) === null) await screen.answer.fill('une réponse');
    await answerWith(page, { status: 'wrong', retry_after_s: 0 });
    await screen.submit.click();
    await expect(screen.dialogNamed('Ténèbres persistantes')).toBeVisible();
    await expectLegible(page, 'wrong, announced');
    await expect(screen.dialog).toHaveCount(0);
    await expectLegible(page, 'wrong');

    await answerWith(page, {
      status: 'wrong',
      retry_after_s: 0,
      message: "Oui, c'est bien lui que l'on voit. Mais de qui parle la dernière ligne\u00A0?",
    });
    await screen.submit.click();
    await expect(screen.dialogNamed('Tu brûles !')).toBeVisible();
    await expectLegible(page, 'near miss, announced');
    await page.keyboard.press('Escape');
    await expect(screen.dialog).toHaveCount(0);
    await answerWith(page, { status: 'almost', retry_after_s: 0 });
    await screen.submit.click();
    await expect(page.getByText('Presque !')).toBeVisible();
    await expectLegible(page, 'almost');

    await answerWith(page, null);
    await screen.submit.click();
    await expect(page.getByText(/n'est pas encore partie/).first()).toBeAttached();
    await expectLegible(page, 'waiting for the network');

    await answerWith(page, { status: 'locked', retry_after_s: 5 });
    await screen.submit.click();
    await expect(screen.dialogNamed('Reprends ton souffle')).toBeVisible();
    await expectLegible(page, 'too many answers, announced');
    await page.keyboard.press('Escape');
    await expect(screen.dialog).toHaveCount(0);
    await expectLegible(page, 'too many answers');

    await page.unroute('**/rpc/submit_answer');
    await expect(screen.submit).toBeEnabled();
    if (madeOf(day) === null) await screen.answer.fill(answerOf(day));
    await screen.submit.click();
    await expect(screen.dialogNamed('Lumière retrouvée !')).toBeVisible();
    await expectLegible(page, 'solved, announced');
    await expect(screen.dialog).toHaveCount(0);
    await expectLegible(page, 'solved');
  });

/** The account becomes a class's, as its button does it. */
async function becomeClass(page: Page, { session }: Knight): Promise<void> {
  const { access_token } = session as { access_token: string }; // of the auth service's reply, in makeKnight
  const response = await page.request.post('/rest/v1/rpc/become_class', {
    headers: { apikey: EMBEDDED_ANON_KEY, authorization: `Bearer ${access_token}` },
    data: {},
  });
  expect(response.ok()).toBe(true);
}

test('a rehearsal, its hints and its answer are read from afar, for every shape of board', async ({
  page,
  request,
}) => {
  test.slow();
  const teacher = await makeKnight(request, 'Les Flocons');
  await signIn(page, teacher);
  await page.goto(paths.rehearsal(2));
  await expect(page.getByText(/^La répétition est pour le compte d'une classe/)).toBeVisible();
  await expectLegible(page, 'not a class');
  await becomeClass(page, teacher);
  for (const day of [2, ...SHAPES]) {
    await page.goto(paths.rehearsal(day));
    await expect(page.getByRole('note')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Valider ma réponse' })).toBeVisible();
    await expectLegible(page, `day ${day}`);
    await page.getByRole('button', { name: 'Indices', exact: true }).click();
    await expect(page.getByText(riddleOf(day).hints[2]?.texte ?? '')).toBeAttached();
    await expectLegible(page, `day ${day}, hints`);
    await page.getByRole('button', { name: 'Voir la réponse' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectLegible(page, `day ${day}, given up, announced`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectLegible(page, `day ${day}, given up`);
  }
});

test('the sky, a closed door and a failure are read from afar', async ({ page, request, expectProblem }) => {
  expectProblem(/500.*enigmes/);
  await signIn(page, await makeKnight(request, 'Les Flocons'));
  await page.goto(paths.blackboard('ciel'));
  await expect(page.getByText(/sur 24/)).toBeVisible();
  await expectLegible(page, 'sky');
  await page.route('**/rest/v1/enigmes?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(paths.blackboard(3));
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expectLegible(page, 'failure');
});
