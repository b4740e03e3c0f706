import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createBells } from '@/effects/bells';
import type { Timbre } from '@/effects/timbres';
import type { Hands } from '../kind';

declare module 'react' {
  interface CSSProperties {
    /** How large a bell or a tooth is, beside the largest: 0 to 1. */
    '--size'?: number;
  }
}

/** How long a key is lit by a stroke, and how far apart strokes are that are played again. */
const LIT_MS = 450;
const STEP_MS = 650;

/**
 * What rings and lights under a finger. Mute while sound is switched off: it still lights (rule 10.4).
 * @param notes the note of each key.
 */
export function useStrikes(
  timbre: Timbre,
  notes: readonly string[],
  { soundOn, onHush }: Pick<Hands, 'soundOn' | 'onHush'>,
) {
  const [bells] = useState(createBells);
  const [lit, setLit] = useState<number | null>(null);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const stop = () => {
    for (const timer of timers.current) clearTimeout(timer);
    timers.current = [];
  };
  const leave = useEffectEvent(() => {
    stop();
    bells.close();
    onHush(false);
  });
  useEffect(() => () => leave(), []);

  const ring = (key: number) => {
    setLit(key);
    if (!soundOn) return;
    // Until the board is left: a tune beside the bells would put anybody off.
    onHush(true);
    bells.strike(timbre, notes[key] ?? '');
  };
  const later = (delayMs: number, act: () => void) => void timers.current.push(setTimeout(act, delayMs));
  return {
    /** The key that is lit; null where none is. */
    lit,
    strike: (key: number) => {
      stop();
      ring(key);
      later(LIT_MS, () => setLit(null));
    },
    /** Strikes one after the other. */
    play: (keys: readonly number[]) => {
      stop();
      for (const [index, key] of keys.entries()) {
        later(index * STEP_MS, () => ring(key));
        later(index * STEP_MS + LIT_MS, () => setLit(null));
      }
    },
  };
}
