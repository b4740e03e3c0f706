import { describe, expect, it } from 'vitest';
import { linksOf, STARS, starsOf } from './sky';

describe('the constellation', () => {
  it('has 24 stars at fixed positions, far enough from each other to be told apart', () => {
    expect(STARS).toHaveLength(24);
    STARS.forEach((one, index) => {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.y).toBeLessThanOrEqual(100);
      STARS.slice(index + 1).forEach((other) => {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(7);
      });
    });
  });

  it('lights the completed days, with their words', () => {
    const stars = starsOf(new Set([2, 3]), new Map([[2, 'Lueur']]), new Set());
    expect(stars[0]).toEqual({ day: 1, place: STARS[0], lit: false, ringed: false, word: null });
    expect(stars[1]).toEqual({ day: 2, place: STARS[1], lit: true, ringed: false, word: 'Lueur' });
    expect(stars[2]).toEqual({ day: 3, place: STARS[2], lit: true, ringed: false, word: null });
  });

  it('puts a ring round a lit star whose bonus question is answered, and round no dark one', () => {
    const stars = starsOf(new Set([2, 3]), new Map(), new Set([1, 3]));
    expect(stars.filter(({ ringed }) => ringed).map(({ day }) => day)).toEqual([3]);
  });

  it('joins consecutive stars; a link is bright only if both are lit', () => {
    const links = linksOf(starsOf(new Set([1, 2, 4]), new Map(), new Set()));
    expect(links).toHaveLength(23);
    const bright = links.filter((link) => link.bright);
    expect(bright.map(({ from, to }) => [from.day, to.day])).toEqual([[1, 2]]);
  });
});
