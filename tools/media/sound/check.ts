// Decodes what was rendered, as a browser would, and measures it. `npm run sound:check`; needs ffmpeg.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MUSIC_LOOP } from '../../../src/effects/musicLoop';
import { ROOT } from '../root';
import { RECORDINGS } from './recordings';
import { decode, ffmpeg } from './synth/encode';
import { peakOf, type Stereo } from './synth/mix';
import { SAMPLE_RATE } from './synth/voices';

const SEAM_WINDOW_S = 0.05;
/** Silence that a decoder may leave at the head of the file: none, a codec's frame, two, and a quarter second. */
const SEAM_OFFSETS_S = [0, 0.0131, 0.0261, 0.0512, 0.25];
const MAX_SEAM_RMS_DB = 1;
const MUSIC_VOLUME = 0.3;
/** A small sound is heard over the music, without making anybody start. */
const CUE_ABOVE_MUSIC_LU = { min: 0, max: 8 } as const;

const failures: string[] = [];

function expect(condition: boolean, message: string): void {
  if (!condition) failures.push(message);
}

function toDb(value: number): number {
  return 20 * Math.log10(Math.max(value, 1e-9));
}

function largestStep(samples: Float32Array): number {
  let largest = 0;
  for (let i = 1; i < samples.length; i += 1) {
    largest = Math.max(largest, Math.abs((samples[i] ?? 0) - (samples[i - 1] ?? 0)));
  }
  return largest;
}

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

/** Integrated loudness in LUFS (EBU R 128); short sounds are repeated, as the measure needs several blocks. */
function loudness(path: string): number {
  const filter = 'aloop=loop=8:size=2e6,atrim=duration=60,ebur128';
  const { stderr } = ffmpeg(['-i', path, '-af', filter, '-f', 'null', '-']);
  const found = [...stderr.matchAll(/I:\s+(-?[\d.]+) LUFS/g)].at(-1)?.[1];
  return Number(found);
}

/** Joins the 50 ms before the loop's end to the 50 ms after its start, and looks for a click between them. */
function checkSeam(music: Stereo): void {
  const window = Math.round(SEAM_WINDOW_S * SAMPLE_RATE);
  for (const offsetS of SEAM_OFFSETS_S) {
    const from = Math.round((MUSIC_LOOP.startS + offsetS) * SAMPLE_RATE);
    const to = from + Math.round(MUSIC_LOOP.durationS * SAMPLE_RATE);
    for (const ear of ['left', 'right'] as const) {
      const samples = music[ear];
      const before = samples.slice(to - window, to);
      const after = samples.slice(from, from + window);
      const joint = Math.abs((after[0] ?? 0) - (before.at(-1) ?? 0));
      const usual = Math.max(largestStep(before), largestStep(after));
      // The piece plucks its first note where the turn begins, so the level rises there as it is written to. What must
      // not differ is the level after a jump and the level of the same bars played straight on, which the file holds.
      const straightOn = samples.slice(to, to + window);
      const level = toDb(rms(after)) - toDb(rms(straightOn));
      const apart = toDb(rms(after.map((sample, i) => sample - (straightOn[i] ?? 0))) / rms(after));
      const where = `seam at +${String(offsetS)} s, ${ear}`;
      console.log(
        `${where}: step ${joint.toFixed(5)} (largest around ${usual.toFixed(5)}), ` +
          `level ${level.toFixed(2)} dB from straight on, difference ${apart.toFixed(1)} dB`,
      );
      expect(joint <= usual, `${where}: a click of ${joint.toFixed(5)}`);
      expect(Math.abs(level) <= MAX_SEAM_RMS_DB, `${where}: the level jumps by ${level.toFixed(2)} dB`);
    }
  }
}

function checkFile(name: string): number {
  const recording = RECORDINGS.find((candidate) => candidate.name === name);
  if (!recording) throw new Error(`no recording is called ${name}`);
  const path = join(ROOT, recording.path);
  if (!existsSync(path)) {
    failures.push(`${recording.path} is missing`);
    return Number.NaN;
  }
  const sound = decode(path, recording.channels);
  const bytes = statSync(path).size;
  const durationS = sound.left.length / SAMPLE_RATE;
  const peakDb = toDb(peakOf(sound));
  const lufs = loudness(path);
  console.log(
    `${recording.path}: ${String(bytes)} B, ${durationS.toFixed(2)} s, peak ${peakDb.toFixed(1)} dBFS, ${lufs.toFixed(1)} LUFS`,
  );
  const { limits } = recording;
  expect(bytes <= limits.bytes, `${recording.path} weighs ${String(bytes)} B`);
  expect(durationS <= limits.durationS, `${recording.path} lasts ${durationS.toFixed(2)} s`);
  expect(peakDb <= limits.peakDb, `${recording.path} peaks at ${peakDb.toFixed(1)} dBFS`);
  const last = Math.abs(sound.left.at(-1) ?? 0);
  expect(recording.mixdown.periodic || toDb(last) < -50, `${recording.path} ends on a step`);
  return lufs;
}

if (spawnSync('ffmpeg', ['-version']).status !== 0) {
  console.log('ffmpeg is not installed: the sounds were not measured.');
} else {
  const loudnesses = new Map(RECORDINGS.map(({ name }) => [name, checkFile(name)]));
  const heardMusic = (loudnesses.get('musique') ?? Number.NaN) + toDb(MUSIC_VOLUME);
  console.log(`the music is heard at ${heardMusic.toFixed(1)} LUFS`);
  for (const cue of ['succes', 'echec', 'indice']) {
    const above = (loudnesses.get(cue) ?? Number.NaN) - heardMusic;
    console.log(`${cue}: ${above.toFixed(1)} LU above the music`);
    const fits = above >= CUE_ABOVE_MUSIC_LU.min && above <= CUE_ABOVE_MUSIC_LU.max;
    expect(fits, `${cue} stands ${above.toFixed(1)} LU above the music`);
  }
  checkSeam(decode(join(ROOT, 'public', MUSIC_LOOP.url), 2));
  for (const failure of failures) console.error(`FAILED ${failure}`);
  console.log(
    failures.length === 0 ? 'All sounds are as they should be.' : `${String(failures.length)} failed.`,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
}
