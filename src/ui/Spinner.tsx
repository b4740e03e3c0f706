import { StarIcon } from './icons';
import { classes } from './classes';

export function Spinner({ label, className }: { label: string; className?: string }) {
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

/** For a control that has its own label. */
export function SpinnerMark() {
  return <StarIcon className="size-5 shrink-0 animate-turn text-ui-foil" />;
}
