// Plays every score of this folder into the files that `recordings.ts` names. `npm run sound -- [name…]` renders some of them alone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../root';
import { RECORDINGS, ROLL_S } from './recordings';
import { writeMp3 } from './synth/encode';
import { fadeOut, master, mix, withRolls } from './synth/mix';

function writeLoopConstants(durationS: number): void {
  const path = join(ROOT, 'src/effects/musicLoop.ts');
  const lines = [
    '/**',
    ' * The background music: one turn of `durationS` seconds from `startS` on, written by `tools/media/sound/render.ts`.',
    ' * The file also holds the end of the turn before it and the beginning after it, so that a player which loops',
    ' * from `startS + e` to `startS + durationS + e` (e under half a second) hears no seam, whatever silence a decoder',
    " * leaves at the file's edges.",
    ' */',
    'export const MUSIC_LOOP = {',
    "  url: '/sounds/musique.mp3',",
    `  startS: ${String(ROLL_S)},`,
    `  durationS: ${durationS.toFixed(5)},`,
    '} as const;',
    '',
  ];
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, lines.join('\n'));
}

const wanted = process.argv.slice(2);
const chosen = RECORDINGS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0)
  throw new Error(`no such recording; there are: ${RECORDINGS.map(({ name }) => name).join(', ')}`);

for (const recording of chosen) {
  const { name, path, events, mixdown, peakDb, driveDb, channels, mp3 } = recording;
  const sound = master(mix(events(), mixdown), peakDb, driveDb);
  const finished = mixdown.periodic ? withRolls(sound, ROLL_S) : fadeOut(sound, recording.fadeS);
  writeMp3(join(ROOT, path), finished, channels, mp3);
  if (name === 'musique') writeLoopConstants(mixdown.durationS);
  console.log(`${path} (${mixdown.durationS.toFixed(2)} s)`);
}
