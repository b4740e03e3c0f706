// Films day 14: every picture drawn in Chromium, then encoded by ffmpeg. `npm run video`
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openEasel, type Easel } from '../art/drawing';
import { ROOT } from '../root';
import { ffmpeg } from '../sound/synth/encode';
import { captions } from './captions';
import { backdrop, frame } from './frame';
import { FILM_S, FRAMES_PER_SECOND } from './timeline';

const SIZE = { width: 1280, height: 720 } as const;
const OUTPUT = join(ROOT, 'supabase/edition/2024/videos/jour-14');
const MAX_BYTES = 1_500_000;
/** The poster: a first letter, not yet readable. */
const POSTER_S = 1.7;

const BT709 = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];
/** Silent, without tags: the same drawings give the same film. */
const CLEAN = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
const H264 = [
  '-c:v',
  'libx264',
  '-profile:v',
  'baseline',
  '-level',
  '3.1',
  '-preset',
  'veryslow',
  '-tune',
  'animation',
];
const VP9 = [
  '-c:v',
  'libvpx-vp9',
  '-b:v',
  '0',
  '-deadline',
  'good',
  '-cpu-used',
  '2',
  '-row-mt',
  '1',
  '-g',
  '250',
];
const ENCODINGS = [
  { extension: 'mp4', options: [...H264, '-crf', '21', '-movflags', '+faststart'] },
  { extension: 'webm', options: [...VP9, '-crf', '30'] },
] as const;

async function drawFilm(easel: Easel, folder: string): Promise<void> {
  writeFileSync(
    join(folder, 'backdrop.png'),
    await easel.draw(backdrop(ROOT), SIZE.width, SIZE.height, false),
  );
  const count = Math.round(FILM_S * FRAMES_PER_SECOND);
  for (let index = 0; index < count; index += 1) {
    const picture = await easel.draw(frame(index / FRAMES_PER_SECOND), SIZE.width, SIZE.height, true);
    writeFileSync(join(folder, `${String(index).padStart(4, '0')}.png`), picture);
  }
}

function encode(folder: string): void {
  const rate = ['-framerate', String(FRAMES_PER_SECOND)];
  const still = ['-loop', '1', ...rate, '-i', join(folder, 'backdrop.png')];
  const moving = [...rate, '-i', join(folder, '%04d.png')];
  const film = [
    '-filter_complex',
    '[0][1]overlay=shortest=1:format=gbrp,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
  ];
  for (const { extension, options } of ENCODINGS) {
    const path = `${OUTPUT}.${extension}`;
    ffmpeg(['-y', '-loglevel', 'error', ...still, ...moving, ...film, ...options, ...BT709, ...CLEAN, path]);
    const bytes = statSync(path).size;
    console.log(`${path.slice(ROOT.length + 1)}  ${(bytes / 1000).toFixed(1)} kB`);
    if (bytes > MAX_BYTES) process.exitCode = 1;
  }
}

async function writePoster(folder: string): Promise<void> {
  const index = Math.round(POSTER_S * FRAMES_PER_SECOND);
  const moving = join(folder, `${String(index).padStart(4, '0')}.png`);
  const still = sharp(join(folder, 'backdrop.png')).composite([{ input: moving }]);
  await still.webp({ quality: 80, effort: 6, smartSubsample: true }).toFile(`${OUTPUT}.webp`);
}

mkdirSync(join(OUTPUT, '..'), { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'film-'));
try {
  const easel = await openEasel();
  try {
    await drawFilm(easel, folder);
  } finally {
    await easel.close();
  }
  encode(folder);
  await writePoster(folder);
  writeFileSync(`${OUTPUT}.vtt`, captions());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
