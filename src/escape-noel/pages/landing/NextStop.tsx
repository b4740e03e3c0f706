import { shortDate } from '@/lib/shortDate';
import { ButtonLink } from '@/ui/Button';
import { stopText } from '../../game/journey/homeWords';
import { useNextStop, useTimeZone } from '../../game/season/calendar';

const SIZE = 'w-[min(100%,20rem)] min-h-13';

/** The first thing of the home of a player who has begun (rule 7.12): the day to play, the date of the next door, or the final page. */
export function NextStop() {
  const stop = useNextStop();
  const timeZone = useTimeZone();
  if (stop.kind === 'wait') {
    const { day, opensAt } = stop.door;
    return (
      <p className={`next-door px-5 text-lg ${SIZE}`}>
        {stopText({ day, date: shortDate(opensAt, timeZone) })}
      </p>
    );
  }
  return (
    <ButtonLink className={SIZE} size="lg" to={stop.address} variant="gold">
      {stopText(stop.kind === 'day' ? stop : undefined)}
    </ButtonLink>
  );
}
