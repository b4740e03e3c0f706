import { Link } from 'react-router-dom';
import { classes } from '@/ui/classes';
import { StarIcon } from '@/ui/icons';
import { useDoors } from '../../game/season/calendar';
import type { SkyStar } from '../../game/rules/sky';
import { useEditionPaths } from '../../game/edition/useEdition';

/** The constellation as a list, which also describes the canvas. A day that is closed, or that the edition lacks, is no link unless it is completed. */
export function FragmentList({ stars }: { stars: readonly SkyStar[] }) {
  const here = useEditionPaths();
  const doors = useDoors();
  const canEnter = ({ day, lit }: SkyStar) => doors.some((door) => door.day === day && (door.isOpen || lit));
  return (
    <ol className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-2">
      {stars.map((star) => (
        <li key={star.day}>
          {canEnter(star) ? (
            <Link
              className={classes(lookOf(star), 'transition-colors duration-touch hover:border-nuit-gold')}
              to={here.riddle(star.day)}
            >
              <Line star={star} />
            </Link>
          ) : (
            <span className={lookOf(star)}>
              <Line star={star} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

const lookOf = ({ lit }: SkyStar) =>
  classes(
    'flex min-h-12 items-center gap-2 rounded-md border px-3 py-1 leading-tight',
    lit ? 'border-nuit-gold-deep bg-nuit-dusk' : 'border-nuit-line text-nuit-mist',
  );

const Line = ({ star: { day, lit, ringed, word } }: { star: SkyStar }) => (
  <>
    <span className={classes('rounded-full', ringed && 'shadow-[0_0_0_2px_#dce4f2]')}>
      <StarIcon className={classes('size-5 shrink-0', lit ? 'text-nuit-gold' : 'text-nuit-line')} />
    </span>
    <span className="min-w-0">
      <span className="block text-base text-nuit-mist">Jour {day}</span>
      <span className={classes('block break-words', lit && 'font-bold text-nuit-ivory')}>
        {lit && word ? (
          <span lang="fr" translate="no">
            {word}
          </span>
        ) : lit ? (
          'Allumée'
        ) : (
          'Sombre'
        )}
      </span>
      {ringed && <span className="sr-only">, défi relevé</span>}
    </span>
  </>
);
