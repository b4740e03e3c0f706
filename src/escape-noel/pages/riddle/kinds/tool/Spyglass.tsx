import { useRef, useState, type PointerEvent } from 'react';
import { classes } from '@/ui/classes';
import { lyingAt, shareAt } from '../places';
import { SHEET, type SpyglassPlay } from './rules';

/** How much larger the lens shows the sky. */
const ENLARGED = 2;
/** A star is caught from this far, in units of the sheet. */
const REACH = 80;

/** A sky of white stars. In the lens they have a colour, and what they say is read below. */
export function Spyglass({ play: { scene, alt, stars }, held }: { play: SpyglassPlay; held: boolean }) {
  const [seen, setSeen] = useState<number | null>(null);
  const lens = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const star = seen === null ? undefined : stars[seen];

  /** Written on the elements: a render for each move of a finger would be late. */
  const look = (x: number, y: number) => {
    if (!lens.current || !view.current) return;
    const [dx, dy] = [x / SHEET.width, y / SHEET.height];
    lens.current.style.transform = `translate(${dx * 100}cqw, ${dy * 75}cqw)`;
    view.current.style.transform = `translate(${-dx * ENLARGED * 100}cqw, ${-dy * ENLARGED * 75}cqw)`;
    const caught = stars.findIndex((each) => Math.hypot(each.x - x, each.y - y) < REACH);
    if (caught !== -1) setSeen(caught);
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { x, y } = shareAt(event);
    look(x * SHEET.width, y * SHEET.height);
  };

  return (
    <div className="grid gap-3">
      <div
        aria-label={alt}
        className={classes(
          'board-frame sky aspect-4/3 relative select-none overflow-hidden bg-nuit-deep',
          held && 'sky-held',
        )}
        onPointerDown={follow}
        onPointerMove={follow}
        role={held ? 'group' : 'img'}
      >
        <Sky scene={scene} stars={stars} />
        {held && (
          <div aria-hidden className="sky-lens" ref={lens}>
            <div className="sky-view" ref={view} style={{ width: `${ENLARGED * 100}cqw` }}>
              <Sky coloured scene={scene} stars={stars} />
            </div>
          </div>
        )}
        {held &&
          stars.map(({ x, y }, index) => (
            <button
              aria-label={`Étoile ${index + 1}`}
              aria-pressed={seen === index}
              className="board-place sky-place"
              key={index}
              onClick={() => look(x, y)}
              onFocus={() => look(x, y)}
              style={lyingAt(x, y, SHEET)}
              type="button"
            />
          ))}
      </div>
      {held && (
        <p className="sky-note" role="status">
          {star ? (
            <>
              <strong className={star.colour === 'bleue' ? 'sky-blue' : 'sky-red'}>
                Étoile {star.colour}&nbsp;:
              </strong>{' '}
              {star.note}
            </>
          ) : (
            'Promène la longue-vue sur le ciel.'
          )}
        </p>
      )}
    </div>
  );
}

/** Four points say the truth, five lie: whoever does not tell the colours apart counts them. */
const SHAPES = {
  blanche: 'M0-10Q1.4-1.4 10 0 1.4 1.4 0 10-1.4 1.4-10 0-1.4-1.4 0-10Z',
  bleue: 'M0-16Q2.4-2.4 16 0 2.4 2.4 0 16-2.4 2.4-16 0-2.4-2.4 0-16Z',
  rouge: 'M0-15 4-4.6 14.3-4.6 6 2 8.8 12.1 0 6-8.8 12.1-6 2-14.3-4.6-4-4.6Z',
} as const;

function Sky({
  scene,
  stars,
  coloured = false,
}: Pick<SpyglassPlay, 'scene' | 'stars'> & { coloured?: boolean }) {
  return (
    <>
      <img
        alt=""
        className="absolute inset-0 size-full"
        draggable={false}
        height={SHEET.height}
        src={scene}
        width={SHEET.width}
      />
      <svg aria-hidden className="absolute inset-0 size-full" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}>
        {stars.map(({ x, y, colour }, index) => (
          <path
            className={coloured ? `sky-${colour}` : 'sky-blanche'}
            d={SHAPES[coloured ? colour : 'blanche']}
            key={index}
            transform={`translate(${x} ${y})`}
          />
        ))}
      </svg>
    </>
  );
}
