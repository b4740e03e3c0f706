import { useId } from 'react';
import { ProgressBar } from '@/ui/ProgressBar';
import { RIDDLE_COUNT } from '../../game/rules/days';
import { starsText } from '../../game/journey/homeWords';

/** How many stars are found. */
export function Stars({ found }: { found: number }) {
  const id = useId();
  return (
    <div className="grid w-full max-w-md gap-2">
      <p className="font-bold text-nuit-ivory" id={id}>
        {starsText(found)}
      </p>
      <ProgressBar labelledBy={id} max={RIDDLE_COUNT} value={found} />
    </div>
  );
}

/** As high, in prerendered HTML: the inline script adds the words. */
export const PlainStars = () => (
  <p className="pb-7 font-bold text-nuit-ivory" data-found="" suppressHydrationWarning>
    {''}
  </p>
);
