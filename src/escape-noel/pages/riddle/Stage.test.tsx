import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { normalizeAnswer } from '@/lib/normalizeAnswer';
import { ALL_DAYS } from '../../shared/rules/days';
import { litMoon } from './Moon';
import { fetchScene } from './scenes';

const edition = v.object({
  riddles: v.array(v.object({ day: v.number(), answers: v.tupleWithRest([v.string()], v.string()) })),
});
const { riddles } = v.parse(edition, JSON.parse(readFileSync('supabase/edition/edition.json', 'utf8')));

const SHAPES = 'path, circle, ellipse, rect, line, polygon, polyline, text, image, use';
const SMALL_WORDS = new Set(['les', 'des', 'une', 'sous', 'dans', 'sur', 'par', 'avec', 'pour']);

/** The drawings are made into components as they are asked for, which takes the first one some seconds. */
const DRAWINGS_LIMIT_MS = 120_000;
beforeAll(async () => {
  await Promise.all(ALL_DAYS.flatMap((day) => [fetchScene(day, false), fetchScene(day, true)]));
}, DRAWINGS_LIMIT_MS);
/** The drawing of a day's stage, as the page receives it. */
async function stageOf(day: number, solved: boolean): Promise<Element> {
  const Scene = await fetchScene(day, solved);
  return render(<Scene />).container;
}

/** The words of a text, in the singular, without accents. */
function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).map((word) => {
    const bare = normalizeAnswer(word);
    return bare.length > 3 ? bare.replace(/[sx]$/, '') : bare;
  });
}

const drawnIn = (stage: Element) =>
  [...stage.querySelectorAll('[data-draws]')].map((each) => each.getAttribute('data-draws') ?? '');

/**
 * What a stage must not draw on a day: the words of its answer, any answer whole, and what the answer counts (« 7 hiboux »: owls
 * on the stage would be counted too).
 */
function askedOn(day: number): Set<string> {
  const answers = riddles.find((riddle) => riddle.day === day)?.answers ?? [''];
  const counted = answers.flatMap((answer) => wordsOf(/\b\d+ (.+)/.exec(answer)?.[1] ?? ''));
  const words = [...wordsOf(answers[0]), ...counted].filter(
    (word) => word.length > 2 && !SMALL_WORDS.has(word),
  );
  return new Set([...words, ...answers.map((answer) => wordsOf(answer).join(''))]);
}

/** On which side the moon is lit: its outer edge turns by the right while it waxes, by the left while it wanes. */
const litSide = (day: number) => (litMoon(day).startsWith('M0-32A32 32 0 0 1') ? 'right' : 'left');

describe.each(ALL_DAYS)('the stage of day %i', (day) => {
  it('draws nothing of what the riddle asks before it is solved', async () => {
    const stage = await stageOf(day, false);
    const asked = askedOn(day);
    const names = drawnIn(stage);
    expect(names.length).toBeGreaterThan(3);
    expect(names).toContain('étoiles');
    expect(
      names.filter((name) => [...wordsOf(name), wordsOf(name).join('')].some((word) => asked.has(word))),
    ).toEqual([]);
    expect(stage.querySelector('.riddle-reward')).toBeNull();
  });

  it('names all that it draws, and writes no letter or number', async () => {
    const stage = await stageOf(day, false);
    const shapes = [...stage.querySelectorAll(SHAPES)].filter((shape) => !shape.closest('defs'));
    expect(shapes.length).toBeGreaterThan(8);
    expect(
      shapes.filter((shape) => !shape.closest('[data-draws]')).map(({ outerHTML }) => outerHTML),
    ).toEqual([]);
    const shared = [...stage.querySelectorAll('use')].map((each) => [
      each.getAttribute('href'),
      each.closest('[data-draws]')?.getAttribute('data-draws'),
    ]);
    const names = new Map([
      ['#scenery-fir', 'sapins'],
      ['#scenery-house', 'maisons'],
    ]);
    expect(shared.filter(([symbol, name]) => names.get(symbol ?? '') !== name)).toEqual([]);
    expect(stage.querySelector('text')).toBeNull();
  });

  it('shows what the riddle asked for once it is solved', async () => {
    const stage = await stageOf(day, true);
    expect(stage.querySelectorAll(`.riddle-reward :is(${SHAPES})`).length).toBeGreaterThan(0);
  });

  it('has no moon beside it when the riddle asks for the moon, or solving it brings another, and only then', async () => {
    const [stage, solved] = [await stageOf(day, false), await stageOf(day, true)];
    const brought = solved.querySelector('.riddle-reward [fill*="scenery-moon"]') !== null;
    expect(stage.querySelector('.moonless') !== null).toBe(brought || askedOn(day).has('lune'));
  });
});

describe('the moon of the stage', () => {
  it('is full on the day whose picture shows it full', () => {
    expect(litMoon(4)).toBe('M0-32A32 32 0 0 0 0 32A32.0 32 0 0 0 0-32Z');
  });

  it('wanes after it is full, on the side that a moon of the north wanes, then waxes again', () => {
    expect([1, 3, 5, 11, 18, 20, 24].map(litSide)).toEqual([
      'right',
      'right',
      'left',
      'left',
      'left',
      'right',
      'right',
    ]);
  });
});
