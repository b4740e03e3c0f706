import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createBells } from '@/effects/bells';
import type { Timbre } from '@/effects/timbres';
import type { BoardProps } from '../kind';

declare module 'react' {
  interface CSSProperties {
    /** The size of a bell or a tooth relative to the largest: 0 to 1. */
    '--size'?: number;
  }
}

const LIT_MS = 450;
const STEP_MS = 650;

/** Plays and lights the keys that are struck. With the sound off they are only lit (rule 10.4). */
export function useStrikes(
  timbre: Timbre,
  notes: readonly string[],
  { soundOn, onPlayingChange }: Pick<BoardProps, 'soundOn' | 'onPlayingChange'>,
) {
  const [bells] = useState(createBells);
  const [lit, setLit] = useState<number | null>(null);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const stop = () => {
    for (const timer of timers.current) clearTimeout(timer);
    timers.current = [];
  };
  const onUnmount = useEffectEvent(() => {
    stop();
    bells.close();
    onPlayingChange(false);
  });
  useEffect(() => () => onUnmount(), []);

  const ring = (key: number) => {
    setLit(key);
    if (!soundOn) return;
    // Until the board unmounts: the music would disturb the bells.
    onPlayingChange(true);
    bells.strike(timbre, notes[key] ?? '');
  };
  const schedule = (run: () => void, delayMs: number) => void timers.current.push(setTimeout(run, delayMs));
  return {
    lit,
    strike: (key: number) => {
      stop();
      ring(key);
      schedule(() => setLit(null), LIT_MS);
    },
    replay: (keys: readonly number[]) => {
      stop();
      for (const [index, key] of keys.entries()) {
        schedule(() => ring(key), index * STEP_MS);
        schedule(() => setLit(null), index * STEP_MS + LIT_MS);
      }
    },
  };
}
