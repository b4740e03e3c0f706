import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { expectNoAxeViolations } from '../../support/axe';
import { opensAt, routeDecember } from '../../support/december';
import { holdRequests } from '../../support/gate';
import { outsideWindow } from '../../support/overflow';
import { ALL, keptProgress } from '../../support/quest';
import { recordShifts } from '../../support/shift';
import { expect, test } from '../../support/test';
import { RiddleScreen } from '../riddle/riddleScreen';

// The texts of each moment of a season are tested in tests/pages/season.test.ts; here, how it looks.

/** Less than the height of a line of text. The countdown's figures may move by a fraction of a pixel. */
const LEAST_SHIFT = 0.001;

/** Opens a page as a visitor who has completed the first days, in a season whose doors open a day apart. @param now the server's clock. */
async function openAt(page: Page, now: string, path: string, completed: number): Promise<void> {
  await prepareAt(page, now, completed);
  await page.goto(path);
}

async function prepareAt(page: Page, now: string, completed: number): Promise<void> {
  const isOpen = (day: number) => opensAt(day) <= new Date(now);
  await routeDecember(page, now);
  await page.route(/\/rest\/v1\/enigmes\?.*day_number=eq\.(\d+)/, (route, request) => {
    const day = /day_number=eq\.(\d+)/.exec(request.url())?.[1];
    return isOpen(Number(day)) ? route.fallback() : route.fulfill({ json: [] });
  });
  await page.addInitScript(
    (progress) => {
      sessionStorage.setItem('escape-noel-porte', '1');
      if (progress !== null) localStorage.setItem('escape-noel-progress', progress);
    },
    completed > 0 ? keptProgress(ALL.slice(0, completed)) : null,
  );
}

/** Everything can be read at this width and at that of a desktop. */
async function expectReadable(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await outsideWindow(page)).toEqual([]);
    await expectNoAxeViolations(page);
  }
}

test('before the first door the landing counts down, at every width', async ({ page }) => {
  await openAt(page, '2026-11-28T12:00:00+01:00', paths.game.landing, 0);
  await expect(page.getByRole('heading', { name: 'Le jeu commence bientôt' })).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('jours');
  await expectReadable(page);
  const card = await page.getByRole('region', { name: 'Le jeu commence bientôt' }).boundingBox();
  const way = await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).boundingBox();
  expect(way?.y).toBeGreaterThan((card?.y ?? 0) + (card?.height ?? 0));
});

test('once every open day is completed the landing says when to come back, at every width', async ({
  page,
}) => {
  await openAt(page, '2026-12-05T12:00:00+01:00', paths.game.landing, 5);
  await expect(page.getByRole('heading', { name: 'Toutes les portes ouvertes sont résolues' })).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('heures');
  await expectReadable(page);
});

test('a closed door and its dots are readable at every width', async ({ page }) => {
  await openAt(page, '2026-12-05T12:00:00+01:00', paths.game.riddle(6), 5);
  await expect(page.getByRole('heading', { name: 'La porte du jour 6 est encore fermée' })).toBeVisible();
  await expect(page.getByText(/^Jour 24, s'ouvre le 24 décembre/)).toBeAttached();
  await expectReadable(page);
});

test('congratulations that wait for a door are readable at every width', async ({ page }) => {
  const riddle = new RiddleScreen(page);
  await riddle.prepareBoards(null);
  await openAt(page, '2026-12-05T12:00:00+01:00', paths.game.riddle(5), 4);
  await page.getByRole('button', { name: 'Continuer sans compte' }).click();
  await expect(page.getByText(/Prochaine porte, jour 6/)).toBeVisible();
  await riddle.solve(5);
  const congratulations = riddle.dialogNamed('Félicitations !');
  await expect(congratulations).toContainText("Celle du jour 6 s'ouvrira");
  await expectReadable(page);
});

for (const [when, now] of [
  ['before the first door', '2026-11-28T12:00:00+01:00'],
  ['with open doors', '2026-12-05T12:00:00+01:00'],
] as const) {
  test(
    `${when} the landing leads to no door until the calendar is known, and then nothing moves`,
    { tag: '@both' },
    async ({ page }) => {
      const shifted = await recordShifts(page);
      await prepareAt(page, now, 0);
      const calendar = await holdRequests(page, '**/rest/v1/enigme_calendar?*');
      await page.goto(paths.game.landing);
      const main = page.getByRole('main');
      const link = main.getByRole('link', { name: 'Jouer sans compte' });
      await expect(main.getByText('Ouverture du royaume…')).toBeVisible();
      await expect(main.getByRole('link')).toHaveCount(0);
      calendar.open();
      if (when === 'with open doors') await expect(link).toHaveAttribute('href', paths.game.riddle(1));
      else await expect(page.getByRole('heading', { name: 'Le jeu commence bientôt' })).toBeVisible();
      await expect(main.getByText(/^Cette nuit, l'étoile de l'hiver s'est éteinte/)).toBeVisible();
      await expect(main.getByText('Ouverture du royaume…')).toBeHidden();
      await expect(link).toBeVisible({ visible: when === 'with open doors' });
      await expect(main.getByRole('link', { name: 'Se connecter' })).toBeVisible();
      expect(await shifted()).toBeLessThan(LEAST_SHIFT);
    },
  );
}
