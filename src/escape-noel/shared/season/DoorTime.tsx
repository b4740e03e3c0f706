import { useTimeZone } from './calendar';
import { formatOpening } from './opening';

/** When a door opens, by the edition's clocks and the player's. */
export function DoorTime({ opensAt }: { opensAt: Date }) {
  const timeZone = useTimeZone();
  return (
    <time className="font-bold text-ui-accent-text" dateTime={opensAt.toISOString()}>
      {formatOpening(opensAt, timeZone)}
    </time>
  );
}
