import { expect, test } from 'vitest';
import { books } from '@/site/shared/catalogue';
import { searchCatalogue } from './searchCatalogue';

const GHOST = 'drole-de-petit-fantome';
const INQUIRY = 'petit-fantome-mene-l-enquete';
const APPLE = 'pomme-cannelle';
const SCHOOL = 'bienvenue-a-l-ecole-maternelle';
const GUARDIAN = 'gardienne-des-emotions';
const COMPUTER = 'ordinateur-de-papa';

/** As parents type them: by ear, without accents, by halves, in another order. A series is found by any of its volumes. */
const QUERIES: readonly (readonly [string, string])[] = [
  ['fantome', 'fantome'],
  ['fantaume', 'fantome'],
  ['phantome', 'fantome'],
  ['drole de fantome', GHOST],
  ['petit fantôm drole', GHOST],
  ['drol de peti fantom', GHOST],
  ['fantôme qui a peur du noir', GHOST],
  ['coucou', GHOST],
  ['lanquete du petit fantome', INQUIRY],
  ['fantome enquette', INQUIRY],
  ['anquête', INQUIRY],
  ['doudou disparut', INQUIRY],
  ['petitfantome', 'fantome'],
  ['pome canelle', APPLE],
  ['pomecanelle', APPLE],
  ['cannelle pomme', APPLE],
  ['canel', APPLE],
  ['POMME', APPLE],
  ['herisson', APPLE],
  ['gato grand mere', APPLE],
  ['grand parents', APPLE],
  ['deuille', APPLE],
  ['école maternel', SCHOOL],
  ['ecole', SCHOOL],
  ['lecole maternelle', SCHOOL],
  ['maternelle bienvenu', SCHOOL],
  ['rentré', SCHOOL],
  ['premier jour décole', SCHOOL],
  ['gardiene des émossions', GUARDIAN],
  ['gardienne emotion tome 2', `${GUARDIAN}-2`],
  ['gardienne des emotions 3', `${GUARDIAN}-3`],
  ['emossion', GUARDIAN],
  ['colere', `${GUARDIAN}-2`],
  ['kolère', `${GUARDIAN}-2`],
  ['solveig amarente', GUARDIAN],
  ['ordi de papa', COMPUTER],
  ['ordinateure papa', COMPUTER],
  ['que cache lordinateur', COMPUTER],
  ['dragon polie', `${COMPUTER}-1`],
  ['balène bleu', `${COMPUTER}-2`],
];
const LEAST_FOUND = 38;

test('of 40 misspelt queries at least 38 find their book first', () => {
  expect(QUERIES).toHaveLength(40);
  const found = QUERIES.filter(([query, part]) => searchCatalogue(query)[0]?.includes(part));
  expect(found.length).toBeGreaterThanOrEqual(LEAST_FOUND);
});

test('a query of nonsense finds nothing, and an empty one neither', () => {
  for (const query of ['', '  ', '!?', 'zzzyx', 'tracteur'])
    expect([query, searchCatalogue(query)]).toEqual([query, []]);
});

test('every word of a query counts, so that more words find fewer books', () => {
  expect(searchCatalogue('fantome')).toHaveLength(2);
  expect(searchCatalogue('fantome enquete')).toEqual([INQUIRY]);
  expect(searchCatalogue('gardienne')).toHaveLength(3);
});

test('every book is found by its own title, first', () => {
  for (const { slug, title } of books) expect([title, searchCatalogue(title)[0]]).toEqual([title, slug]);
});
