import { StarIcon } from './icons';
import { classes } from './classes';

interface SpinnerProps {
  /** What is awaited, shown and announced: « Chargement… ». */
  label: string;
  className?: string;
}

/** A turning star and the words that say what is awaited. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <div
      className={classes('flex items-center justify-center gap-3 p-6 text-ui-muted', className)}
      role="status"
    >
      <SpinnerMark />
      <span>{label}</span>
    </div>
  );
}

/** The turning star alone, for the inside of a control that already says what it does. */
export function SpinnerMark() {
  return <StarIcon className="size-5 shrink-0 animate-turn text-ui-foil" />;
}
