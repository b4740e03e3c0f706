import type { Page } from 'playwright';

type Add = (name: string, limit: 'chooser', value: number) => void;

/** Presses what a selector finds. @returns the milliseconds until the page's heading is the text. */
const pressUntil = (page: Page, selector: string, text: string) =>
  page.evaluate(
    ([pressed, wanted]) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('main h1')?.textContent !== wanted) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        document.querySelector<HTMLElement>(pressed)?.click();
      }),
    [selector, text] as const,
  );

/** « Qui joue ce soir ? » (rule 28.8) from the header, and back to the page as another knight, which has nothing stored here. */
export const chooser =
  (settledMs: number) =>
  async (page: Page, add: Add): Promise<void> => {
    const QUESTION = 'Qui joue ce soir\u00A0?';
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/escape-noel/login');
    await page.getByRole('button', { name: "Nouveau pèlerin ? S'inscrire" }).click();
    await page.getByLabel(/^Nom de chevalier/).fill('Perceval');
    await page.getByLabel('Adresse e-mail').fill(`mesure-${Date.now()}@exemple.test`);
    await page.getByLabel(/^Mot de passe/).fill('etoile24');
    await page.getByRole('button', { name: "S'inscrire", exact: true }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    await page.goto('/escape-noel/qui-joue');
    await page.getByRole('button', { name: 'Ajouter un chevalier' }).click();
    await page.getByLabel(/^Nom du chevalier/).fill('Blanchefleur');
    await page.getByRole('button', { name: 'Ajouter et jouer' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/qui-joue'));
    await page.goto('/escape-noel/vie-privee');
    await page.waitForTimeout(settledMs);
    add(
      'the choice of who plays opens',
      'chooser',
      await pressUntil(page, 'header a[href$="/qui-joue"]', QUESTION),
    );
    await page.getByRole('button', { name: 'Perceval' }).waitFor();
    await page.waitForTimeout(settledMs);
    const value = await pressUntil(page, 'main button[aria-pressed="false"]', 'Vie privée');
    add('who plays is chosen', 'chooser', value);
  };
