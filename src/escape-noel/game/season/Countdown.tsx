import { useCalm } from '@/lib/calm';
import { plural } from '@/lib/french';
import { useCountdown } from '@/lib/useCountdown';
import { classes } from '@/ui/classes';
import { useClockOffset } from './calendar';
import { countdownFields } from './opening';

/**
 * The time left until a door opens, by the server's clock; without its seconds in calm mode. The role `timer` is not announced: the
 * time of opening stands next to it.
 */
export function Countdown({ until, className }: { until: Date; className?: string }) {
  const offset = useClockOffset();
  const left = useCountdown(until.getTime() - offset);
  const isCalm = useCalm();
  const { days, hours, minutes, seconds } = countdownFields(left);
  if (left === 0)
    return (
      <p className="font-bold text-ui-accent-text" role="status">
        Elle s'ouvre dans un instant…
      </p>
    );
  return (
    <p className={classes('flex flex-wrap justify-center gap-2', className)} role="timer">
      {days > 0 && <Unit count={days} unit="jour" />}
      {(days > 0 || hours > 0) && <Unit count={hours} unit="heure" />}
      <Unit count={minutes} unit="minute" />
      {!isCalm && <Unit count={seconds} unit="seconde" />}
    </p>
  );
}

/** The space after it separates the units where no style does. */
const Unit = ({ count, unit }: { count: number; unit: string }) => (
  <>
    <span className="min-w-18 grid justify-items-center rounded-md border border-ui-line bg-ui-surface px-2 py-1.5 leading-tight">
      <span className="font-display text-3xl font-semibold tabular-nums text-ui-accent-text">{count}</span>{' '}
      <span className="text-base text-ui-muted">{plural(count, unit)}</span>
    </span>{' '}
  </>
);
