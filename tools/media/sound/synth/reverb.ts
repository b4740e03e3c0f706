import { SAMPLE_RATE } from './voices';

// Schroeder's room in Moorer's and Jezar's tuning: eight damped combs side by side, then four all-passes in a row.
const COMB_SAMPLES = [1116, 1188, 1277, 1356, 1422, 1491, 1557, 1617];
const ALLPASS_SAMPLES = [556, 441, 341, 225];
const STEREO_SPREAD_SAMPLES = 23;
const ALLPASS_GAIN = 0.5;

/** Size of the simulated room. */
export interface Room {
  /** Seconds to fall by 60 dB. */
  readonly decayS: number;
  /** 0 bright, 1 dull: how much treble each echo loses. */
  readonly damping: number;
}

function addComb(input: Float32Array, out: Float32Array, delay: number, room: Room): void {
  const line = new Float32Array(delay);
  const feedback = 10 ** ((-3 * delay) / (room.decayS * SAMPLE_RATE));
  let low = 0;
  let head = 0;
  for (let i = 0; i < input.length; i += 1) {
    const echo = line[head] ?? 0;
    low = echo * (1 - room.damping) + low * room.damping;
    line[head] = (input[i] ?? 0) + low * feedback;
    out[i] = (out[i] ?? 0) + echo;
    head = head + 1 === delay ? 0 : head + 1;
  }
}

function allpass(signal: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  let head = 0;
  for (let i = 0; i < signal.length; i += 1) {
    const echo = line[head] ?? 0;
    const sample = signal[i] ?? 0;
    line[head] = sample + echo * ALLPASS_GAIN;
    signal[i] = echo - sample;
    head = head + 1 === delay ? 0 : head + 1;
  }
}

/** The echo alone of one channel, in a room; `side` 0 is the left ear and 1 the right. */
export function roomEcho(input: Float32Array, side: 0 | 1, room: Room): Float32Array {
  const offset = side * STEREO_SPREAD_SAMPLES;
  const out = new Float32Array(input.length);
  for (const delay of COMB_SAMPLES) addComb(input, out, delay + offset, room);
  for (const delay of ALLPASS_SAMPLES) allpass(out, delay + offset);
  for (let i = 0; i < out.length; i += 1) out[i] = (out[i] ?? 0) / COMB_SAMPLES.length;
  return out;
}
