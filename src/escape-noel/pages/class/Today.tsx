import { Sheet } from '@/ui/Sheet';
import type { Door } from '../../game/rules/nextStop';
import { DoorTime } from '../../game/season/DoorTime';
import type { ClassState } from '../../game/class/class.queries';
import { dateText, listText } from './classTexts';
import { DayLine, DayLinks } from './DayLinks';
import { isForClass, type ClassMoment, type SchoolCalendar, type SchoolDay } from './schoolCalendar';

interface TodayProps {
  calendar: SchoolCalendar;
  moment: ClassMoment;
  today: string;
  state: ClassState;
}

/** The doors of today, or of the next school day (rule 25.3). */
export function Today({ calendar: { days, undated }, moment: { next, isToday }, today, state }: TodayProps) {
  if (days.length === 0) return <Undated doors={undated} state={state} />;
  if (!next)
    return (
      <Sheet foil title="L'école est finie pour cette année">
        <p className="text-lg">Votre classe a fait sa route. Les portes qui restent se jouent à la maison.</p>
      </Sheet>
    );
  const ready = next.doors.filter((door) => isForClass(door, next.date, today));
  const later = next.doors.filter((door) => !ready.includes(door));
  return (
    <Sheet
      foil
      title={isToday ? `Aujourd'hui, ${dateText(next.date)}` : `Prochain jour\u00A0: ${dateText(next.date)}`}
    >
      <Waited day={next} doors={isToday ? ready : next.doors} />
      {ready.length > 0 && <DayLinks doors={ready} state={state} />}
      {later.map(({ day, opensAt }) =>
        isToday && opensAt ? (
          <p key={day}>
            La porte du jour {day} s'ouvre <DoorTime opensAt={opensAt} />.
          </p>
        ) : (
          <DayLine day={day} isOpen={false} key={day} state={state} />
        ),
      )}
    </Sheet>
  );
}

/** Says that doors have waited for a school day. @param doors without those that are still closed on that day. */
function Waited({ day: { date, hasWaited }, doors }: { day: SchoolDay; doors: readonly Door[] }) {
  if (!hasWaited) return null;
  const isMonday = dateText(date).startsWith('lundi');
  return (
    <p className="text-lg">
      {isMonday ? 'Lundi\u00A0: les portes de la fin de semaine' : 'Les portes des jours sans classe'} vous
      ont attendus.{' '}
      {doors.length > 1 && `Il y en a ${doors.length}\u00A0: ${listText(doors.map(({ day }) => day))}.`}
    </p>
  );
}

/** An edition whose doors have no dates: the first day to play, and all of them. */
function Undated({ doors, state }: { doors: readonly Door[]; state: ClassState }) {
  const open = doors.filter(({ isOpen }) => isOpen);
  const next = open.find(({ day }) => !state.solved.has(day));
  return (
    <Sheet foil title="Toutes les portes sont ouvertes">
      <p className="text-lg">Votre classe les joue à son rythme, dans l'ordre qui lui plaît.</p>
      {next && <DayLinks doors={[next]} state={state} />}
      <ul aria-label="Tous les jours" className="grid grid-cols-1 gap-x-6 gap-y-2 md:grid-cols-2">
        {open.map((door) => (
          <li key={door.day}>
            <DayLine day={door.day} isOpen state={state} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
