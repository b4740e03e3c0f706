import { Sheet } from '@/ui/Sheet';
import type { Door } from '../../game/rules/nextStop';
import { DoorTime } from '../../game/season/DoorTime';
import { dateText, listText } from './classTexts';
import { DoorDot } from './DoorDot';
import { DoorLinks } from './DoorLinks';
import { isForClass, type ClassMoment, type SchoolCalendar, type SchoolDay } from './schoolCalendar';

interface TodayProps {
  calendar: SchoolCalendar;
  moment: ClassMoment;
  today: string;
  solved: ReadonlySet<number>;
}

/** What the class plays today, or on its next school day (rule 25.3). */
export function Today({ calendar: { days, undated }, moment: { next, isToday }, today, solved }: TodayProps) {
  if (days.length === 0) return <Undated doors={undated} solved={solved} />;
  if (!next)
    return (
      <Sheet foil title="L'école est finie pour cette année">
        <p className="text-lg">Ta classe a fait sa route. Les portes qui restent se jouent à la maison.</p>
      </Sheet>
    );
  const ready = next.doors.filter((door) => isForClass(door, next.date, today));
  const later = next.doors.filter((door) => !ready.includes(door));
  return (
    <Sheet
      foil
      title={isToday ? `Aujourd'hui, ${dateText(next.date)}` : `Prochain jour : ${dateText(next.date)}`}
    >
      <Waited day={next} doors={isToday ? ready : next.doors} />
      {ready.length > 0 && <DoorLinks doors={ready} solved={solved} />}
      {later.map((door) => (
        <p key={door.day}>
          {isToday && door.opensAt ? (
            <>
              La porte du jour {door.day} s'ouvre <DoorTime opensAt={door.opensAt} />.
            </>
          ) : (
            `Jour ${door.day} : à jouer ce jour-là.`
          )}
        </p>
      ))}
    </Sheet>
  );
}

/** Says that doors have waited for a school day. @param doors without those that are still closed on that day. */
function Waited({ day: { date, hasWaited }, doors }: { day: SchoolDay; doors: readonly Door[] }) {
  if (!hasWaited) return null;
  const isMonday = dateText(date).startsWith('lundi');
  return (
    <p className="text-lg">
      {isMonday ? 'Lundi : les portes de la fin de semaine' : 'Les portes des jours sans classe'} t'ont
      attendu. {doors.length > 1 && `Il y en a ${doors.length} : ${listText(doors.map(({ day }) => day))}.`}
    </p>
  );
}

/** An edition whose doors have no dates: the first day to play, and all of them. */
function Undated({ doors, solved }: { doors: readonly Door[]; solved: ReadonlySet<number> }) {
  const open = doors.filter(({ isOpen }) => isOpen);
  const next = open.find(({ day }) => !solved.has(day));
  return (
    <Sheet foil title="Toutes les portes sont ouvertes">
      <p className="text-lg">Ta classe les joue à son rythme, dans l'ordre qui lui plaît.</p>
      {next && <DoorLinks doors={[next]} solved={solved} />}
      <ul aria-label="Tous les jours" className="flex flex-wrap gap-2">
        {open.map((door) => (
          <li key={door.day}>
            <DoorDot door={door} isOpen isSolved={solved.has(door.day)} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
