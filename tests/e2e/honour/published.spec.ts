import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { openChangeable, type Changeable } from '../../support/changeable';
import { signIn } from '../../support/knight';
import { API_URL, PUBLIC_KEY } from '../../support/project';
import { expect, test } from '../../support/test';
import { sentAnswerOf } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';

const EDITION = '2024';
const CORRECTED_DAY = 17;
const PICTURE_DAY = 18;
const LAST_DAY = 24;

let project: Changeable;

test.beforeEach(async ({ request, baseURL, context }) => {
  project = await openChangeable(request, baseURL);
  await project.lead(context);
});

test.afterEach(() => project.close());

/** Opens a day in the workshop as an admin. */
async function openDay(page: Page, day: number): Promise<void> {
  await signIn(page, await project.makeAdmin());
  await page.goto(paths.admin.editionDay(EDITION, day));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Jour ${day}`) })).toBeVisible();
}

/** Saves the day and puts it online. */
async function putOnline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/^Enregistré le/)).toBeVisible();
  const put = page.getByRole('button', { name: 'Mettre en ligne ce jour' });
  // Until the check has read the word list, it says why it waits.
  await put.click({ timeout: 60_000 });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mettre en ligne' }).click();
  await expect(put).toHaveCount(0, { timeout: 60_000 });
}

test(
  'a riddle that the team corrects is what a player reads next',
  { tag: '@hosted' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    await openDay(page, CORRECTED_DAY);
    const question = page.getByRole('textbox', { name: 'Question', exact: true });
    const corrected = `${await question.inputValue()} Relis bien.`;
    await question.fill(corrected);
    await putOnline(page);

    const player = await browser.newContext();
    await project.lead(player);
    const screen = new RiddleScreen(await player.newPage());
    await screen.openAsVisitor(CORRECTED_DAY);
    await expect(screen.page.getByText('Relis bien.')).toBeVisible();
    await player.close();
  },
);

test(
  'a picture that the team sends is read by players once its day is online',
  { tag: '@hosted-media' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    await openDay(page, PICTURE_DAY);
    const alt = 'Une lanterne sur la neige.';
    await page.getByLabel('Image, son ou film').first().selectOption('Une image');
    await page.getByLabel('Description', { exact: true }).first().fill(alt);
    const picture = page.getByRole('group', { name: "L'image", exact: true });
    const buffer = await page.screenshot({ type: 'jpeg' });
    await picture
      .getByLabel('Envoyer un fichier')
      .setInputFiles({ name: 'lanterne.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
    await expect(picture.getByText('Fichier ajouté.')).toBeVisible();
    await putOnline(page);

    const player = await browser.newContext();
    await project.lead(player);
    const screen = new RiddleScreen(await player.newPage());
    await screen.openAsVisitor(PICTURE_DAY);
    const shown = screen.page.getByRole('img', { name: alt });
    await expect
      .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)) // an image, by its role
      .toBeGreaterThan(0);
    await player.close();
  },
);

test(
  'a closed day refuses its riddle, its hints and answers, and is played once its door opens',
  { tag: '@hosted' },
  async ({ page, expectProblem }) => {
    expectProblem(/Failed to load resource.*403/);
    const knight = await project.makeKnight('Gauvain');
    const { access_token } = knight.session as { access_token: string }; // an auth service's reply
    const setDoor = (opening: string) =>
      project.sql(
        `update public.enigmes set opens_at = ${opening} where edition = $1 and day_number = ${LAST_DAY}`,
        [EDITION],
      );
    const ask = (path: string, body?: object) =>
      page.evaluate(
        async ([url, headers, sent]) => {
          const reply = await fetch(
            url,
            sent === null ? { headers } : { method: 'POST', headers, body: sent },
          );
          return { status: reply.status, json: (await reply.json()) as unknown };
        },
        [
          `${API_URL}/rest/v1/${path}`,
          {
            apikey: PUBLIC_KEY,
            authorization: `Bearer ${access_token}`,
            'content-type': 'application/json',
          },
          body === undefined ? null : JSON.stringify(body),
        ] as const,
      );
    const answer = { day: LAST_DAY, answer: sentAnswerOf(LAST_DAY) };
    await signIn(page, knight);
    const screen = new RiddleScreen(page);
    await setDoor("now() + interval '1 hour'");
    try {
      await page.goto(paths.game.riddle(LAST_DAY));
      await expect(
        page.getByRole('heading', { name: `La porte du jour ${LAST_DAY} est encore fermée` }),
      ).toBeVisible();
      expect(await ask(`enigmes?select=title&day_number=eq.${LAST_DAY}&edition=eq.${EDITION}`)).toEqual({
        status: 200,
        json: [],
      });
      for (const [name, body] of [
        ['submit_answer', answer],
        ['reveal_hint', { day: LAST_DAY, rang: 1 }],
      ] as const)
        expect(await ask(`rpc/${name}`, body)).toMatchObject({
          status: 403,
          json: { hint: 'riddle_closed' },
        });
    } finally {
      await setDoor('null');
    }
    await screen.openAsKnight(LAST_DAY);
    expect(await ask('rpc/submit_answer', answer)).toMatchObject({ json: { status: 'correct' } });
  },
);
