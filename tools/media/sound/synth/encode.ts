import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Stereo } from './mix';
import { SAMPLE_RATE } from './voices';

const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** Runs ffmpeg, or says what it complained about. */
export function ffmpeg(args: readonly string[], input?: Uint8Array): { stdout: Buffer; stderr: string } {
  const run = spawnSync('ffmpeg', ['-hide_banner', ...args], {
    ...(input === undefined ? {} : { input }),
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  if (run.error) throw run.error;
  if (run.status !== 0) throw new Error(`ffmpeg ${args.join(' ')}\n${run.stderr.toString()}`);
  return { stdout: run.stdout, stderr: run.stderr.toString() };
}

/** Number of channels of a recording. */
export type Channels = 1 | 2;

/** The samples of both ears in turn, or of their middle. Done here, as ffmpeg's own mixing changes the level. */
function frames({ left, right }: Stereo, channels: Channels): Uint8Array {
  const out = new Float32Array(left.length * channels);
  left.forEach((sample, i) => {
    const other = right[i] ?? 0;
    if (channels === 1) out[i] = (sample + other) / 2;
    else out.set([sample, other], i * 2);
  });
  return new Uint8Array(out.buffer);
}

/** Writes an MP3, the one audio format that every browser of the last fifteen years plays. */
export function writeMp3(path: string, sound: Stereo, channels: Channels, options: readonly string[]): void {
  mkdirSync(dirname(path), { recursive: true });
  const raw = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', String(channels), '-i', 'pipe:0'];
  // No tags and no encoder's name: the same notes give the same bytes.
  const clean = [
    '-map_metadata',
    '-1',
    '-id3v2_version',
    '0',
    '-fflags',
    '+bitexact',
    '-flags:a',
    '+bitexact',
  ];
  ffmpeg(
    ['-y', '-loglevel', 'error', ...raw, '-c:a', 'libmp3lame', ...options, ...clean, path],
    frames(sound, channels),
  );
}

/** Reads a recording back as a browser would hear it; both ears hear the same when it has one channel. */
export function decode(path: string, channels: Channels): Stereo {
  const format = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', String(channels)];
  const { stdout } = ffmpeg(['-loglevel', 'error', '-i', path, ...format, 'pipe:1']);
  const samples = new Float32Array(
    stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.byteLength),
  );
  const ear = (offset: number) =>
    Float32Array.from(
      { length: samples.length / channels },
      (_unused, i) => samples[i * channels + offset] ?? 0,
    );
  return { left: ear(0), right: ear(channels - 1) };
}
