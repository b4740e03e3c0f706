import { clockFields } from '@/lib/timeZones';
import type { Door } from '../../game/rules/nextStop';
import { useTimeZone } from '../../game/season/calendar';

/** A card for each day that is still closed: its number, its date and room for what comes. The server gives nothing else of it. */
export function ClosedDays({ doors }: { doors: readonly Door[] }) {
  const timeZone = useTimeZone();
  return (
    <article className="sheet sheet-long" id="feuille-a-venir">
      <h2 className="sheet-title">
        <span>À découper, une carte par jour</span> Les portes à venir
      </h2>
      <ul className="sheet-cards">
        {doors.map(({ day, opensAt }) => (
          <li key={day}>
            <h3>Jour {day}</h3>
            {opensAt && <p>S'ouvre le {dateText(opensAt, timeZone)}</p>}
            <p className="sheet-answer">L'énigme&nbsp;:</p>
            <p className="sheet-answer">Notre réponse&nbsp;:</p>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** « 1er décembre », by the edition's clocks. */
function dateText(moment: Date, timeZone: string): string {
  const { day, month } = clockFields(moment, timeZone);
  return `${day === 1 ? '1er' : day} ${month}`;
}
