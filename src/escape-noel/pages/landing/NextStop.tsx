import { shortDate } from '@/lib/shortDate';
import { ButtonLink, buttonLook } from '@/ui/Button';
import { stopText } from '../../game/journey/homeWords';
import { useNextStop, useTimeZone } from '../../game/season/calendar';

/** As wide as the buttons of a newcomer. */
const SIZE = 'w-[min(100%,20rem)] md:w-auto md:min-w-60';
const LOOK = buttonLook({ variant: 'gold', size: 'lg', className: `${SIZE} next-door` });

/** The first thing of the home of a player who has begun (rule 7.12): the day to play, the date of the next door, or the final page. */
export function NextStop() {
  const stop = useNextStop();
  const timeZone = useTimeZone();
  if (stop.kind === 'wait') {
    const { day, opensAt } = stop.door;
    return <p className={LOOK}>{stopText({ day, date: shortDate(opensAt, timeZone) })}</p>;
  }
  return (
    <ButtonLink className={SIZE} size="lg" to={stop.address} variant="gold">
      {stopText(stop.kind === 'day' ? stop : undefined)}
    </ButtonLink>
  );
}

/** In prerendered HTML: the inline script adds its words and address, which the browser itself follows. */
export const PlainNextStop = () => (
  // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- without an address while a door is awaited, which is no link then
  <a className={`next-door px-5 text-lg shadow-paper ${SIZE}`} data-next="" suppressHydrationWarning>
    {''}
  </a>
);
