import { classes } from '@/ui/classes';
import { dateText } from './classTexts';
import { DoorDot } from './DoorDot';
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
