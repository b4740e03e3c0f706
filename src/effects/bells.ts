import { logFailure } from '@/lib/log';
import { decayScale, noteToHz, TIMBRES, type Timbre } from './timbres';

const VOLUME = 0.35;
const ATTACK_S = 0.002;
/** 60 dB under the beginning: what counts as silence. */
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

/** Prepares bells; the Web Audio context opens with the first stroke. Where there is none, they are mute. */
export function createBells() {
  let context: AudioContext | undefined;
  let out: GainNode | undefined;

  return {
    /** Rings a note at once, over what still rings. To be called by a gesture: browsers let nothing be heard before one. */
    strike: (timbre: Timbre, note: string) => {
      try {
        context ??= new AudioContext();
        out ??= new GainNode(context, { gain: VOLUME });
        out.connect(context.destination);
        void context.resume();
        ring(context, out, timbre, noteToHz(note));
      } catch (error) {
        logFailure('Cloches', error);
      }
    },
    /** Stops everything and lets it go. */
    close: () => {
      void context?.close();
      context = undefined;
      out = undefined;
    },
  };
}
