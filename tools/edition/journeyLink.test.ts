import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MAX_QR_VERSION, qrCodeOf } from '../../src/escape-noel/pages/transfer/QrCode.tsx';
import { writeJourneyLink } from '../../src/escape-noel/game/transfer/journeyLink.ts';
import { editionFolders } from './folders.ts';
import { readEdition } from './seed.ts';

/** Longer than most: a link has the address of the site. */
const ADDRESS = 'https://www.une-maison-de-contes.example/escape-noel/archives/2024/reprendre#';

const longest = (texts: readonly string[]): string =>
  texts.toSorted((one, other) => other.length - one.length)[0] ?? '';

/**
 * Simulates another phone's camera image of the code on a screen 360 px wide: turned by hand, a little out of focus, grey in place of black and
 * white, in a compressed frame with the room around.
 */
async function photograph(
  rows: readonly (readonly boolean[])[],
): Promise<{ width: number; height: number; data: Uint8Array }> {
  const pixels = Uint8Array.from(rows.flat(), (isDark) => (isDark ? 0 : 255));
  const screen = await sharp(pixels, { raw: { width: rows.length, height: rows.length, channels: 1 } })
    .resize(760, 760, { kernel: 'nearest' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const frame = await sharp(screen)
    .rotate(4, { background: '#3b3550' })
    .extend({ top: 120, bottom: 160, left: 90, right: 110, background: '#3b3550' })
    .blur(0.9)
    .linear(0.6, 40)
    .jpeg({ quality: 60 })
    .toBuffer();
  const { data, info } = await sharp(frame).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

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
    const link = `${ADDRESS}${fragment}`;
    const code = qrCodeOf(link);
    expect(code?.version).toBeLessThanOrEqual(MAX_QR_VERSION);
    // A camera has many frames of a second; this has one, and the time that it needs.
    expect(decodeQR(await photograph(code?.data ?? []), { timeLimit: 5_000, effort: 8 })).toBe(link);
  },
);

test('a text that no such code can hold has none', () => {
  expect(qrCodeOf('a'.repeat(1_300))).toBeNull();
});
