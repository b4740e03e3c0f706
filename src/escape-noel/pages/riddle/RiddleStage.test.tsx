import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { normalizeAnswer } from '@/lib/normalizeAnswer';
import { ALL_DAYS } from '../../game/rules/days';
import { litMoon } from './Moon';
import { fetchScene } from './scenes';

const edition = v.object({
  riddles: v.array(v.object({ day: v.number(), answers: v.tupleWithRest([v.string()], v.string()) })),
});
const { riddles } = v.parse(edition, JSON.parse(readFileSync('supabase/edition/2024/edition.json', 'utf8')));

const SHAPES = 'path, circle, ellipse, rect, line, polygon, polyline, text, image, use';
const SMALL_WORDS = new Set(['les', 'des', 'une', 'sous', 'dans', 'sur', 'par', 'avec', 'pour']);

/** The drawings are compiled on demand, which takes some seconds. */
const DRAWINGS_LIMIT_MS = 120_000;
beforeAll(async () => {
  await Promise.all(ALL_DAYS.flatMap((day) => [fetchScene(day, false), fetchScene(day, true)]));
}, DRAWINGS_LIMIT_MS);
/** The rendered drawing of a day. */
async function renderScene(day: number, solved: boolean): Promise<Element> {
  const Scene = await fetchScene(day, solved);
  return render(<Scene />).container;
}

/** The words of a text, in the singular, without accents. */
function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).map((word) => {
    const normalized = normalizeAnswer(word);
    return normalized.length > 3 ? normalized.replace(/[sx]$/, '') : normalized;
  });
}

const drawnIn = (stage: Element) =>
  [...stage.querySelectorAll('[data-draws]')].map((each) => each.getAttribute('data-draws') ?? '');

/** Texts that a drawing must not show: the words of the answer, any whole answer, and what the answer counts (« 7 hiboux »). */
function spoilersOf(day: number): Set<string> {
  const answers = riddles.find((riddle) => riddle.day === day)?.answers ?? [''];
  const counted = answers.flatMap((answer) => wordsOf(/\b\d+ (.+)/.exec(answer)?.[1] ?? ''));
  const words = [...wordsOf(answers[0]), ...counted].filter(
    (word) => word.length > 2 && !SMALL_WORDS.has(word),
  );
  return new Set([...words, ...answers.map((answer) => wordsOf(answer).join(''))]);
}

/** The lit side: right while the moon waxes, left while it wanes. */
const litSide = (day: number) => (litMoon(day).startsWith('M0-32A32 32 0 0 1') ? 'right' : 'left');

describe.each(ALL_DAYS)('the drawing of day %i', (day) => {
  it('shows nothing of the answer before the riddle is solved', async () => {
    const stage = await renderScene(day, false);
    const spoilers = spoilersOf(day);
    const names = drawnIn(stage);
    expect(names.length).toBeGreaterThan(3);
    expect(names).toContain('étoiles');
    expect(
      names.filter((name) => [...wordsOf(name), wordsOf(name).join('')].some((word) => spoilers.has(word))),
    ).toEqual([]);
    expect(stage.querySelector('.riddle-reward')).toBeNull();
  });

  it('names everything it shows, and has no letter or number', async () => {
    const stage = await renderScene(day, false);
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
    const stage = await renderScene(day, true);
    expect(stage.querySelectorAll(`.riddle-reward :is(${SHAPES})`).length).toBeGreaterThan(0);
  });

  it('hides the moon only when the riddle asks for the moon or the reward has one', async () => {
    const [stage, solved] = [await renderScene(day, false), await renderScene(day, true)];
    const rewardHasMoon = solved.querySelector('.riddle-reward [fill*="scenery-moon"]') !== null;
    expect(stage.querySelector('.moonless') !== null).toBe(rewardHasMoon || spoilersOf(day).has('lune'));
  });
});

describe('the moon', () => {
  it('is full on the day whose picture shows it full', () => {
    expect(litMoon(4)).toBe('M0-32A32 32 0 0 0 0 32A32.0 32 0 0 0 0-32Z');
  });

  it('wanes after the full moon as seen from the north, then waxes again', () => {
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
