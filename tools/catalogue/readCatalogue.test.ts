import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isIsbn } from '../../src/lib/book';
import { detailsOf, formatText, isbnText, namesOf, priceText } from '../../src/lib/bookDetails';
import { catalogueSql, readCatalogue, withUrls } from './readCatalogue';

const { books, people } = await readCatalogue();
const bookOf = (slug: string) => {
  const row = books.find((book) => book.slug === slug);
  if (!row) throw new Error(`No book ${slug}`);
  return detailsOf(row, books, people);
};
const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
afterAll(() => rm(folder, { recursive: true }));

test('the nine books are whole: people who exist, an ISBN of their own, and three to five sentences', () => {
  expect(books).toHaveLength(9);
  expect(new Set(books.map(({ isbn }) => isbn)).size).toBe(9);
  for (const { contributors, description } of books) {
    expect(contributors.length).toBeGreaterThan(0);
    for (const { person } of contributors) expect(people.map(({ slug }) => slug)).toContain(person);
    // Plus at most one short exclamation.
    const sentences = description.match(/[.!?…](?=\s|$)/g)?.length ?? 0;
    expect([description, sentences >= 3 && sentences <= 6]).toEqual([description, true]);
  }
});

test('the activities are files of the site, in PDF, that are light to send and that screen readers can read (rule 26.18)', async () => {
  const activities = books.flatMap((book) => book.activities);
  expect(activities).toHaveLength(8);
  for (const { file } of activities) {
    const content = await readFile(join(import.meta.dirname, '../../public', file));
    expect([file, content.subarray(0, 5).toString()]).toEqual([file, '%PDF-']);
    expect(content.byteLength).toBeLessThan(200_000);
    const text = content.toString('latin1');
    expect([file, text.includes('/StructTreeRoot'), text.includes('/Lang (fr)')]).toEqual([file, true, true]);
    expect([file, /\/Title *[(<]/.test(text), text.includes('about:blank')]).toEqual([file, true, false]);
  }
});

test('a file with a wrong check digit is refused by its name', async () => {
  await mkdir(join(folder, 'books'));
  await writeFile(join(folder, 'people.json'), '[]');
  const [book] = books;
  await writeFile(
    join(folder, 'books', 'un.json'),
    JSON.stringify({ ...book, slug: 'un', isbn: '9782000000113' }),
  );
  await expect(readCatalogue(folder)).rejects.toThrow('books/un.json');
});

test("what staff have sent is at the project's address, and the site's own files stay paths", () => {
  const sent = `/storage/v1/object/public/book-media/${'a'.repeat(32)}.webp`;
  const [book] = books;
  const [person] = people;
  if (!book || !person) throw new Error('The catalogue is empty');
  const read = {
    books: [
      { ...book, cover_url: sent, activities: [{ title: 'Un masque', file: sent }] },
      { ...book, cover_url: '/covers/lune.webp' },
    ],
    people: [{ ...person, picture_url: sent }],
  };
  expect(withUrls(read, '/')).toEqual(read);
  const { books: hosted, people: persons } = withUrls(read, 'https://projet.supabase.co');
  expect(hosted.map(({ cover_url: url }) => url)).toEqual([
    `https://projet.supabase.co${sent}`,
    '/covers/lune.webp',
  ]);
  expect(hosted[0]?.activities[0]?.file).toBe(`https://projet.supabase.co${sent}`);
  expect(hosted[0]?.spreads).toEqual(book.spreads);
  expect(persons[0]?.picture_url).toBe(`https://projet.supabase.co${sent}`);
});

test.each([
  ['9782000000112', true],
  ['9791000000008', true],
  ['9782000000113', false],
  ['978-2-00-000011-2', false],
  ['', false],
])('%s is an ISBN: %s', (digits, expected) => {
  expect(isIsbn(digits)).toBe(expected);
});

test('a book knows the volumes next to it, and others with its themes', () => {
  const book = bookOf('gardienne-des-emotions-2');
  expect(book.sameSeries.map(({ volume }) => volume)).toEqual([1, 3]);
  expect(book.alike).toHaveLength(3);
  expect(bookOf('drole-de-petit-fantome').alike[0]?.slug).toBe('petit-fantome-mene-l-enquete');
});

test('facts are written as readers expect them', () => {
  expect(priceText(1490)).toBe('14,90\u00A0€');
  expect(isbnText('9782000000112')).toBe('978-2-00-000011-2');
  expect(formatText({ width_mm: 225, height_mm: 300 })).toBe('22,5 × 30\u00A0cm');
  expect(formatText({ width_mm: null, height_mm: 300 })).toBe('');
  expect(namesOf(bookOf('pomme-cannelle'), 'illustrator')).toBe('Ysé Tournesol');
});

test('the SQL holds every book, with its apostrophes', () => {
  const sql = catalogueSql({ books, people });
  expect(sql).toContain("l''enquête");
  for (const { slug } of books) expect(sql).toContain(`"slug":"${slug}"`);
});
