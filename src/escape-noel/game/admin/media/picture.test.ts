import { expect, test, vi } from 'vitest';
import { lightest, type Draw } from './picture';

/** A browser whose pictures weigh their pixels times their quality. */
const browser = () =>
  vi.fn<Draw>((width, height, quality) =>
    Promise.resolve(new Blob([new Uint8Array(Math.round((width * height * quality) / 10))])),
  );

test('a light picture keeps its dimensions and the best quality', async () => {
  const draw = browser();
  await lightest({ width: 400, height: 300 }, 'picture', 60_000, draw);
  expect(draw.mock.calls).toEqual([[400, 300, 0.86]]);
});

test('a large picture loses quality, then dimensions, until it is light enough', async () => {
  const draw = browser();
  const made = await lightest({ width: 4000, height: 3000 }, 'picture', 60_000, draw);
  expect(draw.mock.calls.map(([width]) => width)).toEqual([1280, 1280, 1280, 1280, 960]);
  expect(draw.mock.calls.at(-1)).toEqual([960, 720, 0.86]);
  expect(made?.size).toBeLessThanOrEqual(60_000);
});

test('a tall picture is measured by its longest side', async () => {
  const draw = browser();
  await lightest({ width: 1000, height: 2560 }, 'picture', 500_000, draw);
  expect(draw.mock.calls[0]).toEqual([500, 1280, 0.86]);
});

test('an artefact is at most 320 pixels', async () => {
  const draw = browser();
  await lightest({ width: 900, height: 900 }, 'artefact', 12_000, draw);
  expect(draw.mock.calls[0]).toEqual([320, 320, 0.86]);
});

test('a picture that stays too heavy is none', async () => {
  const draw = browser();
  expect(await lightest({ width: 4000, height: 3000 }, 'picture', 10, draw)).toBeNull();
  expect(draw).toHaveBeenCalledTimes(12);
});
