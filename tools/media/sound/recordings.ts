import { FAILURE_EVENTS, HINT_EVENTS, SUCCESS_EVENTS } from './scores/effets';
import { MUSIC_PERIOD_S, musicEvents } from './scores/musique';
import { BELLS, GLASS_BELLS, MUSIC_BOX, type Riddle } from './scores/enigmes';
import type { Channels } from './synth/encode';
import type { Mixdown, SoundEvent } from './synth/mix';
import { SAMPLE_RATE } from './synth/voices';

/** Length of the neighbouring turn that the music's file contains before and after its own. */
export const ROLL_S = 0.5;

/** A file to be rendered, and what it must respect. */
export interface Recording {
  readonly name: string;
  readonly path: string;
  readonly events: () => readonly SoundEvent[];
  readonly mixdown: Mixdown;
  readonly fadeS: number;
  readonly peakDb: number;
  readonly driveDb: number;
  readonly channels: Channels;
  readonly mp3: readonly string[];
  readonly limits: { readonly bytes: number; readonly durationS: number; readonly peakDb: number };
}

const NURSERY = { decayS: 1.3, damping: 0.45 } as const;
const STEREO_128 = ['-b:a', '128k', '-joint_stereo', '1'];

interface Effect {
  readonly name: string;
  readonly durationS: number;
  readonly events: readonly SoundEvent[];
  readonly peakDb: number;
}

function effect({ name, durationS, events, peakDb }: Effect): Recording {
  return {
    name,
    path: `public/sounds/${name}.mp3`,
    events: () => events,
    mixdown: { durationS, periodic: false, room: NURSERY, wet: 0.1, seed: 7 },
    fadeS: durationS * 0.45,
    peakDb,
    driveDb: -4.5,
    channels: 2,
    mp3: STEREO_128,
    limits: { bytes: 30_000, durationS: durationS + 0.06, peakDb: -3 },
  };
}

/** A riddle's recording: one ear is enough, and a phone has only one. */
function riddle(name: string, { events, durationS }: Riddle, peakDb: number): Recording {
  return {
    name,
    path: `supabase/edition/2024/sons/${name}.mp3`,
    events: () => events,
    mixdown: { durationS, periodic: false, room: NURSERY, wet: 0.09, seed: 7 },
    fadeS: 1.2,
    peakDb,
    driveDb: -4.5,
    channels: 1,
    mp3: ['-b:a', '64k'],
    limits: { bytes: 250_000, durationS: durationS + 0.06, peakDb: -1 },
  };
}

/** A whole number of samples, so that the wheel turns without a fraction to drop. */
const MUSIC_TURN_S = Math.round(MUSIC_PERIOD_S * SAMPLE_RATE) / SAMPLE_RATE;

/** Everything that is heard, rendered from the notes next to this file. */
export const RECORDINGS: readonly Recording[] = [
  {
    name: 'musique',
    path: 'public/sounds/musique.mp3',
    events: musicEvents,
    mixdown: { durationS: MUSIC_TURN_S, periodic: true, room: NURSERY, wet: 0.11, seed: 24 },
    fadeS: 0,
    peakDb: -5,
    driveDb: -1,
    channels: 2,
    mp3: ['-abr', '1', '-b:a', '59k', '-joint_stereo', '1', '-cutoff', '11000'],
    limits: { bytes: 500_000, durationS: 92, peakDb: -1 },
  },
  effect({ name: 'succes', durationS: 1.55, events: SUCCESS_EVENTS, peakDb: -11 }),
  effect({ name: 'echec', durationS: 0.95, events: FAILURE_EVENTS, peakDb: -11 }),
  effect({ name: 'indice', durationS: 0.95, events: HINT_EVENTS, peakDb: -13 }),
  riddle('jour-07', BELLS, -2),
  riddle('jour-16', MUSIC_BOX, -5),
  riddle('jour-21', GLASS_BELLS, -3),
];
