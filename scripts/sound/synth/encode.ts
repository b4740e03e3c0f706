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

function interleave({ left, right }: Stereo): Uint8Array {
  const frames = new Float32Array(left.length * 2);
  left.forEach((sample, i) => {
    frames[i * 2] = sample;
    frames[i * 2 + 1] = right[i] ?? 0;
  });
  return new Uint8Array(frames.buffer);
}

/** Writes an MP3, the one audio format that every browser of the last fifteen years plays. */
export function writeMp3(path: string, sound: Stereo, options: readonly string[]): void {
  mkdirSync(dirname(path), { recursive: true });
  const raw = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', 'pipe:0'];
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
    interleave(sound),
  );
}

/** Reads a recording back as a browser would hear it. */
export function decode(path: string): Stereo {
  const { stdout } = ffmpeg([
    '-loglevel',
    'error',
    '-i',
    path,
    '-f',
    'f32le',
    '-ar',
    String(SAMPLE_RATE),
    '-ac',
    '2',
    'pipe:1',
  ]);
  const frames = new Float32Array(
    stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.byteLength),
  );
  const left = new Float32Array(frames.length / 2);
  const right = new Float32Array(frames.length / 2);
  for (let i = 0; i < left.length; i += 1) {
    left[i] = frames[i * 2] ?? 0;
    right[i] = frames[i * 2 + 1] ?? 0;
  }
  return { left, right };
}
