import { describe, expect, it } from 'vitest';
import type { VisitFigures } from '@/api/visits';
import { doneShare, splitOf, summaryOf } from './visitFigures';

const figuresOf = (some: Partial<VisitFigures>): VisitFigures => ({
  opened: null,
  tried: null,
  hint1: null,
  hint2: null,
  hint3: null,
  found: null,
  revealed: null,
  medianTries: null,
  ...some,
});
const spaced = (text: string) => text.replaceAll('\u00A0', ' ');

describe('the parts of those who opened a day', () => {
  it('add up to all of them', () => {
    const split = splitOf(figuresOf({ opened: 100, tried: 80, found: 50, revealed: 10 }));
    expect(split).toEqual({ total: 100, found: 50, revealed: 10, tried: 20, opened: 20 });
    expect(doneShare(figuresOf({ opened: 100, tried: 80, found: 50, revealed: 10 }))).toBe(60);
  });

  it.each([
    // Some reveal the answer without a try.
    [
      { opened: 20, tried: 8, found: 6, revealed: 9 },
      { total: 20, found: 6, revealed: 9, tried: 0, opened: 5 },
    ],
    // Openings were not counted from the first day on, or by every browser.
    [
      { tried: 30, found: 20 },
      { total: 30, found: 20, revealed: 0, tried: 10, opened: 0 },
    ],
    [
      { opened: 10, found: 12, revealed: 5 },
      { total: 17, found: 12, revealed: 5, tried: 0, opened: 0 },
    ],
    [{}, { total: 0, found: 0, revealed: 0, tried: 0, opened: 0 }],
  ])('are never negative, whatever is hidden: %o', (figures, expected) => {
    expect(splitOf(figuresOf(figures))).toEqual(expected);
  });

  it('have no share where both ends are hidden', () => {
    expect(doneShare(figuresOf({ opened: 13, tried: 6 }))).toBeNull();
    expect(doneShare(figuresOf({ opened: 20, revealed: 5 }))).toBe(25);
  });
});

const day = (number: number, some: Partial<VisitFigures>) => ({ day: number, figures: figuresOf(some) });

const summary = (...days: ReturnType<typeof day>[]) => spaced(summaryOf(days, 5));

describe('the chart in words', () => {
  it('names the day that stops most, and how many come to the last one', () => {
    expect(
      summary(
        day(1, { opened: 1200, tried: 1100, found: 1000 }),
        day(2, { opened: 800, tried: 700, found: 200, revealed: 100 }),
        day(3, { opened: 500 }),
        day(4, {}),
      ),
    ).toBe(
      "C'est le jour 2 qui arrête le plus : 62 % de celles et ceux qui l'ouvrent n'en viennent pas à bout. Le jour 1 a été ouvert 1 200 fois, le jour 3 l'a été 500 fois.",
    );
  });

  it('says when no one stops, and when there is nothing to say', () => {
    expect(summary(day(1, { opened: 10, found: 10 }))).toBe("Aucun jour n'arrête personne de façon visible.");
    expect(summary(day(1, {}), day(2, {}))).toBe("Rien à montrer pour l'instant : aucun nombre n'atteint 5.");
  });
});
