import { expect, test } from 'vitest';
import { MAX_QR_VERSION, qrCodeOf } from '../../src/escape-noel/pages/transfer/QrCode.tsx';
import { writeJourneyLink } from '../../src/escape-noel/shared/transfer/journeyLink.ts';
import { editionFolders } from './folders.ts';
import { readEdition } from './seed.ts';

/** Longer than most: a link has the address of the site. */
const ADDRESS = 'https://www.une-maison-de-contes.example/escape-noel/archives/2024/reprendre#';

const longest = (texts: readonly string[]): string =>
  texts.toSorted((one, other) => other.length - one.length)[0] ?? '';

test.each(await editionFolders())(
  'the whole journey of %s, with its longest answers, all hints, rings and the sentence, fits a QR code that a phone reads (rule 20.1)',
  async (folder) => {
    const { riddles, feast } = await readEdition(folder);
    const days = riddles.map(({ day, answers, defi }) => ({
      day,
      // Different from day to day, as they are: bytes that are all alike would compress better.
      hintsUsed: day % 4,
      revealed: day % 5 === 0,
      answer: longest(answers),
      ...(defi && { bonusAnswer: longest(defi.answers) }),
    }));
    const fragment = await writeJourneyLink({
      edition: '2024',
      days,
      finalSentence: { hintsUsed: 3, revealed: false, answer: feast.sentence },
    });
    const code = qrCodeOf(`${ADDRESS}${fragment}`);
    expect(code?.version).toBeLessThanOrEqual(MAX_QR_VERSION);
  },
);

test('a text that no such code can hold has none', () => {
  expect(qrCodeOf('a'.repeat(1_300))).toBeNull();
});
