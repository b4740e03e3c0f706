import { paths } from '../../../../src/paths';
import { expect, test } from '../../../support/test';
import { openWorkshop } from '../../honour/workshopScreen';
import { GuideReader } from './reader';

const { admin } = paths;
const CODE = '2024';
const idOf = (last: number) => `00000000-0000-4000-8000-00000000a0${last}`;

test('from the end of the contest to February the guide is enough: reviews, the draw, what stays', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { backend } = await openWorkshop(page, baseURL);
  const reader = new GuideReader(page);
  for (const [index, name] of ['Dame Lanterne', 'Sire Noisette', 'Dame Grelot'].entries())
    await backend.makeKnight(idOf(20 + index), name);

  await reader.follow('Valider les avis', async () => {
    await page.goto(admin.home);
    await reader.press('Statistiques');
    await reader.expectText('Les comptes');
    for (const name of ['Lanterne', 'Noisette', 'Grelot']) {
      await page.getByRole('searchbox').fill(name);
      const list = page.getByRole('region', { name: 'Liste des comptes' });
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await list.getByRole('checkbox', { name: /^Avis/ }).check();
      await reader.expectText('Annuler');
    }
    await expect(page.getByRole('checkbox', { name: /^Photo/ })).toBeVisible();
  });

  await reader.follow('Du 25 décembre à janvier', async () => {
    await backend.sql(
      `update public.editions set contest_ends_at = now() - interval '1 minute' where code = $1`,
      [CODE],
    );
    await page.goto(admin.edition(CODE));
    await reader.expectText('Fin du classement');
    await page.goto(admin.home);
    await reader.press('Concours', page.getByRole('main'));
    const file = page.waitForEvent('download');
    await reader.press('Exporter en CSV');
    expect((await file).suggestedFilename()).toBe(`concours-${CODE}.csv`);
    await reader.fill('Graine du tirage', '23 4 42 8 15 16');
    await reader.fill('Nombre de gagnants', '2');
    await reader.press('Tirer au sort');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tirer au sort' }).click();
    await expect(page.getByRole('list', { name: 'Tirages' })).toContainText('4 8 15 16 23 42');
  });

  await reader.follow('Février', async () => {
    await page.goto(admin.edition(CODE));
    await reader.expectText('La fin de la saison');
    await reader.unfold('La fin de la saison');
    await page.goto(admin.editions);
    const file = page.waitForEvent('download');
    await reader.press('Télécharger avec les médias (.zip)');
    expect((await file).suggestedFilename()).toMatch(/\.zip$/);
  });
  await backend.close();
});
