import { useEffect } from 'react';
import { startConfetti } from '@/effects/confetti';
import { startSnowfall } from '@/effects/snowfall';

/** « Final start delay 1000 ms », « 8000 ms on the final screen » (rule 11.5). */
const CELEBRATION_DELAY_MS = 1_000;
const FINAL_CONFETTI_MS = 8_000;

export function useCelebration(): void {
  useEffect(() => {
    const stops: (() => void)[] = [];
    const timer = setTimeout(() => {
      stops.push(startConfetti({ durationMs: FINAL_CONFETTI_MS }), startSnowfall(Infinity));
    }, CELEBRATION_DELAY_MS);
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, []);
}
