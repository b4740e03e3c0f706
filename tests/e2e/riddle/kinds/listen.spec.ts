import { expectNoAxeViolations } from '../../../support/axe';
import { expect, test } from '../../../support/test';
import { riddleOf } from '../edition';
import { RiddleScreen } from '../riddleScreen';

const KEYS_DAY = 21;
const ROW_DAY = 16;
const madeOf = (day: number) => (riddleOf(day).answers[1] ?? 'missing').split(' ');

test(
  'a finger rings the bells, takes a stroke back, and plays the phrase',
  { tag: '@phone' },
  async ({ page }) => {
    const screen = new RiddleScreen(page);
    await screen.openAsVisitor(KEYS_DAY);
    const bells = page.getByRole('group', { name: 'Les cloches, de la plus grave à la plus claire' });
    await expect(screen.submit).toBeDisabled();
    const [first = '', ...others] = madeOf(KEYS_DAY);
    for (const bell of [first, '1']) await bells.getByRole('button', { name: bell }).tap();
    await page.getByRole('button', { name: 'Effacer le dernier' }).tap();
    await expectNoAxeViolations(page, { within: 'section[aria-labelledby="question"]' });
    for (const bell of others) await bells.getByRole('button', { name: bell }).tap();
    await expect(page.getByText(/5 sur 5$/)).toBeVisible();
    await screen.submit.tap();
    await expect(screen.revelation).toBeVisible();
  },
);

test('by keyboard alone, notes are heard and the false ones are marked', async ({ page }) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(ROW_DAY);
  await page.getByRole('button', { name: 'Écouter la note 1 : do' }).press('Enter');
  for (const rank of madeOf(ROW_DAY)) {
    const mark = page.getByRole('button', { name: `Note ${Number(rank)} : elle est fausse` });
    await mark.press('Space');
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
  }
  await expectNoAxeViolations(page, { within: 'section[aria-labelledby="question"]' });
  await screen.submit.press('Enter');
  await expect(screen.revelation).toBeVisible();
});
