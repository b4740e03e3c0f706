import { logFailure } from '@/lib/log';
import { requestPlayback } from './audioSession';
import { decayScale, noteToHz, TIMBRES, type Timbre } from './timbres';

const VOLUME = 0.35;
const ATTACK_S = 0.002;
/** -60 dB, for an exponential ramp that cannot reach 0. */
const SILENCE = 0.001;

function ring(into: AudioContext, to: AudioNode, timbre: Timbre, hz: number): void {
  const start = into.currentTime;
  const scale = decayScale(hz);
  for (const { ratio, gain, decayS } of TIMBRES[timbre]) {
    const end = start + decayS * scale;
    const envelope = new GainNode(into, { gain: 0 });
    envelope.gain.setValueAtTime(0, start);
    envelope.gain.linearRampToValueAtTime(gain, start + ATTACK_S);
    envelope.gain.exponentialRampToValueAtTime(gain * SILENCE, end);
    const sine = new OscillatorNode(into, { frequency: hz * ratio });
    sine.connect(envelope).connect(to);
    sine.start(start);
    sine.stop(end);
  }
}

/** Creates bells. The audio context opens with the first stroke; without Web Audio they are silent. */
export function createBells() {
  let context: AudioContext | undefined;
  let out: GainNode | undefined;

  return {
    /** Call it from a user gesture: browsers allow no sound before one. */
    strike: (timbre: Timbre, note: string) => {
      try {
        requestPlayback();
        context ??= new AudioContext();
        out ??= new GainNode(context, { gain: VOLUME });
        out.connect(context.destination);
        void context.resume();
        ring(context, out, timbre, noteToHz(note));
      } catch (error) {
        logFailure('Cloches', error);
      }
    },
    close: () => {
      void context?.close();
      context = undefined;
      out = undefined;
    },
  };
}
