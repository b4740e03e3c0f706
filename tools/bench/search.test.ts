import { expect, test } from 'vitest';
import { createSearch } from '../../src/site/pages/books/search';

/** Of letters that French words have, always the same. */
function generatedBooks(count: number) {
  let state = 1;
  const random = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  const syllables =
    'ba bra che de dou fan fi gar gno jou lan le lu mai mon na nou ou pe pi quo ra ri ro sou ta ti tou ve vi'.split(
      ' ',
    );
  const word = () =>
    Array.from({ length: 2 + random(3) }, () => syllables[random(syllables.length)]).join('');
  const lexicon = Array.from({ length: 6000 }, word);
  const text = (length: number) =>
    Array.from({ length }, () => lexicon[random(lexicon.length)] ?? '').join(' ');
  return Array.from({ length: count }, (_, place) => ({
    slug: `livre-${place}`,
    title: text(4),
    series: text(2),
    people: text(4),
    themes: text(4),
    teaser: text(18),
    description: text(80),
  }));
}

test('among 900 books a search takes less than 50 ms on a slow phone', () => {
  const many = generatedBooks(900);
  const search = createSearch(many);
  const times = Array.from({ length: 20 }, (_, turn) => {
    const [first = '', second = ''] = many[turn * 40]?.title.split(' ') ?? [];
    const start = performance.now();
    const found = search(`${first.slice(0, -1)} ${second}`);
    const time = performance.now() - start;
    expect(found.length).toBeGreaterThan(0);
    return time;
  });
  // A phone is slower by a factor of 4, as in the browsers' « CPU 4× slowdown »: 12 ms here. The fastest quarter says what a search costs.
  const [fast = Infinity] = times.toSorted((one, other) => one - other).slice(5);
  expect(fast).toBeLessThan(50 / 4);
}, 30_000);
