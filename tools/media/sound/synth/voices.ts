import { decayScale, TIMBRES, type Partial } from '../../../../src/effects/timbres';

export const SAMPLE_RATE = 44_100;

/** Renders one note, mono, with a peak of about 1. `heldS` matters only to voices that sustain. */
export type Voice = (hz: number, heldS: number, random: () => number) => Float32Array;

const TAIL_FADE_S = 0.03;

/**
 * Adds one dying sine. A two-pole resonator rings exactly like one, and costs two products a sample
 * where `Math.sin` and `Math.exp` would cost a hundred.
 */
function addRing(out: Float32Array, hz: number, gain: number, decayS: number): void {
  const omega = (2 * Math.PI * hz) / SAMPLE_RATE;
  if (omega > 2.6) return; // Inaudible above 18 kHz: it would only cost bits.
  const pole = 10 ** (-3 / (decayS * SAMPLE_RATE));
  const forward = 2 * pole * Math.cos(omega);
  const back = pole * pole;
  let previous = 0;
  let current = gain * Math.sin(omega) * pole;
  for (let i = 1; i < out.length; i += 1) {
    out[i] = (out[i] ?? 0) + current;
    const next = forward * current - back * previous;
    previous = current;
    current = next;
  }
}

function buffer(seconds: number): Float32Array {
  return new Float32Array(Math.ceil(seconds * SAMPLE_RATE));
}

function shapeEnds(out: Float32Array, attackS: number): Float32Array {
  const attack = Math.max(1, Math.round(attackS * SAMPLE_RATE));
  const fade = Math.round(TAIL_FADE_S * SAMPLE_RATE);
  for (let i = 0; i < out.length; i += 1) {
    const rise = i < attack ? 0.5 - 0.5 * Math.cos((Math.PI * i) / attack) : 1;
    const fall = Math.min(1, (out.length - i) / fade);
    out[i] = (out[i] ?? 0) * rise * fall;
  }
  return out;
}

/** A short filtered breath of noise: the pluck of a tine, the felt of a hammer, the skin of a drum. */
function addNoise(
  out: Float32Array,
  random: () => number,
  gain: number,
  decayS: number,
  cutoffHz: number,
): void {
  const smoothing = Math.exp((-2 * Math.PI * cutoffHz) / SAMPLE_RATE);
  const length = Math.min(out.length, Math.round(decayS * SAMPLE_RATE * 3));
  let low = 0;
  for (let i = 0; i < length; i += 1) {
    low = low * smoothing + (random() * 2 - 1) * (1 - smoothing);
    out[i] = (out[i] ?? 0) + low * gain * Math.exp(-i / (decayS * SAMPLE_RATE));
  }
}

function struck(
  hz: number,
  partials: readonly Partial[],
  attackS: number,
  detuneCents: number,
): Float32Array {
  const scale = decayScale(hz);
  const longest = Math.max(...partials.map((partial) => partial.decayS));
  const out = buffer(Math.min(7, longest * scale * 1.05));
  const spread = 2 ** (detuneCents / 1200);
  for (const { ratio, gain, decayS } of partials) {
    const detune = detuneCents === 0 ? [1] : [1 / spread, spread];
    for (const factor of detune) addRing(out, hz * ratio * factor, gain / detune.length, decayS * scale);
  }
  return shapeEnds(out, attackS);
}

/** A music-box tine: plucked, slightly doubled, with the clamped bar's inharmonic second mode. */
const musicBox: Voice = (hz, _heldS, random) => {
  const out = struck(hz, TIMBRES.musicBox, 0.0015, 0.9);
  addNoise(out, random, 0.12, 0.004, 3200);
  return out;
};

/** The lowest tines: more second and third partial, so that a phone's small speaker still tells the bass. */
const bassTine: Voice = (hz, _heldS, random) => {
  const out = struck(
    hz,
    [
      { ratio: 1, gain: 0.6, decayS: 1.7 },
      { ratio: 2, gain: 0.3, decayS: 1.2 },
      { ratio: 3.005, gain: 0.14, decayS: 0.8 },
      { ratio: 5.01, gain: 0.02, decayS: 0.3 },
    ],
    0.004,
    0.7,
  );
  addNoise(out, random, 0.08, 0.006, 900);
  return out;
};

/** A celesta: hammered felt, nearly pure, round. */
const celesta: Voice = (hz, _heldS, random) => {
  const out = struck(
    hz,
    [
      { ratio: 1, gain: 0.85, decayS: 1.9 },
      { ratio: 2, gain: 0.07, decayS: 0.9 },
      { ratio: 4, gain: 0.07, decayS: 0.35 },
    ],
    0.004,
    1.4,
  );
  addNoise(out, random, 0.05, 0.008, 1500);
  return out;
};

/** A church bell: hum, prime, minor tierce, quint and nominal, as bell founders name them. */
const towerBell: Voice = (hz, _heldS, random) => {
  const out = struck(hz, TIMBRES.towerBell, 0.002, 0.6);
  addNoise(out, random, 0.2, 0.008, 1800);
  return out;
};

/** A hand bell, tuned as its makers tune it: the note, then the twelfth above it, and no minor third. */
const handBell: Voice = (hz, _heldS, random) => {
  const out = struck(
    hz,
    [
      { ratio: 1, gain: 0.7, decayS: 1.75 },
      { ratio: 2.004, gain: 0.09, decayS: 1 },
      { ratio: 3, gain: 0.2, decayS: 0.8 },
      { ratio: 5.4, gain: 0.04, decayS: 0.25 },
    ],
    0.0015,
    1,
  );
  addNoise(out, random, 0.14, 0.005, 3500);
  return out;
};

/** A little bell of glass: the overtones of a thin free bar, over at once, and a hard small knock to count by. */
const glassBell: Voice = (hz, _heldS, random) => {
  const out = struck(hz, TIMBRES.glassBell, 0.0008, 0.8);
  addNoise(out, random, 0.3, 0.003, 5000);
  return out;
};

/** A wooden bar under a soft mallet: low, brief and kind. */
const marimba: Voice = (hz, _heldS, random) => {
  const out = struck(
    hz,
    [
      { ratio: 1, gain: 0.8, decayS: 0.75 },
      { ratio: 2, gain: 0.16, decayS: 0.5 },
      { ratio: 3.93, gain: 0.14, decayS: 0.3 },
      { ratio: 9.2, gain: 0.015, decayS: 0.06 },
    ],
    0.003,
    0,
  );
  addNoise(out, random, 0.15, 0.008, 700);
  return out;
};

/** A hollow block of wood: two short resonances. */
const woodblock: Voice = (hz, _heldS, random) => {
  const out = buffer(0.25);
  addRing(out, hz, 0.7, 0.13);
  addRing(out, hz * 1.47, 0.4, 0.08);
  addNoise(out, random, 0.35, 0.004, 4000);
  return shapeEnds(out, 0.0008);
};

/** A breath of soft voices: swells, holds, leaves. Three slightly detuned layers of four harmonics. */
const pad: Voice = (hz, heldS, random) => {
  const releaseS = 0.9;
  const attackS = Math.min(0.5, heldS / 2);
  const out = buffer(heldS + releaseS);
  const phases = Array.from({ length: 12 }, () => random() * 2 * Math.PI);
  [-3.5, 0, 3.5].forEach((cents, layer) => {
    const omega = (2 * Math.PI * hz * 2 ** (cents / 1200)) / SAMPLE_RATE;
    [1, 0.35, 0.14, 0.05].forEach((gain, index) => {
      const phase = phases[layer * 4 + index] ?? 0;
      for (let i = 0; i < out.length; i += 1) {
        out[i] = (out[i] ?? 0) + (gain / 4) * Math.sin(omega * (index + 1) * i + phase);
      }
    });
  });
  for (let i = 0; i < out.length; i += 1) {
    const t = i / SAMPLE_RATE;
    const rise = Math.min(1, t / attackS);
    const fall = t < heldS ? 1 : Math.max(0, 1 - (t - heldS) / releaseS);
    out[i] = (out[i] ?? 0) * Math.sin((Math.PI / 2) * rise) ** 2 * fall * fall;
  }
  return out;
};

/** Every instrument, by the name a score gives it. */
export const VOICES = {
  musicBox,
  bassTine,
  celesta,
  towerBell,
  handBell,
  glassBell,
  marimba,
  woodblock,
  pad,
} as const;

/** The name of an instrument. */
export type VoiceName = keyof typeof VOICES;
