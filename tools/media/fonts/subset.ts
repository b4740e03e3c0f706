/**
 * Cuts the two self-hosted faces down to what French needs (perf-notes: a preloaded 25 kB face costs no visible delay).
 * Run by `npm run fonts`; its outputs, in public/fonts, are committed so that a build needs no font tool.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { faceFile, ROOT } from '../root';

const OUTPUT = join(ROOT, 'public/fonts');

const FRENCH =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '\u00a0¡©«®°±²³·»½×ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜàâäæçèéêëîïñôöùûüÿŒœŸ–—‘’“”•…€™←→−';

const files = [
  { from: 'fraunces/files/fraunces-latin-wght-normal.woff2', to: 'fraunces', wght: { min: 400, max: 700 } },
  { from: 'nunito/files/nunito-latin-wght-normal.woff2', to: 'nunito', wght: { min: 400, max: 700 } },
];

await mkdir(OUTPUT, { recursive: true });
for (const { from, to, wght } of files) {
  const source = await readFile(faceFile(from));
  const output = await subsetFont(source, FRENCH, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    // Small capitals, fractions and other alternates that no style here asks for.
    noLayoutClosure: true,
  });
  await writeFile(join(OUTPUT, `${to}.woff2`), output);
  console.log(`${to}: ${(output.length / 1000).toFixed(1)} kB`);
}
