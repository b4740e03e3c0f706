import { expect, test } from '../../../support/test';
import { answerOf, riddleOf } from '../edition';
import { RiddleScreen } from '../riddleScreen';
import { auditSheet, submitAudited, NARROWEST } from './states';

const MIRROR_DAY = 15;
const SPYGLASS_DAY = 19;
const lines = riddleOf(MIRROR_DAY).play?.['lines'] as string[];
const stars = riddleOf(SPYGLASS_DAY).play?.['stars'] as { colour: string; note: string }[];

test('a visitor without the mirror learns where it is, borrows one after two hints, and reads with the keyboard @full', async ({
  page,
}) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(MIRROR_DAY);
  const mirror = page.getByRole('slider', { name: /^Déplace le miroir/ });
  await expect(page.getByRole('link', { name: 'Aller au jour 5' })).toHaveAttribute(
    'href',
    '/escape-noel/jour/5',
  );
  await expect(mirror).toHaveCount(0);
  await auditSheet(screen);
  await screen.revealHint(1);
  await screen.revealHint(2);
  await expect(page.getByRole('link', { name: 'Aller au jour 5' })).toHaveCount(0);
  await mirror.focus();
  await page.keyboard.press('ArrowRight');
  await expect(mirror).toHaveAttribute('aria-valuetext', lines[1] ?? 'missing');
  await auditSheet(screen);
  await page.setViewportSize(NARROWEST);
  for (const line of lines) {
    const words = page.getByText(line, { exact: true }).filter({ visible: true }).first();
    expect((await words.boundingBox())?.height, `« ${line} » is one line`).toBeLessThan(30);
  }
  await submitAudited(screen, () => screen.try(answerOf(MIRROR_DAY)));
});

test(
  'a finger reads the stars through the spyglass won on day 14',
  { tag: ['@phone', '@narrow'] },
  async ({ page }) => {
    const screen = new RiddleScreen(page);
    await screen.openAsVisitor(14);
    await screen.try(answerOf(14));
    await expect(screen.revelation).toBeVisible();
    await screen.openAsVisitor(SPYGLASS_DAY);
    const read = page.getByRole('status').filter({ hasText: 'toile' });
    for (const [index, { colour, note }] of stars.entries()) {
      await page.getByRole('button', { name: `Étoile ${index + 1}`, exact: true }).tap();
      await expect(read).toHaveText(new RegExp(`^Étoile ${colour}\\s: ${note.replaceAll('?', '\\?')}$`));
    }
    await auditSheet(screen);
  },
);
