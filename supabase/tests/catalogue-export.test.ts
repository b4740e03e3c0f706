import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { catalogueOfRows, EXPORT_SQL, writeCatalogue } from '../../tools/catalogue/exportRows.ts';
import { CATALOGUE, catalogueSql, readCatalogue } from '../../tools/catalogue/readCatalogue.ts';
import { openTestBackend, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
let folder: string;

beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.query('delete from public.books');
  await backend.query('delete from public.book_people');
  await backend.query(catalogueSql(await readCatalogue()));
  folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  await cp(CATALOGUE, folder, { recursive: true });
  return () => rm(folder, { recursive: true });
});

const exportRows = async () =>
  writeCatalogue(catalogueOfRows(JSON.stringify(await backend.value(EXPORT_SQL))), folder);

/** Every file's text by its path. */
async function textsOf(root: string): Promise<Record<string, string>> {
  const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(root, name), 'utf8')] as const)),
  );
}

test('an import of the catalogue followed by an export leaves its files identical', async () => {
  await rm(join(folder, 'books'), { recursive: true });
  await exportRows();
  expect(await textsOf(folder)).toEqual(await textsOf(CATALOGUE));
});

test('what staff have published is exported; withdrawn books and drafts are not', async () => {
  const cover = `/storage/v1/object/public/book-media/${'a'.repeat(32)}.webp`;
  await backend.query(
    `update public.books set price_cents = 1290, cover_url = $1 where slug = 'pomme-cannelle'`,
    [cover],
  );
  await backend.query(`update public.books set is_published = false where slug = 'drole-de-petit-fantome'`);
  await backend.query(
    `insert into public.books (slug, title, youngest, oldest, description) values ('brouillon', 't', 3, 8, 'd')`,
  );
  await exportRows();
  const { books } = await readCatalogue(folder);
  expect(books).toHaveLength(8);
  expect(books.find(({ slug }) => slug === 'pomme-cannelle')).toMatchObject({
    price_cents: 1290,
    cover_url: cover,
  });
  expect(books.map(({ slug }) => slug)).not.toContain('drole-de-petit-fantome');
  expect(books.map(({ slug }) => slug)).not.toContain('brouillon');
});
