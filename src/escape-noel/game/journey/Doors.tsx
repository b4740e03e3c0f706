import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shortDate } from '@/lib/shortDate';
import { useEditionPaths } from '../edition/useEdition';
import { solvedBonusDaysQuery } from '../player/player.queries';
import { usePlayer } from '../player/usePlayer';
import { useProgress } from '../player/useProgress';
import { ALL_DAYS } from '../rules/days';
import { useDoors, useOpeningText, useTimeZone } from '../season/calendar';
import './doors.css';

/** The doors of an edition: solved, with the ring of its bonus question, open, today's, or closed with its date. */
export function Doors({ today = null }: { today?: number | null }) {
  const { days } = useProgress();
  const { data: rings = [] } = useQuery(solvedBonusDaysQuery(usePlayer()));
  const here = useEditionPaths();
  const openingText = useOpeningText();
  const timeZone = useTimeZone();
  return (
    <DoorSection>
      {useDoors().map(({ day, opensAt, isOpen }) => {
        const isDone = days.has(day);
        const marks = {
          'data-done': isDone || undefined,
          'data-ring': rings.includes(day) || undefined,
          'data-today': day === today || undefined,
        };
        // A solved day whose date has been moved shows its revelation.
        if (!isOpen && !isDone && opensAt) {
          return (
            <li key={day}>
              <span>
                <span className="sr-only">Jour </span>
                {day}
                <small>
                  <span className="sr-only">s'ouvre {openingText(opensAt)}</span>
                  <span aria-hidden="true">{shortDate(opensAt, timeZone)}</span>
                </small>
              </span>
            </li>
          );
        }
        const words = [
          `Jour ${day}`,
          isDone && 'résolu',
          marks['data-ring'] && "anneau d'argent",
          marks['data-today'] && "aujourd'hui",
        ];
        return (
          <li key={day}>
            <Link {...marks} aria-label={words.filter(Boolean).join(', ')} to={here.riddle(day)}>
              {day}
            </Link>
          </li>
        );
      })}
    </DoorSection>
  );
}

/** All twenty-four before the calendar is known: the inline script marks them (rule 7.12). The browser itself follows their links. */
export function PlainDoors() {
  const here = useEditionPaths();
  return (
    <DoorSection>
      {ALL_DAYS.map((day) => (
        <li key={day}>
          <a href={here.riddle(day)} suppressHydrationWarning>
            {day}
          </a>
        </li>
      ))}
    </DoorSection>
  );
}

const DoorSection = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="doors-title" className="grid w-full gap-4">
    <h2 className="text-center text-2xl" id="doors-title">
      Les vingt-quatre portes
    </h2>
    <ol className="doors font-display" id="doors">
      {children}
    </ol>
  </section>
);
