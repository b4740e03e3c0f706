import { expect, test, vi } from 'vitest';
import {
  createJudge,
  isComplete,
  rememberedOnceJudged,
  settled,
  type JudgeSource,
  type Lookup,
} from './forms';

/** A source that says « right » for texts of the answers, and counts what it is asked. */
function fakeSource() {
  const fetchForms = vi.fn<JudgeSource['fetchForms']>((texts) =>
    Promise.resolve(texts.map((text) => [text.toLowerCase()])),
  );
  const fetchRight = vi.fn<JudgeSource['fetchRight']>((tried) =>
    Promise.resolve(
      tried.flatMap(({ answers, near, texts }) => texts.map((text) => (near ?? answers).includes(text))),
    ),
  );
  return { fetchForms, fetchRight };
}

const chest = { question: 'Où est le trésor\u00a0?', answers: ['coffre'] };

test('a reply that has not come is missing, and is asked for once', async () => {
  const source = fakeSource();
  const judge = createJudge(source);
  const first = judge.lookup();
  expect([first.formsOf('Lune'), first.isRight(chest, 'coffre'), first.isRight(chest, 'lune')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(first.misses()).toBe(3);
  await judge.ask(first.missing);
  const second = judge.lookup();
  expect([second.formsOf('Lune'), second.isRight(chest, 'coffre'), second.isRight(chest, 'lune')]).toEqual([
    ['lune'],
    true,
    false,
  ]);
  expect(isComplete(second.missing)).toBe(true);
  expect(source.fetchRight).toHaveBeenCalledExactlyOnceWith([{ ...chest, texts: ['coffre', 'lune'] }]);
});

test('the same text is another question with other answers, or compared with near misses', async () => {
  const judge = createJudge(fakeSource());
  const check = () =>
    settled(judge, (lookup) => [
      lookup.isRight(chest, 'lune'),
      lookup.isRight({ ...chest, answers: ['lune'] }, 'lune'),
      lookup.isRight({ ...chest, near: ['lune'] }, 'lune'),
      lookup.isRight({ ...chest, near: ['lune'] }, 'coffre'),
    ]);
  expect(await check()).toEqual([false, true, true, false]);
});

test('a check runs until nothing is missing, what depends on a reply included', async () => {
  const judge = createJudge(fakeSource());
  const check = vi.fn<(lookup: Lookup) => (boolean | undefined)[]>(
    (lookup) => lookup.formsOf('COFFRE')?.map((form) => lookup.isRight(chest, form)) ?? [],
  );
  expect(await settled(judge, check)).toEqual([true]);
  expect(check).toHaveBeenCalledTimes(3);
});

test('many texts are asked for in parts, cut where the comparison ends', async () => {
  const source = fakeSource();
  const judge = createJudge(source);
  const texts = Array.from({ length: 450 }, (_, place) => `mot ${place}`);
  const long = '🎄'.repeat(1200);
  const lookup = judge.lookup();
  for (const text of [...texts, long]) {
    lookup.formsOf(text);
    lookup.isRight(chest, text);
  }
  await judge.ask(lookup.missing);
  expect(source.fetchForms.mock.calls.map(([asked]) => asked.length)).toEqual([200, 200, 51]);
  for (const [tried] of source.fetchRight.mock.calls)
    expect(
      tried.reduce((total, { answers, texts: some }) => total + answers.length + some.length, 0),
    ).toBeLessThanOrEqual(201);
  expect(source.fetchForms.mock.calls.at(-1)?.[0].at(-1)).toBe('🎄'.repeat(1000));
  expect(judge.lookup().formsOf(long)).toEqual(['🎄'.repeat(1000)]);
});

test('a failure is thrown, and what the judge replied to is remembered and announced', async () => {
  const source = fakeSource();
  source.fetchRight.mockRejectedValueOnce(new Error('cut'));
  const judge = createJudge(source);
  const listener = vi.fn<() => void>();
  const unsubscribe = judge.follow(listener);
  const before = judge.version();
  const lookup = judge.lookup();
  lookup.formsOf('lune');
  lookup.isRight(chest, 'lune');
  await expect(judge.ask(lookup.missing)).rejects.toThrow('cut');
  expect(judge.lookup().formsOf('lune')).toEqual(['lune']);
  expect(judge.lookup().isRight(chest, 'lune')).toBeUndefined();
  expect(judge.version()).not.toBe(before);
  unsubscribe();
  await judge.ask(lookup.missing);
  expect(listener).toHaveBeenCalledOnce();
  expect(judge.lookup().isRight(chest, 'lune')).toBe(false);
  expect(source.fetchForms).toHaveBeenCalledOnce();
});

test('what two checks miss at the same time is asked for once', async () => {
  const source = fakeSource();
  const judge = createJudge(source);
  const check = () => settled(judge, (lookup) => [lookup.formsOf('lune'), lookup.isRight(chest, 'lune')]);
  expect(await Promise.all([check(), check()])).toEqual([
    [['lune'], false],
    [['lune'], false],
  ]);
  expect([source.fetchForms, source.fetchRight].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('a result is remembered once the judge has replied to all of it', async () => {
  const judge = createJudge(fakeSource());
  const compute = vi.fn<(day: { answer: string }, lookup: Lookup) => string[]>((day, lookup) => [
    lookup.formsOf(day.answer)?.join(' ') ?? '…',
  ]);
  const result = rememberedOnceJudged(compute);
  const day = { answer: 'Lune' };
  const first = judge.lookup();
  first.formsOf('Lune'); // missing before, and still missing
  expect(result(day, first)).toEqual({ output: ['…'], isJudged: false });
  await judge.ask(first.missing);
  expect(result(day, judge.lookup())).toEqual({ output: ['lune'], isJudged: true });
  expect(result(day, judge.lookup())).toEqual({ output: ['lune'], isJudged: true });
  expect(compute).toHaveBeenCalledTimes(2);
});
