import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { legalLinks, paths } from '@/paths';
import { countOf, criteria, rate, state, themes } from './criteria';
import { CONFORMING, FAILING, NOT_APPLICABLE } from './verdicts';

/** Criteria of each theme of RGAA 4.1.2. */
const SIZES = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

test('RGAA 4.1.2 has 106 criteria in 13 themes', () => {
  expect(themes.map((theme) => theme.criteria.length)).toEqual(SIZES);
  expect(criteria).toHaveLength(106);
  expect(criteria.at(-1)?.number).toBe('13.12');
});

test('each criterion has one verdict, with its reason, and no verdict is of another', () => {
  const judged = [CONFORMING, FAILING, NOT_APPLICABLE].flatMap((reasons) => Object.keys(reasons));
  expect(judged.toSorted()).toEqual(criteria.map(({ number }) => number).toSorted());
  expect(criteria.filter(({ note, title }) => note.length < 12 || !title.endsWith('?'))).toEqual([]);
});

test('the declared rate is the share of the applicable criteria, and the state is the one that the law names', () => {
  const applicable = 106 - countOf('non applicable');
  expect(rate).toBe(Math.floor((Object.keys(CONFORMING).length / applicable) * 100));
  expect(state === 'totalement conforme').toBe(Object.keys(FAILING).length === 0);
  expect(state === 'non conforme').toBe(rate < 50);
});

test('both footers name the declared state', () => {
  expect(legalLinks.find(({ to }) => to === paths.accessibility)?.label).toBe(
    `Accessibilité\u00A0: ${state}`,
  );
});

test('docs/rgaa.md says of each criterion how it was tried, with the same verdict', () => {
  const lines = readFileSync('docs/rgaa.md', 'utf8').matchAll(/^\| ([\d.]+) +\| ([a-z ]+?) +\| (.+) \|$/gm);
  const tried = [...lines].map(([, number, verdict, how = '']) => ({
    number,
    verdict,
    isTold: how.trim() !== '',
  }));
  expect(tried).toEqual(criteria.map(({ number, verdict }) => ({ number, verdict, isTold: true })));
});
