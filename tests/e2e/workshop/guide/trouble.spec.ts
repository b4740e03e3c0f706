import { paths } from '../../../../src/paths';
import { expect, test } from '../../../support/test';
import { openWorkshop } from '../../honour/workshopScreen';
import { GuideReader } from './reader';

const CODE = '2024';
const DAY = 6;

test('when two write one day, and when a wrong picture is online, the guide says the way out', async ({
  page,
  baseURL,
  expectProblem,
}) => {
  test.setTimeout(180_000);
  // The colleague's version is newer.
  expectProblem(/save_edition/);
  const { backend } = await openWorkshop(page, baseURL);
  const reader = new GuideReader(page);
  const title = page.getByRole('textbox', { name: 'Titre', exact: true });

  await reader.follow('Ce qui peut mal tourner', async () => {
    await page.goto(paths.admin.editionDay(CODE, DAY));
    await title.fill('Les pierres qui dansent');
    await reader.expectText('Pas encore enregistré');
    // A colleague, whose browser is another one, saves the same day.
    const [before] = await backend.sql<{ content: object }>(
      'select content from private.parts_of($1) where day = $2::int',
      [CODE, DAY],
    );
    await backend.sql(
      `insert into private.edition_versions (edition, day, content, source) values ($1, $2::int, $3::jsonb, 'form')`,
      [CODE, DAY, JSON.stringify({ ...before?.content, title: 'La ronde des huit pierres' })],
    );
    await reader.press('Enregistrer');
    await reader.expectText('Deux versions à réunir');
    await reader.press('Réunir les deux');
    await reader.press('Enregistrer');
    await expect(page.getByText(/^Enregistré le/)).toBeVisible();

    await page.goto(paths.admin.editionDay(CODE, 9));
    await reader.press('Retirer');
    await reader.press('Enregistrer');
    await page.goto(paths.admin.edition(CODE));
    await reader.expectText('Mettre en ligne');
  });
  await backend.close();
});
