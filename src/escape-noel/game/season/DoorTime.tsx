import { useOpeningText } from './calendar';

/** When a door opens, by the edition's clocks and the player's. */
export function DoorTime({ opensAt }: { opensAt: Date }) {
  const textOf = useOpeningText();
  return (
    <time className="font-bold text-ui-accent-text" dateTime={opensAt.toISOString()}>
      {textOf(opensAt)}
    </time>
  );
}
