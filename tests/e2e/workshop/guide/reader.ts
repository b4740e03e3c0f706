import { readFileSync } from 'node:fs';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from '../../../support/test';

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');

/** The text of a section of the team's guide, up to the next heading. */
function sectionOf(heading: string): string {
  const sections = readFileSync('docs/guide-equipe.md', 'utf8').split(/^(?=#{2,3} )/m);
  const section = sections.find(
    (each) => each.startsWith(`## ${heading}\n`) || each.startsWith(`### ${heading}\n`),
  );
  if (section === undefined) throw new Error(`The guide has no section « ${heading} ».`);
  return plain(section);
}

/** The labels that a section quotes: bold, between guillemets. */
const labelsOf = (section: string): string[] => [
  ...new Set([...section.matchAll(/\*\*« ([^»]+) »\*\*/g)].map(([, label = '']) => label)),
];

/**
 * Someone who follows the team's guide by its text alone: presses, fills and chooses only what the section quotes, and must have
 * seen each label that it quotes on one of the screens that its steps lead to.
 */
export class GuideReader {
  private section = '';
  private seen = '';

  constructor(readonly page: Page) {
    // A label that the guide quotes wrongly is reported in seconds.
    page.setDefaultTimeout(15_000);
  }

  /** Follows a section of the guide. @param elsewhere labels that it quotes of another state of the same screen. */
  async follow(
    heading: string,
    steps: () => Promise<void>,
    elsewhere: readonly string[] = [],
  ): Promise<void> {
    await test.step(heading, async () => {
      this.section = sectionOf(heading);
      this.seen = '';
      await steps();
      const labels = labelsOf(this.section).filter((label) => !elsewhere.includes(label));
      const missing = async () => {
        await this.look();
        return labels.filter((label) => !this.seen.includes(label));
      };
      await expect.poll(missing).toEqual([]);
    });
  }

  /** Reads the screen, names of fields and buttons included. @param part of it: a frame has its own document. */
  async look(part: Page | FrameLocator = this.page): Promise<void> {
    const text = await part.locator('body').ariaSnapshot();
    this.seen += ` ${plain(text.replaceAll("''", "'").replaceAll('\\"', '"'))}`;
  }

  /** A button, or a link, whose name begins with the label. */
  button(label: string, within: Page | Locator | FrameLocator = this.page): Locator {
    const name = this.quoted(label);
    return within.getByRole('button', { name }).or(within.getByRole('link', { name })).first();
  }

  /** Presses a button or a link, and reads the screen before and after. */
  async press(label: string, within?: Page | Locator | FrameLocator): Promise<void> {
    const button = this.button(label, within);
    await button.waitFor();
    await this.look();
    // Until the answers are compared, an edition cannot be published.
    await expect(button).toBeEnabled({ timeout: 60_000 });
    await button.click();
    await this.look();
  }

  field(label: string, within: Page | Locator = this.page): Locator {
    return within.getByLabel(this.quoted(label)).first();
  }

  async fill(label: string, text: string, within?: Page | Locator): Promise<void> {
    await this.field(label, within).fill(text);
    await this.look();
  }

  async choose(
    label: string,
    option: string | { index: number } | { label: string },
    within?: Page | Locator,
  ): Promise<void> {
    await this.field(label, within).selectOption(option);
    await this.look();
  }

  async check(label: string, within?: Page | Locator): Promise<void> {
    await this.field(label, within).check();
    await this.look();
  }

  /** Opens a part of a form. */
  async unfold(label: string): Promise<void> {
    await this.page
      .locator('summary')
      .filter({ hasText: this.quoted(label) })
      .click();
    await this.look();
  }

  /** Waits for a text of the screen that the section quotes. */
  async expectText(label: string, within: Page | Locator = this.page): Promise<void> {
    await expect(within.getByText(this.quoted(label)).filter({ visible: true })).not.toHaveCount(0);
    await this.look();
  }

  private quoted(label: string): RegExp {
    if (!this.section.includes(`« ${label} »`)) throw new Error(`The section does not quote « ${label} ».`);
    return new RegExp(`^${escaped(label)}`);
  }
}
