import type { BrowserContext } from '@playwright/test';
import { HYDRATED_EVENT } from '../../../src/app/hydratedEvent';
import { makeKnight } from '../../support/knight';
import { expect, test } from '../../support/test';
import { LoginScreen, openMenu } from '../accounts/loginScreen';
import { answerOf, riddleOf } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';
import { openHydrated } from '../site/hydrated';

/** Does to the page what Chromium's translation does: each text, present and to come, is replaced by two nested `<font>`. */
const translate = (context: BrowserContext) =>
  context.addInitScript((event) => {
    const xhtml = 'http://www.w3.org/1999/xhtml';
    function replaceTexts() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        const parent = text.parentElement;
        if (
          !text.data.trim() ||
          !parent ||
          parent.closest('font, script, style, textarea, svg, [translate="no"]')
        )
          continue;
        const outer = document.createElementNS(xhtml, 'font');
        const inner = document.createElementNS(xhtml, 'font');
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    }
    // As a user asks for it: once the page can be read.
    addEventListener(event, () => {
      replaceTexts();
      const changes = { childList: true, subtree: true, characterData: true };
      new MutationObserver(replaceTexts).observe(document.body, changes);
    });
  }, HYDRATED_EVENT);

test.beforeEach(({ context }) => translate(context));

test('on a translated site the contact form is sent', async ({ page }) => {
  await openHydrated(page, '/contact');
  await expect(page.locator('main font').first()).toBeAttached();
  await page.getByRole('textbox', { name: 'Nom' }).fill('Aurore');
  await page.getByRole('textbox', { name: 'Email' }).fill('aurore@exemple.fr');
  await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText('Message envoyé !').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeVisible();
  await expect(page.getByText('Votre message est bien parti.')).toBeVisible();
});

test('in a translated game a knight signs in, opens hints, answers, and reads true points', async ({
  page,
  request,
}) => {
  const knight = await makeKnight(request, 'Yvain');
  const login = new LoginScreen(page);
  await login.open();
  await login.signIn(knight.email, knight.password);
  await expect(page).toHaveURL('/escape-noel');
  await openMenu(page);
  await expect(page.getByRole('link', { name: 'Mon profil : Yvain' })).toBeVisible();

  const riddle = new RiddleScreen(page);
  await riddle.openAsKnight(1);
  await expect(page.locator('main font').first()).toBeAttached();
  await riddle.revealHint(1);
  await riddle.revealHint(2);
  await page.getByRole('button', { name: 'Masquer les indices' }).click();
  await expect(page.getByRole('button', { name: 'Révéler les indices' })).toBeVisible();
  await riddle.try('une lune');
  await expect(riddle.dialogNamed('Ténèbres persistantes')).toBeVisible();
  await expect(riddle.dialog).toHaveCount(0);
  await riddle.try(answerOf(1));
  await page.getByRole('button', { name: 'Lire la révélation' }).click();
  await expect(riddle.revelation).toContainText('2 points');
  await expect(riddle.revelation.locator('[translate="no"]')).toHaveText(riddleOf(1).fragment);
  await expect(riddle.revelation).toContainText('Enregistré');
});
