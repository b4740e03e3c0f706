import { Link } from 'react-router-dom';
import { paths } from '@/paths';
import { classes } from '@/ui/classes';
import { ButtonLink } from '@/ui/Button';
import { CheckIcon } from '@/ui/icons';
import { TEXT_LINK } from '@/ui/TextLink';
import type { Door } from '../../game/rules/nextStop';
import { dayText, type ClassState } from '../../game/class/class.queries';
import { skillOf } from './skills';

interface DayProps {
  state: ClassState;
  day: number;
}

/** The link to a day's rehearsal, for a class's account alone (rule 25.8). */
const RehearseLink = ({ state, day }: DayProps) =>
  state.isClass && (
    <Link
      aria-label={`Répéter le ${dayText(state, day).replace('Jour', 'jour')}`}
      className={classes(TEXT_LINK, 'inline-flex min-h-touch items-center px-1')}
      to={paths.rehearsal(day)}
    >
      Répéter
    </Link>
  );

/** A day of the calendar: its number, its title, what it exercises, and its links once the class may play it. */
export function DayLine({ state, day, isOpen }: DayProps & { isOpen: boolean }) {
  const isSolved = state.solved.has(day);
  const known = state.days.get(day);
  const skill = known && skillOf(known);
  return (
    <span className="flex items-start gap-3">
      <span
        aria-hidden
        className={classes(
          'mt-1 grid size-9 shrink-0 place-items-center rounded-full border-2 font-bold',
          isSolved
            ? 'border-nuit-done bg-nuit-done text-nuit-deep'
            : isOpen
              ? 'border-ui-foil text-ui-accent-text'
              : 'border-dashed border-ui-line text-ui-muted',
        )}
      >
        {isSolved ? <CheckIcon className="size-5" /> : day}
      </span>
      <span className="grid min-w-0 flex-1">
        {isOpen ? (
          <Link
            aria-label={`Projeter le ${dayText(state, day).replace('Jour', 'jour')}${isSolved ? ', résolu' : ''}`}
            className={classes(TEXT_LINK, 'inline-flex min-h-touch items-center')}
            to={paths.blackboard(day)}
          >
            {known?.title ?? `Jour ${day}`}
          </Link>
        ) : (
          <span className="inline-flex min-h-touch items-center text-ui-muted">
            {known?.title ?? `Jour ${day}`}
            <span className="sr-only">, pas encore</span>
          </span>
        )}
        {skill && <span className="text-base text-ui-muted">{skill}</span>}
      </span>
      {/* An open day of the game is rehearsed before its school day. */}
      {known?.title !== undefined && <RehearseLink day={day} state={state} />}
    </span>
  );
}

/** Large links to the projector of days that the class may play. */
export const DayLinks = ({ state, doors }: { state: ClassState; doors: readonly Door[] }) => (
  <ul className="grid gap-3">
    {doors.map(({ day }) => (
      <li className="flex flex-wrap items-center gap-x-4 gap-y-2" key={day}>
        <ButtonLink
          context={state.solved.has(day) ? '(résolu)' : ''}
          size="lg"
          to={paths.blackboard(day)}
          variant={state.solved.has(day) ? 'quiet' : 'gold'}
        >
          {state.solved.has(day) && <CheckIcon />}
          Projeter le {dayText(state, day).replace('Jour', 'jour')}
        </ButtonLink>
        <RehearseLink day={day} state={state} />
      </li>
    ))}
  </ul>
);
