import { expectNoAxeViolations } from '../../support/axe';
import { expect, test } from '../../support/test';
import { answerOf } from './edition';
import { RiddleScreen } from './riddleScreen';

const API = '**/rest/v1/**';

test('axe: a closed riddle, one that fails to load, and a server failing during play have no violation', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_REFUSED/);
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(1);
  await page.route(API, (route) => route.abort('connectionrefused'));
  await screen.try(answerOf(1));
  await expect(page.getByRole('alert')).toContainText('En attente');
  await expectNoAxeViolations(page);
  await page.goto('/escape-noel/jour/2');
  await expect(page.getByRole('heading', { level: 1, name: 'Énigme introuvable' })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.unroute(API);
  await page.route('**/rest/v1/enigmes?*', (route) => route.fulfill({ json: [] }));
  await page.route('**/rest/v1/enigme_calendar?*', async (route) => {
    const response = await route.fetch();
    const days = (await response.json()) as object[];
    const shut = { opensAt: '2099-12-04T23:00:00+00:00', isOpen: false };
    await route.fulfill({ response, json: days.map((each) => ({ ...each, ...shut })) });
  });
  await page.goto('/escape-noel/jour/5');
  await expect(page.getByRole('heading', { name: 'La porte du jour 5 est encore fermée' })).toBeVisible();
  await expectNoAxeViolations(page);
});
