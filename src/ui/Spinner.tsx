import { StarIcon } from './icons';
import { classes } from './classes';

interface SpinnerProps {
  label: string;
  className?: string;
}

/** A spinning star with a label. */
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

/** The spinning star alone, for a control that has its own label. */
export function SpinnerMark() {
  return <StarIcon className="size-5 shrink-0 animate-turn text-ui-foil" />;
}
