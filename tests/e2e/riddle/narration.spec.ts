import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { outsideWindow } from '../../support/overflow';
import {
  bar,
  isSpeaking,
  listen,
  said,
  setQuick,
  spoken,
  startListening,
  withSpeech,
} from '../../support/speech';
import { expect, test } from '../../support/test';
import { answerOf, riddleOf } from './edition';
import { RiddleScreen } from './riddleScreen';

const DAY = 3;
/** A day whose board says what to do. */
const PIECES_DAY = 2;

test(
  '« Écouter » reads what the page shows and nothing more: then its hints, then its revelation; and is silent once the page is left',
  { tag: '@both' },
  async ({ page }) => {
    const screen = new RiddleScreen(page);
    await withSpeech(page);
    await screen.openAsVisitor(DAY);
    const { title, description, question, hints, closing, explanation } = riddleOf(DAY);
    const story = spoken(title, description, question);
    await startListening(page);
    await expect(bar(page)).toContainText('Tout est lu.');
    expect(await said(page)).toEqual(story);

    await screen.revealHint(1);
    await bar(page).getByRole('button', { name: 'Réécouter' }).click();
    await expect(bar(page)).toContainText('Tout est lu.');
    const hint = spoken('Indice 1', hints[0]?.texte ?? 'missing');
    await expect.poll(() => said(page)).toEqual([...story, ...story, ...hint]);

    await screen.try(answerOf(DAY));
    await page.getByRole('button', { name: 'Lire la révélation' }).click();
    await expect(screen.dialog).toHaveCount(0);
    await bar(page).getByRole('button', { name: 'Réécouter' }).click();
    const revelation = spoken(closing, explanation);
    await expect
      .poll(() => said(page))
      .toEqual([...story, ...story, ...hint, ...story, ...hint, ...revelation]);

    await setQuick(page, false);
    await bar(page).getByRole('button', { name: 'Réécouter' }).click();
    await expect.poll(() => isSpeaking(page)).toBe(true);
    await page.getByRole('link', { name: /suivant/i }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(riddleOf(DAY + 1).title);
    await expect.poll(() => isSpeaking(page)).toBe(false);
    await expect(bar(page)).toHaveCount(0);
  },
);

/** The words that are highlighted, their colour, and where the question stands. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const element = document.querySelector('[data-narration="title"]');
    return {
      words: [...(CSS.highlights.get('narration') ?? [])].map(String),
      colour: element && getComputedStyle(element, '::highlight(narration)').backgroundColor,
      top: document.querySelector('[data-narration="question"]')?.getBoundingClientRect().top,
    };
  });

test('the sentence that is read is highlighted, in forced colours too, and nothing moves', async ({
  page,
}) => {
  const screen = new RiddleScreen(page);
  await withSpeech(page);
  await screen.openAsVisitor(DAY);
  await setQuick(page, false);
  await expect(listen(page)).toBeVisible();
  const { top } = await shown(page);
  await startListening(page);
  await expect
    .poll(() => shown(page))
    .toEqual({ words: [riddleOf(DAY).title], colour: 'rgb(255, 215, 110)', top });
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(async () => (await shown(page)).colour).not.toBe('rgb(255, 215, 110)');
});

test('what to do on a board is read, and the voice stops when a dialog asks something', async ({ page }) => {
  const screen = new RiddleScreen(page);
  await withSpeech(page);
  await screen.openAsVisitor(PIECES_DAY);
  await startListening(page);
  await expect(bar(page)).toContainText('Tout est lu.');
  expect((await said(page)).join(' ')).toContain(
    "Fais glisser un morceau sur un autre à la souris, ou clique sur l'un, puis sur l'autre",
  );
  await setQuick(page, false);
  await bar(page).getByRole('button', { name: 'Réécouter' }).click();
  await page.getByRole('button', { name: 'Révéler les indices' }).click();
  await page.getByRole('button', { name: "Révéler l'indice 1" }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect.poll(() => isSpeaking(page)).toBe(false);
});

test(
  'the controls are used by keyboard, give the focus back, and fit a narrow window',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const screen = new RiddleScreen(page);
    await withSpeech(page);
    await screen.openAsVisitor(DAY);
    await setQuick(page, false);
    await listen(page).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await outsideWindow(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeFocused();
    await expect.poll(() => isSpeaking(page)).toBe(true);
    await expectNoAxeViolations(page);
    expect(await outsideWindow(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => isSpeaking(page)).toBe(false);
    await expect(bar(page).getByRole('button', { name: 'Continuer' })).toBeFocused();
    await bar(page).getByRole('button', { name: 'Arrêter la lecture' }).press('Enter');
    await expect(bar(page)).toHaveCount(0);
    await expect(listen(page)).toBeFocused();
  },
);

test('where sound is off, the voice waits for it', async ({ page }) => {
  const screen = new RiddleScreen(page);
  await withSpeech(page);
  await screen.openAsVisitor(DAY);
  await setQuick(page, false);
  await listen(page).click();
  await expect(bar(page)).toContainText('Le son est coupé.');
  expect(await said(page)).toEqual([]);
  await bar(page).getByRole('button', { name: 'Activer le son' }).click();
  await expect.poll(() => isSpeaking(page)).toBe(true);
  await page.getByRole('button', { name: 'Couper le son' }).click();
  await expect.poll(() => isSpeaking(page)).toBe(false);
});

test('there is no button without a French voice, and one once it is listed late', async ({ page }) => {
  const screen = new RiddleScreen(page);
  await page.clock.install();
  await withSpeech(page, 60_000);
  await screen.openAsVisitor(DAY);
  await page.clock.runFor(20_000);
  await expect(listen(page)).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expect(listen(page)).toBeVisible();
});
