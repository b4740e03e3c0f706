import { Link } from 'react-router-dom';
import { paths } from '@/paths';
import { classes } from '@/ui/classes';
import { CheckIcon } from '@/ui/icons';
import type { Door } from '../../game/rules/nextStop';

interface DoorDotProps {
  door: Door;
  isOpen: boolean;
  isSolved: boolean;
}

/** A door as its number: a link to project its day, once the class may play it. */
export function DoorDot({ door: { day }, isOpen, isSolved }: DoorDotProps) {
  const look = classes(
    'grid size-11 place-items-center rounded-full border-2 font-bold',
    isSolved
      ? 'border-nuit-done bg-nuit-done text-nuit-deep'
      : isOpen
        ? 'border-ui-foil text-ui-accent-text'
        : 'border-dashed border-ui-line text-ui-muted',
  );
  if (!isOpen)
    return (
      <span className={look}>
        <span className="sr-only">Jour </span>
        {day}
        <span className="sr-only">, pas encore</span>
      </span>
    );
  return (
    <Link
      aria-label={`Projeter le jour ${day}${isSolved ? ', résolu' : ''}`}
      className={classes(look, 'transition-colors duration-touch hover:border-ui-ink')}
      to={paths.blackboard(day)}
    >
      {isSolved ? <CheckIcon className="size-6" /> : day}
    </Link>
  );
}
