import { classes } from '@/ui/classes';
import type { ClassState } from '../../game/class/class.queries';
import { dateText } from './classTexts';
import { DayLine } from './DayLinks';
import { isForClass, type SchoolCalendar } from './schoolCalendar';

interface SchoolWeeksProps {
  calendar: SchoolCalendar;
  today: string;
  state: ClassState;
}

/** The school days, with the doors that each has. */
export const SchoolWeeks = ({ calendar: { days }, today, state }: SchoolWeeksProps) => (
  <ol aria-label="Jours d'école" className="grid grid-cols-1 gap-2 md:grid-cols-2">
    {days.map(({ date, doors }) => (
      <li
        aria-current={date === today ? 'date' : undefined}
        className={classes(
          'grid content-start gap-1 rounded-md border px-4 py-2',
          date === today ? 'border-ui-foil bg-ui-veil' : 'border-ui-line',
        )}
        key={date}
      >
        <span className={classes(date === today && 'font-bold', 'inline-block first-letter:uppercase')}>
          {dateText(date)}
        </span>
        {doors.map((door) => (
          <DayLine day={door.day} isOpen={isForClass(door, date, today)} key={door.day} state={state} />
        ))}
      </li>
    ))}
  </ol>
);
