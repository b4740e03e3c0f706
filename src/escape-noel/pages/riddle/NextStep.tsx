import { ButtonLink } from '@/ui/Button';
import { NextDoor } from '../../game/season/NextDoor';
import { useNextDestination } from './useNextDestination';

interface NextStepProps {
  day: number;
  completedCount: number;
}

/** Below a revelation: where the journey goes on, by its name (rule 11.2). */
export function NextStep({ day, completedCount }: NextStepProps) {
  const { exists, door, name, address } = useNextDestination(day, completedCount);
  if (!exists) return null;
  return (
    <div className="grid justify-items-center gap-4 text-center print:hidden">
      {door && <NextDoor door={door} />}
      <ButtonLink size="lg" to={address} variant="gold">
        {name}
      </ButtonLink>
    </div>
  );
}
