import { paths } from '../../../src/paths';
import { expectNoAxeViolations } from '../../support/axe';
import { expect, test } from '../../support/test';
import { answerOf } from './edition';
import { RiddleScreen } from './riddleScreen';

const DAY = 1;
const TITLE = 'La Gardienne des Émotions, tome 1';

test(
  'a visitor who solves a day sees its book, opens its page, which names the door, and comes back (rule 26.10)',
  { tag: '@both' },
  async ({ page }) => {
    const screen = new RiddleScreen(page);
    await screen.openAsVisitor(DAY);
    await screen.try(answerOf(DAY));
    const celebrated = screen.dialogNamed('Félicitations !');
    await celebrated.getByRole('button', { name: 'Fermer' }).click();
    await expect(screen.dialog).toHaveCount(0);
    await expect(
      screen.revelation.getByRole('heading', { name: 'Le livre derrière la porte' }),
    ).toBeVisible();
    const link = screen.revelation.getByRole('link', { name: TITLE });
    await link.scrollIntoViewIfNeeded();
    await expectNoAxeViolations(page);

    await link.click();
    await expect(page).toHaveURL(paths.book('gardienne-des-emotions-1'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    const doors = page.getByText('On le croise derrière');
    await expect(doors).toHaveText(`On le croise derrière la porte ${DAY} du jeu de l'Avent.`);
    await expectNoAxeViolations(page);
    await doors.getByRole('link', { name: `porte ${DAY}` }).click();
    await expect(page).toHaveURL(paths.game.riddle(DAY));
    await expect(link).toBeVisible();
  },
);
