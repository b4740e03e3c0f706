import { Link } from 'react-router-dom';
import { useEditionPaths } from '../../game/edition/useEdition';
import { useSeason } from '../../game/season/useSeason';

/** The date and the door of the day, in the scene's own height: it moves nothing when it comes. */
export function SeasonLine() {
  const here = useEditionPaths();
  const season = useSeason();
  if (season?.kind !== 'advent') return null;
  return (
    <p className="[text-shadow:0_1px_8px_rgba(10,15,36,0.95)] md:flex md:items-center md:gap-3">
      Aujourd'hui, {season.date}
      {season.today !== null && (
        <Link
          className="flex min-h-touch items-center justify-center px-3 font-bold text-nuit-gold underline underline-offset-4"
          to={here.riddle(season.today)}
        >
          La porte du jour&nbsp;: jour {season.today}
        </Link>
      )}
    </p>
  );
}
