import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBackend, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const RECORDING = '/edition/sons/lecture-03.mp3';

/** Applies the edition of the tests, where a day has a recording, or none. */
async function apply(recording: string | null | undefined): Promise<void> {
  const edition = (await backend.value('select tests.edition()')) as { riddles: { day: number }[] };
  for (const riddle of edition.riddles)
    if (riddle.day === 3 && recording !== undefined) Object.assign(riddle, { narration_url: recording });
  await backend.query('select tests.play_edition($1::text::jsonb)', [JSON.stringify(edition)]);
}
const read = async (as: Pick<TestBackend['visitor'], 'request'>) =>
  (await as.request('/rest/v1/enigmes?select=narration_url&day_number=eq.3')).json;
const versions = () =>
  backend.value(`select count(*)::integer from private.edition_versions where edition = 'tests'`);
const documentKeys = () =>
  backend.value(
    `select content -> 'narration_url' from private.document_of('tests') where day = 3 and content ? 'narration_url'`,
  );

test('the recording of a day is applied, read with its riddle, corrected and removed (rule 19.3)', async () => {
  const knight = await backend.newKnight();
  await apply(RECORDING);
  expect(await read(knight)).toEqual([{ narration_url: RECORDING }]);
  expect(await documentKeys()).toBe(RECORDING);
  await apply(undefined);
  expect(await read(knight)).toEqual([{ narration_url: null }]);
});

test('a file without a recording and one whose recording is null are the same version', async () => {
  await apply(undefined);
  const before = await versions();
  await apply(null);
  expect(await versions()).toBe(before);
});
