import { readFileSync } from 'node:fs';
import { paths } from '../../../src/paths';
import { expect, test } from '../../support/test';
import { RiddleScreen } from '../riddle/riddleScreen';

/** The keys and values of a visitor's browser, as commit 7b314e58 wrote them; its formats stay readable. */
const STORED = JSON.parse(readFileSync(new URL('stored-before.json', import.meta.url), 'utf8')) as Record<
  'local' | 'session',
  Record<string, string>
>;

const UNSENT = { from: 5, text: 'une reponse qui attend' } as const;

test("a browser of before keeps the visitor's progress, settings, waiting answer and typed texts", async ({
  page,
  expectProblem,
}) => {
  await page.addInitScript(({ local, session }) => {
    if (sessionStorage.length > 0) return;
    for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text);
    for (const [key, text] of Object.entries(session)) sessionStorage.setItem(key, text);
  }, STORED);
  // The answer goes on waiting as long as the API cannot be reached.
  expectProblem(/submit_answer/);
  await page.route('**/rpc/submit_answer', (route) => route.abort());
  const screen = new RiddleScreen(page);

  await page.goto(paths.game.riddle(1));
  await expect(screen.revelation).toContainText('brille le premier éclat');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('18.4px');
  await expect(page.getByRole('button', { name: 'Activer le son' })).toBeVisible();

  await screen.openAsVisitor(3);
  await expect(screen.answer).toHaveValue('une phrase en cours');

  await screen.openAsVisitor(2);
  const closed = page.getByRole('button', { name: 'Révéler les indices' });
  const next = page.getByRole('button', { name: "Révéler l'indice 2" });
  await expect(closed.or(next)).toBeVisible();
  if (await closed.isVisible()) await closed.click();
  await expect(next).toBeVisible();

  await screen.openAsVisitor(6);
  const stones = page.getByRole('article').getByRole('list').getByRole('listitem');
  await expect(stones.nth(3)).toContainText('Le plus petit se cache');

  await screen.openAsVisitor(UNSENT.from);
  await expect(
    page.getByText(`Ta réponse «\u00A0${UNSENT.text}\u00A0» n'est pas encore partie.`),
  ).toBeVisible();

  await page.goto(paths.game.contact);
  await expect(page.getByLabel('Message')).toHaveValue('texte message');
  await page.goto(paths.contact);
  await expect(page.getByLabel('Email')).toHaveValue('lea@exemple.fr');
});
