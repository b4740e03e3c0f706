import { Link } from 'react-router-dom';
import { paths } from '@/paths';
import { classes } from '@/ui/classes';
import { CheckIcon } from '@/ui/icons';
import type { Door } from '../../shared/rules/nextStop';
import { dateText } from './classTexts';
import { isForClass, type SchoolCalendar } from './schoolCalendar';

interface SchoolWeeksProps {
  calendar: SchoolCalendar;
  today: string;
  solved: ReadonlySet<number>;
}

/** The school days, with the doors that each has. */
export const SchoolWeeks = ({ calendar: { days }, today, solved }: SchoolWeeksProps) => (
  <ol aria-label="Jours d'école" className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3">
    {days.map(({ date, doors }) => (
      <li
        aria-current={date === today ? 'date' : undefined}
        className={classes(
          'flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md border px-4 py-2',
          date === today ? 'border-ui-foil bg-ui-veil' : 'border-ui-line',
        )}
        key={date}
      >
        <span className={classes(date === today && 'font-bold', 'inline-block first-letter:uppercase')}>
          {dateText(date)}
        </span>
        <span className="flex gap-2">
          {doors.map((door) => (
            <DoorDot
              door={door}
              isOpen={isForClass(door, date, today)}
              isSolved={solved.has(door.day)}
              key={door.day}
            />
          ))}
        </span>
      </li>
    ))}
  </ol>
);

interface DoorDotProps {
  door: Door;
  isOpen: boolean;
  isSolved: boolean;
}

function DoorDot({ door: { day }, isOpen, isSolved }: DoorDotProps) {
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
