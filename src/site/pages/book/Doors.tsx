import { Fragment } from 'react';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';

/**
 * « On le croise derrière la porte 5 »: the open doors of the game that lead to a book (rule 26.10). They come after the page, in a line
 * that is empty until then.
 */
export function Doors({ doors }: { doors: readonly number[] }) {
  const isOne = doors.length === 1;
  return (
    <p className="min-h-7 text-lg print:hidden">
      {doors.length > 0 && (
        <>
          {`On le croise derrière ${isOne ? 'la ' : 'les portes '}`}
          {doors.map((day, index) => (
            <Fragment key={day}>
              {index > 0 && (index === doors.length - 1 ? ' et ' : ', ')}
              <TextLink to={paths.game.riddle(day)}>
                {isOne ? 'porte ' : <span className="sr-only">Porte </span>}
                {day}
              </TextLink>
            </Fragment>
          ))}
          {` du jeu de l'Avent.`}
        </>
      )}
    </p>
  );
}
