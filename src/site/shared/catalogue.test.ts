import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ageSpan, books, featuredBooks } from './catalogue';

describe('The catalogue', () => {
  test('features four books, in the order of the home page', () => {
    expect(featuredBooks.map(({ title }) => title)).toEqual([
      'Drôle de petit fantôme',
      'Pomme Cannelle',
      'La Gardienne des Émotions',
      "Bienvenue à l'école maternelle",
    ]);
  });

  test('has a cover in every size for every book, and a placeholder', () => {
    for (const slug of [...books.map((book) => book.slug), 'placeholder']) {
      for (const file of ['240.avif', '360.avif', '480.avif', '720.avif', '480.webp', '720.webp']) {
        expect(existsSync(`public/covers/${slug}-${file}`), `${slug}-${file}`).toBe(true);
      }
    }
  });

  test('reads the ages that a card shows', () => {
    expect(ageSpan('3-8 ans')).toEqual({ youngest: 3, oldest: 8 });
  });

  test('has a retailer address of its own for each book', () => {
    expect(new Set(books.map((book) => book.amazonLink)).size).toBe(books.length);
  });
});
