import { Link } from 'react-router-dom';
import { classes } from '@/ui/classes';
import { StarIcon } from '@/ui/icons';
import { useEditionPaths } from '../../game/edition/useEdition';
import { useProgress } from '../../game/player/useProgress';
import { useDoors } from '../../game/season/calendar';

/** The doors of a past edition, all open. */
export function Doors() {
  const { days } = useProgress();
  const here = useEditionPaths();
  return (
    <section aria-labelledby="doors-title" className="grid w-full gap-4">
      <h2 className="text-center text-2xl" id="doors-title">
        Les vingt-quatre portes
      </h2>
      <ol className="mx-auto grid w-full max-w-3xl grid-cols-4 gap-3 sm:grid-cols-6 sm:gap-4">
        {useDoors().map(({ day }) => (
          <li key={day}>
            <Door day={day} isDone={days.has(day)} to={here.riddle(day)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const Door = ({ day, isDone, to }: { day: number; isDone: boolean; to: string }) => (
  <Link
    aria-label={`Jour ${day}${isDone ? ', résolu' : ''}`}
    className={classes(
      'grid aspect-[3/4] content-center justify-items-center gap-1 rounded-b-md rounded-t-full border-2 font-display text-3xl font-semibold shadow-night transition-colors duration-touch sm:text-4xl',
      isDone
        ? 'border-nuit-gold bg-nuit-veil text-nuit-gold hover:text-nuit-ivory'
        : 'border-nuit-gold-deep bg-nuit-dusk text-nuit-ivory hover:border-nuit-gold hover:text-nuit-gold',
    )}
    to={to}
  >
    {isDone && <StarIcon className="size-6" />}
    {day}
  </Link>
);
