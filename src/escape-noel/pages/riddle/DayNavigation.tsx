import { memo } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { publisher } from '@/publisher';
import { CheckIcon, NextIcon, PreviousIcon, StarIcon } from '@/ui/icons';
import { useProgress } from '../../game/player/useProgress';
import { ALL_DAYS, RIDDLE_COUNT } from '../../game/rules/days';
import { nextDoor, type Door } from '../../game/rules/nextStop';
import { useDoors, useOpeningText } from '../../game/season/calendar';
import { DoorTime } from '../../game/season/DoorTime';
import { useDayMessages } from '../../game/messages/messages.queries';
import { useEditionPaths } from '../../game/edition/useEdition';

/** Previous, next, the 24 dots, and after the last day the link to the final page (rule 3.11). No link leads to a closed door. Memoised: playing re-renders none of it. */
export const DayNavigation = memo(function DayNavigation({ day }: { day: number }) {
  const here = useEditionPaths();
  const { days } = useProgress();
  const doors = useDoors();
  const textOf = useOpeningText();
  const doorOf = (each: number) => doors.find((door) => door.day === each);
  const canEnter = (each: number) => doorOf(each)?.isOpen === true || days.has(each);
  const previous = ALL_DAYS.filter((each) => each < day && canEnter(each)).at(-1);
  const next = nextDoor(doors);
  const withMessage = new Set(useDayMessages().map((message) => message.day));
  return (
    <nav aria-label="Les vingt-quatre jours" className="mx-auto mt-10 grid max-w-6xl gap-6 px-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ButtonLink
          context={previous === undefined ? '(accueil du jeu)' : `(jour ${previous})`}
          to={previous === undefined ? here.landing : here.riddle(previous)}
          variant="quiet"
        >
          <PreviousIcon />
          <span className="inline-block first-letter:uppercase">précédent</span>
        </ButtonLink>
        {day < RIDDLE_COUNT && canEnter(day + 1) && (
          <ButtonLink context={`(jour ${day + 1})`} to={here.riddle(day + 1)} variant="quiet">
            <span className="inline-block first-letter:uppercase">suivant</span>
            <NextIcon />
          </ButtonLink>
        )}
        {day === RIDDLE_COUNT && days.has(day) && (
          <ButtonLink to={here.final} variant="gold">
            <span className="md:hidden">🎄 Final →</span>
            <span className="hidden md:inline">🎄 Découvrir la révélation finale →</span>
          </ButtonLink>
        )}
      </div>
      <ol className="lg:grid-cols-24 grid grid-cols-6 justify-items-center gap-y-1 sm:grid-cols-8 md:grid-cols-12">
        {ALL_DAYS.map((each) => (
          <li key={each}>
            <Dot
              canEnter={canEnter(each)}
              current={each === day}
              day={each}
              done={days.has(each)}
              door={doorOf(each)}
              hasMessage={withMessage.has(each)}
              textOf={textOf}
            />
          </li>
        ))}
      </ol>
      {next && next.day !== day && (
        <p className="text-balance text-center text-nuit-mist">
          Prochaine porte, jour {next.day}&nbsp;: <DoorTime opensAt={next.opensAt} />
        </p>
      )}
    </nav>
  );
});

interface DotProps {
  day: number;
  current: boolean;
  done: boolean;
  canEnter: boolean;
  /** Undefined for a day that the edition lacks. */
  door: Door | undefined;
  /** The publisher says something about it (rule 16.2). */
  hasMessage: boolean;
  /** Says when a door opens. */
  textOf: (opensAt: Date) => string;
}

function Dot({ day, current, done, canEnter, door, hasMessage, textOf }: DotProps) {
  const here = useEditionPaths();
  const look = classes(
    'grid size-9 place-items-center whitespace-nowrap rounded-full border-2 text-base font-bold enlarged:text-sm transition-touch duration-touch ease-breath',
    done
      ? 'border-nuit-done bg-nuit-done text-nuit-deep'
      : canEnter
        ? 'border-nuit-dim bg-nuit-night text-nuit-gold group-hover:border-nuit-gold'
        : 'border-dashed border-nuit-line text-nuit-mist',
    current &&
      'scale-115 ring-3 ring-nuit-gold ring-offset-3 ring-offset-nuit-deep forced-colors:outline-4 forced-colors:outline-offset-2',
  );
  const face = (
    <span aria-hidden="true" className={look}>
      {done && !current ? <CheckIcon className="size-5" /> : day}
    </span>
  );
  if (!canEnter) {
    const coming = door?.opensAt ? `s'ouvre ${textOf(door.opensAt)}` : 'à venir';
    return (
      <span aria-current={current ? 'page' : undefined} className="grid size-11 place-items-center">
        {face}
        <span className="sr-only">
          Jour {day}, {coming}
        </span>
      </span>
    );
  }
  return (
    <Link
      aria-current={current ? 'page' : undefined}
      aria-label={`Jour ${day}${done ? ', résolu' : ''}${hasMessage ? `, un mot de ${publisher.name}` : ''}`}
      className="group relative grid size-11 place-items-center rounded-full"
      to={here.riddle(day)}
    >
      {face}
      {hasMessage && (
        <StarIcon className="absolute right-0 top-0 size-4 rounded-full bg-nuit-deep text-nuit-gold" />
      )}
    </Link>
  );
}
