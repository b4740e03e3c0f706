import { expect, test } from '../../../support/test';
import { riddleOf } from '../edition';
import { RiddleScreen } from '../riddleScreen';
import { auditSheet, submitAudited, NARROWEST } from './states';

const KEYS_DAY = 21;
const ROW_DAY = 16;
const answerTo = (day: number) => (riddleOf(day).answers[1] ?? 'missing').split(' ');

test(
  'a finger rings the bells, undoes a stroke, and plays the phrase',
  { tag: '@phone' },
  async ({ page }) => {
    const screen = new RiddleScreen(page);
    await screen.openAsVisitor(KEYS_DAY);
    const bells = page.getByRole('group', { name: 'Les cloches, de la plus grave à la plus claire' });
    await expect(screen.submit).toBeDisabled();
    await auditSheet(screen);
    const [first = '', ...others] = answerTo(KEYS_DAY);
    for (const bell of [first, '1']) await bells.getByRole('button', { name: bell }).tap();
    await page.getByRole('button', { name: 'Effacer le dernier' }).tap();
    await auditSheet(screen);
    for (const bell of others) await bells.getByRole('button', { name: bell }).tap();
    await expect(page.getByText(/5 sur 5$/)).toBeVisible();
    await submitAudited(screen, () => screen.submit.tap());
  },
);

test('with the keyboard alone, notes are played and the false ones marked @full', async ({ page }) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(ROW_DAY);
  await page.getByRole('button', { name: 'Écouter la note 1 : do' }).press('Enter');
  for (const rank of answerTo(ROW_DAY)) {
    const mark = page.getByRole('button', { name: `Note ${Number(rank)} : elle est fausse` });
    await mark.press('Space');
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
  }
  await auditSheet(screen);
  await page.setViewportSize(NARROWEST);
  for (const line of await page.getByRole('list', { name: /^Ligne/ }).all()) {
    const boxes = await Promise.all(
      (await line.getByRole('listitem').all()).map((note) => note.boundingBox()),
    );
    expect(new Set(boxes.map((box) => box?.y)).size, 'one line a phrase').toBe(1);
    expect(Math.min(...boxes.map((box) => box?.width ?? 0)), 'as wide as a finger').toBeGreaterThanOrEqual(
      44,
    );
  }
  await screen.submit.press('Enter');
  await expect(screen.revelation).toBeVisible();
});
