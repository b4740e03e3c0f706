import { classes } from '@/ui/classes';
import { useProgress } from '../player/useProgress';
import { linksOf, starsOf } from '../rules/sky';

/** A star of the given radius round the origin, as on the constellation's page. */
const STAR = 'M0-4.4Q.7-.7 4.4 0 .7.7 0 4.4-.7.7-4.4 0-.7-.7 0-4.4Z';
const NONE = { words: new Map<number, string>(), rings: new Set<number>() };

interface SkyPictureProps {
  /** The completed days. */
  days: Iterable<number>;
  className?: string | undefined;
}

/** The sky of the edition that the page is about, with the player's stars lit. The progress next to it says the same in words. */
export function EditionSky({ className }: { className?: string }) {
  return <SkyPicture className={className} days={useProgress().days.keys()} />;
}

/** A sky with the stars of the given days lit. */
export function SkyPicture({ days, className }: SkyPictureProps) {
  const stars = starsOf(new Set(days), NONE.words, NONE.rings);
  return (
    <svg
      aria-hidden="true"
      className={classes(
        'bg-[radial-gradient(closest-side,rgba(52,54,127,0.75),rgba(27,29,85,0))]',
        className,
      )}
      viewBox="-10 -6 116 112"
    >
      <g fill="none" strokeLinecap="round">
        {linksOf(stars).map(({ from, to, bright }) => (
          <path
            d={`M${from.place.x} ${from.place.y}L${to.place.x} ${to.place.y}`}
            key={to.day}
            stroke={bright ? '#F5C862' : '#7A78B8'}
            strokeDasharray={bright ? undefined : '.8 2.6'}
            strokeWidth={bright ? 0.9 : 0.6}
          />
        ))}
      </g>
      {stars.map(({ day, lit, place }) => (
        <g key={day} transform={`translate(${place.x} ${place.y})`}>
          {lit && <circle fill="#F5C862" opacity=".22" r="6" />}
          <path
            d={STAR}
            fill={lit ? '#FFE9B0' : '#1C1B4D'}
            stroke={lit ? 'none' : '#7A78B8'}
            strokeWidth=".9"
            transform={lit ? undefined : 'scale(.7)'}
          />
        </g>
      ))}
    </svg>
  );
}
