import type { Page, Request } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { addKnight, makeKnight, signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import { RiddleScreen } from '../riddle/riddleScreen';

const QUESTION = 'Qui joue ce soir ?';
const SUBMIT = '**/rest/v1/rpc/submit_answer';

async function turnTo(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: QUESTION }).first().click();
  await page.getByRole('button', { name }).click();
  await expect(page).toHaveURL('/escape-noel/jour/3');
}

test(
  'two knights by turns: what one types and what waits of one never appears at the other, nor is sent for it',
  { tag: '@hosted' },
  async ({ page, request, expectProblem }) => {
    expectProblem(/Failed to load resource|ERR_FAILED/);
    const knight = await makeKnight(request, 'Perceval');
    const second = await addKnight(request, knight, 'Blanchefleur');
    await signIn(page, knight);
    await page.goto('/escape-noel/jour/3');
    await expect(page.getByRole('heading', { name: QUESTION })).toBeVisible();
    await expectNoAxeViolations(page);
    // By keyboard.
    await page.getByRole('button', { name: 'Perceval' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/escape-noel/jour/3');

    const riddle = new RiddleScreen(page);
    await page.route(SUBMIT, (route) => route.abort());
    await riddle.answer.fill('griffonnage');
    await riddle.submit.click();
    await expect(page.getByText(/n'est pas encore partie/).first()).toBeVisible();
    await turnTo(page, 'Blanchefleur');
    await expect(riddle.answer).toHaveValue('');
    await expect(page.getByText(/griffonnage|n'est pas encore partie/)).toHaveCount(0);

    const sent: Request[] = [];
    page.on('request', (each) => each.url().endsWith('submit_answer') && sent.push(each));
    await page.unroute(SUBMIT);
    // Answers that wait are sent now: none is of this knight.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await riddle.answer.fill('la sienne');
    await riddle.submit.click();
    await expect(page.getByText(/La réponse n'est pas correcte/).first()).toBeVisible();
    expect(
      sent.map((each) => [each.headers()['x-knight'], (each.postDataJSON() as { answer: string }).answer]),
    ).toEqual([[second, 'la sienne']]);

    const own = page.waitForRequest(SUBMIT);
    await turnTo(page, 'Perceval');
    const reply = await own;
    expect([reply.headers()['x-knight'], reply.postDataJSON()]).toEqual([
      undefined,
      expect.objectContaining({ answer: 'griffonnage' }),
    ]);
    await expect(page.getByText('la sienne')).toHaveCount(0);
  },
);
