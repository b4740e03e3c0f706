import type { ClosedDoor } from '../rules/nextStop';
import { Countdown } from './Countdown';
import { DoorTime } from './DoorTime';

/** Says that every open day is completed, and when the next door opens. */
export function NextDoor({ door }: { door: ClosedDoor }) {
  return (
    <div className="grid justify-items-center gap-3">
      <p className="text-balance">
        Tu as résolu toutes les portes ouvertes. Celle du jour {door.day} s'ouvrira{' '}
        <DoorTime opensAt={door.opensAt} />.
      </p>
      <Countdown until={door.opensAt} />
    </div>
  );
}
