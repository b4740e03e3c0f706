import { paths } from '../../../src/paths';
import { expectSoundPage, openWhole } from '../../support/soundPage';
import { expect, test } from '../../support/test';
import { playedAsVisitor, withDoorOpen } from '../quest/questors';
import { firstAddresses, MISSING } from './addresses';

for (const address of [...firstAddresses, paths.swOff])
  test(`${address} is sound for a visitor`, { tag: '@phone' }, async ({ page, expectProblem }) => {
    if (address === MISSING) expectProblem(/404/);
    await withDoorOpen(page);
    await playedAsVisitor(page, [1, 2, 3]);
    await openWhole(page, address);
    const { pathname } = new URL(page.url());
    // A page that a visitor has no access to leads to another, which has its own test.
    expect(firstAddresses).toContain(address === paths.swOff ? paths.home : pathname);
    if (pathname !== address) return;
    const dialog = page.getByRole('dialog');
    if ((await dialog.count()) > 0)
      await dialog.getByRole('button', { name: 'Continuer sans compte' }).click();
    await expect(dialog).toHaveCount(0);
    await expectSoundPage(page, { menu: true });
  });
