import sharp from 'sharp';
import { expect, test } from 'vitest';
import { detailsOf } from '../../src/lib/bookDetails';
import { readCatalogue } from './readCatalogue';
import { socialCard } from './socialCard';

const { books, people } = await readCatalogue();
const [row] = books;
if (!row) throw new Error('No book');
const book = detailsOf(row, books, people);
const house = { name: 'Maison' };

/** The last row with dark ink, right of the cover: the end of the title, in pixels from the top. */
async function lastInkedRow(card: Buffer): Promise<number> {
  const { data, info } = await sharp(card)
    .extract({ left: 500, top: 40, width: 640, height: 520 })
    .greyscale()
    .threshold(70)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, y) =>
    data.subarray(y * info.width, (y + 1) * info.width).includes(0),
  );
  return rows.lastIndexOf(true);
}

test('a card is a JPEG of 1200 × 630 that messengers accept, the same for the same book (rule 26.14)', async () => {
  const card = await socialCard(book, house);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(card.byteLength).toBeLessThan(150_000);
  expect((await socialCard(book, house)).equals(card)).toBe(true);
});

test('its title is written in ink, and a long one stays inside', async () => {
  const short = await lastInkedRow(await socialCard({ ...book, title: 'Ah' }, house));
  const long = await socialCard(
    { ...book, title: 'Une histoire qui ne finit jamais, tome 12. '.repeat(3) },
    house,
  );
  expect(short).toBeGreaterThan(100);
  expect(await lastInkedRow(long)).toBeGreaterThan(short);
  expect(await lastInkedRow(long)).toBeLessThan(515);
});

test('a book whose cover is elsewhere has the placeholder', async () => {
  const card = await socialCard({ ...book, slug: 'sans-couverture' }, house);
  expect(card.equals(await socialCard(book, house))).toBe(false);
});
