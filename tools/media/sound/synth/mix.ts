import { noteToHz } from '../../../../src/effects/timbres';
import { seededRandom } from './random';
import { type Room, roomEcho } from './reverb';
import { SAMPLE_RATE, VOICES, type VoiceName } from './voices';

/** One note to be heard. */
export interface SoundEvent {
  readonly atS: number;
  readonly voice: VoiceName;
  /** A note name (`A4`), or a frequency for what has no pitch to speak of. */
  readonly pitch: string | number;
  readonly heldS: number;
  readonly gain: number;
  /** -1 left, 0 middle, 1 right. */
  readonly pan: number;
}

/** Left and right ears, as long as each other. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Mixes events into a finished recording. */
export interface Mixdown {
  readonly durationS: number;
  /** When true, what rings past the end comes back at the beginning: the piece is one turn of a wheel. */
  readonly periodic: boolean;
  readonly room: Room;
  /** Level of the reverberation relative to the notes. */
  readonly wet: number;
  readonly seed: number;
}

const RUMBLE_HZ = 60;
const LIMIT_KNEE = 0.6;

function place(target: Stereo, mono: Float32Array, event: SoundEvent, periodic: boolean): void {
  const length = target.left.length;
  const start = Math.round(event.atS * SAMPLE_RATE);
  const angle = ((event.pan + 1) * Math.PI) / 4;
  const left = Math.cos(angle) * event.gain;
  const right = Math.sin(angle) * event.gain;
  for (let i = 0; i < mono.length; i += 1) {
    const raw = start + i;
    if (!periodic && raw >= length) return;
    const at = ((raw % length) + length) % length;
    const sample = mono[i] ?? 0;
    target.left[at] = (target.left[at] ?? 0) + sample * left;
    target.right[at] = (target.right[at] ?? 0) + sample * right;
  }
}

function twice(signal: Float32Array): Float32Array {
  const out = new Float32Array(signal.length * 2);
  out.set(signal, 0);
  out.set(signal, signal.length);
  return out;
}

/**
 * Runs a filter that remembers. For one turn of a wheel the second of two turns is kept: by then the filter has
 * heard the end of the piece before its beginning, as it will for ever after.
 */
function filtered(
  signal: Float32Array,
  periodic: boolean,
  filter: (input: Float32Array) => Float32Array,
): Float32Array {
  if (!periodic) return filter(signal);
  return filter(twice(signal)).slice(signal.length);
}

function highPass(input: Float32Array): Float32Array {
  const keep = Math.exp((-2 * Math.PI * RUMBLE_HZ) / SAMPLE_RATE);
  const out = new Float32Array(input.length);
  let previousIn = 0;
  let previousOut = 0;
  for (let i = 0; i < input.length; i += 1) {
    const sample = input[i] ?? 0;
    previousOut = keep * (previousOut + sample - previousIn);
    previousIn = sample;
    out[i] = previousOut;
  }
  return out;
}

function withRoom(dry: Float32Array, side: 0 | 1, { periodic, room, wet }: Mixdown): Float32Array {
  const clean = filtered(dry, periodic, highPass);
  const echo = filtered(clean, periodic, (input) => roomEcho(input, side, room));
  return clean.map((sample, i) => sample + wet * (echo[i] ?? 0));
}

/** Plays the events into a stereo recording. */
export function mix(events: readonly SoundEvent[], how: Mixdown): Stereo {
  const samples = Math.round(how.durationS * SAMPLE_RATE);
  const dry: Stereo = { left: new Float32Array(samples), right: new Float32Array(samples) };
  const random = seededRandom(how.seed);
  for (const event of events) {
    const hz = typeof event.pitch === 'number' ? event.pitch : noteToHz(event.pitch);
    place(dry, VOICES[event.voice](hz, event.heldS, random), event, how.periodic);
  }
  return { left: withRoom(dry.left, 0, how), right: withRoom(dry.right, 1, how) };
}

/** The largest sample of either ear. */
export function peakOf({ left, right }: Stereo): number {
  let peak = 0;
  for (const channel of [left, right]) for (const sample of channel) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

/** Rounds what passes the knee instead of cutting it. Without memory, so that a periodic piece stays periodic. */
function softLimit(sample: number): number {
  const size = Math.abs(sample);
  if (size <= LIMIT_KNEE) return sample;
  const room = 1 - LIMIT_KNEE;
  return Math.sign(sample) * (LIMIT_KNEE + room * Math.tanh((size - LIMIT_KNEE) / room));
}

/** Brings the recording to a peak in dBFS, rounding the `driveDb` decibels that stand out above it. */
export function master(input: Stereo, peakDb: number, driveDb: number): Stereo {
  const drive = 10 ** (driveDb / 20) / peakOf(input);
  const limited = {
    left: input.left.map((sample) => softLimit(sample * drive)),
    right: input.right.map((sample) => softLimit(sample * drive)),
  };
  const gain = 10 ** (peakDb / 20) / peakOf(limited);
  return {
    left: limited.left.map((sample) => sample * gain),
    right: limited.right.map((sample) => sample * gain),
  };
}

/** Lets the last moments fall to silence, so that a recording never ends on a step. */
export function fadeOut({ left, right }: Stereo, fadeS: number): Stereo {
  const fade = Math.round(fadeS * SAMPLE_RATE);
  const shape = (sample: number, i: number, all: Float32Array) =>
    sample * Math.min(1, Math.max(0, (all.length - 1 - i) / fade)) ** 2;
  return { left: left.map(shape), right: right.map(shape) };
}

/** One turn of a periodic recording, preceded by its last moments and followed by its first ones. */
export function withRolls({ left, right }: Stereo, rollS: number): Stereo {
  const roll = Math.round(rollS * SAMPLE_RATE);
  const wrap = (channel: Float32Array) => {
    const out = new Float32Array(channel.length + 2 * roll);
    out.set(channel.slice(channel.length - roll), 0);
    out.set(channel, roll);
    out.set(channel.slice(0, roll), roll + channel.length);
    return out;
  };
  return { left: wrap(left), right: wrap(right) };
}
