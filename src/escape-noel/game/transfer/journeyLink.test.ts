import { crc32, deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANSWER_MAX_LENGTH } from '@/lib/answerLength';
import { ALL_DAYS } from '../rules/days';
import { readJourneyLink, writeJourneyLink, type TransferredJourney } from './journeyLink';

const typed = fc
  .string({ unit: 'grapheme', maxLength: 60 })
  .filter((text) => text.length <= ANSWER_MAX_LENGTH && !/[\0\p{Surrogate}]/u.test(text));
const hintsUsed = fc.integer({ min: 0, max: 15 });
const entry = (day: number) =>
  fc
    .record(
      { hintsUsed, revealed: fc.boolean(), answer: typed, bonusAnswer: typed },
      { requiredKeys: ['hintsUsed', 'revealed'] },
    )
    .map((part) => ({ day, ...part }));
const journeys: fc.Arbitrary<TransferredJourney> = fc.record({
  edition: fc.stringMatching(/^[\w-]{1,20}$/),
  days: fc
    .tuple(...ALL_DAYS.map((day) => fc.option(entry(day))))
    .map((days) => days.filter((day) => day !== null))
    // A day of which nothing is stored is not written.
    .map((days) =>
      days.filter(
        (day) =>
          day.hintsUsed > 0 || day.revealed || day.answer !== undefined || day.bonusAnswer !== undefined,
      ),
    ),
  finalSentence: fc.record(
    { hintsUsed, revealed: fc.boolean(), answer: typed },
    { requiredKeys: ['hintsUsed', 'revealed'] },
  ),
});

const SAMPLE: TransferredJourney = {
  edition: '2024',
  days: [
    { day: 1, hintsUsed: 2, revealed: false, answer: 'ombre' },
    { day: 2, hintsUsed: 3, revealed: true },
    { day: 5, hintsUsed: 0, revealed: false, answer: 'Noël', bonusAnswer: 'Lisbonne' },
    { day: 7, hintsUsed: 1, revealed: false },
  ],
  finalSentence: { hintsUsed: 1, revealed: false },
};

const bytesOf = (fragment: string) => [...Buffer.from(fragment, 'base64url')];
const fragmentOf = (bytes: readonly number[]) => Buffer.from(bytes).toString('base64url');

/** A link as anyone can make it: another content, or format, with the right checksum. */
function craft(content: Buffer, format = 1): string {
  const body = [...deflateRawSync(content)];
  const crc = crc32(Buffer.from([format, ...body]));
  return fragmentOf([format, crc >>> 24, (crc >>> 16) & 255, (crc >>> 8) & 255, crc & 255, ...body]);
}

test('Every journey comes back from its link as it was (rule 20.1)', async () => {
  await fc.assert(
    fc.asyncProperty(journeys, async (journey) => {
      const fragment = await writeJourneyLink(journey);
      expect(fragment).toMatch(/^[\w-]+$/);
      expect(await readJourneyLink(`#${fragment}`)).toEqual({ status: 'read', journey });
    }),
    { numRuns: 60 },
  );
});

test('More hints than a link can say are said as the most that it can', async () => {
  const days = [{ day: 1, hintsUsed: 40, revealed: false }];
  const link = await readJourneyLink(await writeJourneyLink({ ...SAMPLE, days }));
  expect(link).toMatchObject({ journey: { days: [{ day: 1, hintsUsed: 15 }] } });
});

test('A link that is changed at any byte, in any way, or cut anywhere, brings nothing', async () => {
  const fragment = await writeJourneyLink(SAMPLE);
  const bytes = bytesOf(fragment);
  for (const index of bytes.keys())
    for (const change of [1, 2, 4, 8, 16, 32, 64, 128, 255]) {
      const changed = bytes.with(index, (bytes[index] ?? 0) ^ change);
      expect(await readJourneyLink(fragmentOf(changed))).toEqual({ status: 'damaged' });
    }
  for (let end = 0; end < bytes.length; end += 1)
    expect(await readJourneyLink(fragmentOf(bytes.slice(0, end)))).toEqual({ status: 'damaged' });
});

test('Whatever stands in an address is read without an error, and is no journey', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.stringMatching(/^[\w-]{1,200}$/)), async (text) => {
      expect(await readJourneyLink(text)).toEqual({ status: 'damaged' });
    }),
  );
  for (const text of ['', '#', '#access_token=abc', 'é', 'A', `A${'A'.repeat(30_000)}`])
    expect(await readJourneyLink(text)).toEqual({ status: 'damaged' });
});

test('A link of a later format says so, where it is whole', async () => {
  const fragment = craft(Buffer.from('later'), 2);
  expect(await readJourneyLink(fragment)).toEqual({ status: 'newer' });
  expect(await readJourneyLink(fragment.slice(0, -1))).toEqual({ status: 'damaged' });
  // Without its first character.
  const cut = (await writeJourneyLink(SAMPLE)).slice(1);
  expect(await readJourneyLink(cut)).toEqual({ status: 'damaged' });
});

test.each([
  ['no content', Buffer.alloc(0)],
  ['fewer texts than it announces', Buffer.from([16, ...Buffer.alloc(24), ...Buffer.from('2024')])],
  ['more texts than it announces', Buffer.from([...Buffer.alloc(25), ...Buffer.from('2024\0ombre')])],
  ['an unknown mark', Buffer.from([128, ...Buffer.alloc(24), ...Buffer.from('2024')])],
  ['an edition that is none', Buffer.from([...Buffer.alloc(25), ...Buffer.from('../admin')])],
  [
    'an answer that is too long',
    Buffer.from([16, ...Buffer.alloc(24), ...Buffer.from(`2024\0${'a'.repeat(201)}`)]),
  ],
  ['bytes that are no text', Buffer.from([...Buffer.alloc(25), 0xff, 0xfe])],
  ['a hundred megabytes', Buffer.alloc(100_000_000)],
])('A crafted link with %s is damaged, although its checksum is right', async (_, content) => {
  const fragment = craft(content);
  expect(await readJourneyLink(fragment)).toEqual({ status: 'damaged' });
});

test('A crafted link that follows the format is read: the server judges what it says', async () => {
  const fragment = craft(Buffer.from([16, ...Buffer.alloc(24), ...Buffer.from('2024\0triche')]));
  expect(await readJourneyLink(fragment)).toEqual({
    status: 'read',
    journey: {
      edition: '2024',
      days: [{ day: 1, hintsUsed: 0, revealed: false, answer: 'triche' }],
      finalSentence: { hintsUsed: 0, revealed: false },
    },
  });
});
