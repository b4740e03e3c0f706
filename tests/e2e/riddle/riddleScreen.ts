import { expect, type Page } from '@playwright/test';
import { keyOf } from '../../../src/lib/storage';
import { passTime, passTimeUntilGone } from '../../support/clock';
import { answerOf, madeOf, riddles } from './edition';

/** Of the day on which an account was offered (rule 7.7). */
const OFFER_KEY = 'escape-noel-offre';

/** The riddle page, as a player uses it. */
export class RiddleScreen {
  constructor(readonly page: Page) {}

  /**
   * Opens a day as a visitor who has been offered an account today.
   * @param waitUntil `commit` where the test holds some of the page's requests.
   */
  async openAsVisitor(day: number, waitUntil: 'load' | 'commit' = 'load'): Promise<void> {
    await this.page.addInitScript((key) => {
      // A blank page has no storage.
      if (location.protocol !== 'about:')
        localStorage.setItem(key, JSON.stringify(new Date().toDateString()));
    }, OFFER_KEY);
    await this.page.goto(`/escape-noel/jour/${day}`, { waitUntil });
    await expect(this.page.locator('article[aria-busy="false"]')).toBeVisible();
    await expect(this.dialog).toHaveCount(0);
  }

  async openAsKnight(day: number): Promise<void> {
    await this.page.goto(`/escape-noel/jour/${day}`);
    await expect(this.submit.or(this.revelation)).toBeVisible();
  }

  get dialog() {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }
  get answer() {
    return this.page.getByLabel('Ta réponse', { exact: true });
  }
  get submit() {
    return this.page.getByRole('button', { name: 'Valider ma réponse' });
  }
  get revelation() {
    return this.page.getByRole('region', { name: 'Révélation Sacrée' });
  }
  dot(name: string) {
    return this.page
      .getByRole('navigation', { name: 'Les vingt-quatre jours' })
      .getByRole('link', { name, exact: true });
  }
  dialogNamed(name: string) {
    return this.page.getByRole('dialog', { name });
  }

  /** The stored value of a key. */
  async persisted(key: string): Promise<unknown> {
    const text = await this.page.evaluate((name) => localStorage.getItem(name), key);
    return text === null ? null : JSON.parse(text);
  }

  async try(text: string): Promise<void> {
    await this.answer.fill(text);
    await this.submit.click();
  }

  /**
   * Prepares the boards of all days solved in the pages opened from here on, so that `solve` only submits.
   * @param player the account whose boards they are; null for a visitor.
   */
  async prepareBoards(player: string | null): Promise<void> {
    const ready = riddles.map(
      ({ day }) => [keyOf(`escape-noel-play-${day}`, player), JSON.stringify(madeOf(day))] as const,
    );
    await this.page.addInitScript(
      (begun) => begun.forEach(([key, text]) => text !== 'null' && sessionStorage.setItem(key, text)),
      ready,
    );
  }

  /** Submits a day's right answer, typed or prepared by `prepareBoards`. */
  async solve(day: number): Promise<void> {
    if (madeOf(day) === null) await this.answer.fill(answerOf(day));
    await this.submit.click();
  }

  /** Submits a wrong answer and advances the paused clock past its two-second dialog. */
  async submitWrong(text: string): Promise<void> {
    await this.try(text);
    await expect(this.dialogNamed('Ténèbres persistantes')).toBeVisible();
    await passTime(this.page, 2_000);
    await passTimeUntilGone(this.page, this.dialog);
  }

  /** Opens the hints if they are collapsed, and reveals the next one. */
  async revealHint(rank: number): Promise<void> {
    const open = this.page.getByRole('button', { name: 'Révéler les indices' });
    const next = this.page.getByRole('button', { name: `Révéler l'indice ${rank}` });
    await expect(open.or(next)).toBeVisible();
    if (await open.isVisible()) await open.click();
    await next.click();
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: "Révéler l'indice", exact: true })
      .click();
    await expect(this.page.getByRole('heading', { name: `Indice ${rank}`, exact: true })).toBeVisible();
    await expect(this.dialog).toHaveCount(0);
  }
}
