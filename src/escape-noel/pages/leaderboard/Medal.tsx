import bronze from '@art/escape-noel/medal-bronze.svg';
import enamel from '@art/escape-noel/medal-enamel.svg';
import gold from '@art/escape-noel/medal-gold.svg';
import silver from '@art/escape-noel/medal-silver.svg';
import { classes } from '@/ui/classes';

const medals = [gold, silver, bronze] as const;
const names = ["Médaille d'or", "Médaille d'argent", 'Médaille de bronze'] as const;

interface MedalProps {
  /** A row's place in the ranking (rule 6.6), or a knight's rank. */
  place: number;
  /** On the badge every rank has a medal; in the ranking only the first three. */
  always?: boolean;
  className?: string;
}

/** Gold, silver, bronze. An image, because html2canvas does not capture inline SVG. */
export function Medal({ place, always = false, className }: MedalProps) {
  const source = medals[place - 1] ?? (always ? enamel : undefined);
  if (source === undefined) return null;
  return (
    <img
      alt={names[place - 1] ?? ''}
      className={classes('inline-block', className)}
      height={64}
      src={source}
      width={64}
    />
  );
}
