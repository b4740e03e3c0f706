import { formatOpening } from './opening';

/** When a door opens, in Paris and where the player is. */
export const DoorTime = ({ opensAt }: { opensAt: Date }) => (
  <time className="font-bold text-ui-accent-text" dateTime={opensAt.toISOString()}>
    {formatOpening(opensAt)}
  </time>
);
