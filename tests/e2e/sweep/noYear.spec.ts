import { paths } from '../../../src/paths';
import { oldWordsIn } from '../../support/inventedEdition';
import { expect, test } from '../../support/test';
import { gameAddresses } from './addresses';

test('The prerendered pages of the game, and those that speak of it, are of no year: title, description and text (rule 15.20)', async ({
  page,
  request,
}) => {
  await page.goto('/favicon.svg');
  const found: string[] = [];
  for (const address of [paths.home, paths.press, ...gameAddresses.filter((each) => !each.includes(':'))]) {
    const texts = await page.evaluate(
      (html) => {
        const read = new DOMParser().parseFromString(html, 'text/html');
        read.querySelectorAll('script, style').forEach((element) => element.remove());
        const description = read.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
        return [read.title, description, read.body.textContent];
      },
      await (await request.get(address)).text(),
    );
    expect(texts.join('').length).toBeGreaterThan(20);
    found.push(...oldWordsIn(texts).map((sentence) => `${address}: ${sentence}`));
  }
  expect(found).toEqual([]);
});
