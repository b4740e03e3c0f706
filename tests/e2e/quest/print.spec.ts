import { paths } from '../../../src/paths';
import { expectNoAxeViolations } from '../../support/axe';
import { signIn } from '../../support/knight';
import { outsideWindow } from '../../support/overflow';
import { inkOf, packed, printPage, smallLetters } from '../../support/printed';
import { SENTENCE } from '../../support/quest';
import { expect, test } from '../../support/test';
import { riddleOf, riddles } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';
import { makeQuestor, openLetter } from './questors';

const { game } = paths;
/** Most of a sheet is white paper. */
const MOST_INK = 0.16;

test('a day has a link to its sheet, which is printed alone, without what only a screen needs', async ({
  page,
}) => {
  const riddle = new RiddleScreen(page);
  await riddle.openAsVisitor(8);
  await page.getByRole('link', { name: 'Imprimer ce jour' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Imprimer' })).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(1);
  const picture = page.getByRole('article').locator('img').first();
  // Prepared for paper, and not the edition's own.
  await expect(picture).toHaveAttribute('src', /^data:image\/jpeg/);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await outsideWindow(page)).toEqual([]);
    await expectNoAxeViolations(page);
  }
  await page.evaluate(() => {
    globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Imprimer', exact: true }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed');

  const { pages, texts, isA4 } = await printPage(page);
  expect([pages, isA4]).toEqual([1, true]);
  const [text = ''] = texts;
  const { title, question } = riddleOf(8);
  for (const part of [title, question, 'Monordre', 'Anis,bonnetrouge']) expect(text).toContain(packed(part));
  for (const word of ['Tous les jours ouverts', 'Mode calme', 'Vie privée', 'Se connecter'])
    expect(text).not.toContain(packed(word));
});

test('the opened days are one document, black on white on A4, without an answer', async ({ page }) => {
  await page.goto(game.print);
  await expect(page.getByRole('article')).toHaveCount(riddles.length);
  await expect(page.getByRole('button', { name: 'Imprimer', exact: true })).not.toHaveAttribute('aria-busy');
  const printed = await printPage(page);
  expect(smallLetters(printed, 14)).toEqual([]);
  const { pages, texts, bytes, isA4 } = printed;
  expect(isA4).toBe(true);
  // No sheet runs on to a second page, and no page is empty.
  expect(pages).toBeLessThanOrEqual(riddles.length);
  expect(texts.filter((text) => text.length < 100)).toEqual([]);
  expect(bytes).toBeLessThan(3_000_000);
  for (const { day, title, question } of riddles) {
    const sheets = texts.filter((text) => text.includes(packed(`Jour ${day} ${title}`)));
    expect([day, sheets.length]).toEqual([day, 1]);
    // A title is never apart from what it announces.
    expect(sheets[0]).toContain(packed(question));
  }
  const whole = texts.join('');
  const told = riddles.filter(({ explanation, closing }) =>
    [explanation, closing].some((each) => whole.includes(packed(each).slice(0, 40))),
  );
  expect(told).toEqual([]);
  expect(await inkOf(page)).toBeLessThan(MOST_INK);
});

test('what a child of seven cuts out is at least 3 cm, in equal rows, and no line or letter is pale', async ({
  page,
}) => {
  await page.goto(game.print);
  await expect(page.getByRole('article')).toHaveCount(riddles.length);
  await page.emulateMedia({ media: 'print' });
  // The width of the text on an A4 sheet, in pixels of 1/96 inch.
  await page.setViewportSize({ width: 688, height: 1000 });
  const pieces = await page.locator('.paper-cut').evaluateAll((all) =>
    all.map((piece) => {
      const { width, height } = piece.getBoundingClientRect();
      return { list: piece.parentElement?.closest('article')?.id, width, height };
    }),
  );
  const CUT_PX = (30 / 25.4) * 96;
  expect(pieces.length).toBeGreaterThan(20);
  expect(pieces.filter(({ width, height }) => Math.min(width, height) < CUT_PX - 0.5)).toEqual([]);
  const rows = new Set(pieces.map(({ list, height }) => `${list} ${Math.round(height)}`));
  expect(rows.size).toBe(new Set(pieces.map(({ list }) => list)).size);

  const pale = await page.locator('.sheets *').evaluateAll((all) =>
    all.flatMap((element) => {
      const { color, fill, stroke, borderTopWidth, borderTopColor } = getComputedStyle(element);
      const inks = element instanceof SVGElement ? [fill, stroke] : [color];
      if (borderTopWidth !== '0px') inks.push(borderTopColor);
      return inks
        .filter((ink) => !/^(rgb\((0, 0, 0|255, 255, 255)\)|none)$/.test(ink))
        .map((ink) => `${element.localName} ${ink}`);
    }),
  );
  expect(pale).toEqual([]);
});

test('the answers of the solved days are printed on a sheet apart', async ({ page, request }) => {
  await signIn(page, await makeQuestor(request, [1, 2]));
  await page.goto(`${game.print}?jour=1`);
  await page.getByRole('checkbox').check();
  await expect(page.getByRole('heading', { name: 'Les réponses' })).toBeVisible();
  const { texts } = await printPage(page);
  expect(texts).toHaveLength(2);
  expect(texts[0]).not.toContain(packed(riddleOf(1).explanation));
  expect(texts[1]).toContain(packed(riddleOf(1).explanation));
});

test('the letter prints alone, with the page to colour on its back', async ({ page }) => {
  await openLetter(page);
  await expect(page.getByRole('button', { name: 'Imprimer la lettre et son dessin' })).toBeVisible();
  const { texts, isA4 } = await printPage(page);
  expect(isA4).toBe(true);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toContain('Petitchevalier');
  expect(texts[1]).toContain(packed(SENTENCE));
  expect(texts.join('')).not.toContain('Constellation');
  expect(await inkOf(page)).toBeLessThan(MOST_INK);
});
