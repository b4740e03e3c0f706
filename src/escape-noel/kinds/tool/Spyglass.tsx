import { useRef, useState, type PointerEvent } from 'react';
import { classes } from '@/ui/classes';
import { useMediaAddress } from '../../game/media/mediaAddress';
import { fractionAt, positionStyle } from '../geometry';
import { SHEET, type SpyglassPlay } from './rules';

const LENS_ZOOM = 2;
/** A star within this distance of the lens is read, in units of the drawing. */
const READ_DISTANCE = 80;

export function Spyglass({ play, available }: { play: SpyglassPlay; available: boolean }) {
  const { scene, alt, stars } = play;
  const [read, setRead] = useState<number | null>(null);
  const lens = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const star = read === null ? undefined : stars[read];

  /** Written on the elements: rendering at each move would be slow. */
  const moveLens = (x: number, y: number) => {
    if (!lens.current || !view.current) return;
    const [dx, dy] = [x / SHEET.width, y / SHEET.height];
    lens.current.style.transform = `translate(${dx * 100}cqw, ${dy * 75}cqw)`;
    view.current.style.transform = `translate(${-dx * LENS_ZOOM * 100}cqw, ${-dy * LENS_ZOOM * 75}cqw)`;
    const near = stars.findIndex((each) => Math.hypot(each.x - x, each.y - y) < READ_DISTANCE);
    if (near !== -1) setRead(near);
  };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const { x, y } = fractionAt(event);
    moveLens(x * SHEET.width, y * SHEET.height);
  };

  return (
    <div className="grid gap-3">
      <div
        aria-label={alt}
        className={classes(
          'board-frame sky @container aspect-4/3 relative select-none overflow-hidden bg-nuit-deep',
          available && 'touch-none',
        )}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        role={available ? 'group' : 'img'}
      >
        <Sky scene={scene} stars={stars} />
        {available && (
          <div
            aria-hidden
            className="sky-lens pointer-events-none absolute aspect-square overflow-hidden rounded-full will-change-transform"
            ref={lens}
          >
            <div
              className="sky-view aspect-4/3 absolute left-1/2 top-1/2 will-change-transform"
              ref={view}
              style={{ width: `${LENS_ZOOM * 100}cqw` }}
            >
              <Sky coloured scene={scene} stars={stars} />
            </div>
          </div>
        )}
        {available &&
          stars.map(({ x, y }, index) => (
            <button
              aria-label={`Étoile ${index + 1}`}
              aria-pressed={read === index}
              className="board-place [--ui-focus:#fff6dc] [-webkit-tap-highlight-color:transparent]"
              key={index}
              onClick={() => moveLens(x, y)}
              onFocus={() => moveLens(x, y)}
              style={positionStyle(x, y, SHEET)}
              type="button"
            />
          ))}
      </div>
      {available && (
        <p
          className="sky-note min-h-26 px-4 py-3 font-display text-[1.25rem] font-medium italic leading-[1.4]"
          role="status"
        >
          {star ? (
            <>
              <strong className={star.colour === 'bleue' ? 'text-[#1f4fa3]' : 'text-aube-alert'}>
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

/** Four rays for blue, five for red, so that colour is not the only difference. */
const SHAPES = {
  blanche: { fill: '#fffdf2', d: 'M0-10Q1.4-1.4 10 0 1.4 1.4 0 10-1.4 1.4-10 0-1.4-1.4 0-10Z' },
  bleue: { fill: '#8fd0ff', d: 'M0-16Q2.4-2.4 16 0 2.4 2.4 0 16-2.4 2.4-16 0-2.4-2.4 0-16Z' },
  rouge: { fill: '#ff7a7a', d: 'M0-15 4-4.6 14.3-4.6 6 2 8.8 12.1 0 6-8.8 12.1-6 2-14.3-4.6-4-4.6Z' },
} as const;

function Sky({
  scene,
  stars,
  coloured = false,
}: Pick<SpyglassPlay, 'scene' | 'stars'> & { coloured?: boolean }) {
  const addressOf = useMediaAddress();
  return (
    <>
      <img
        alt=""
        className="absolute inset-0 size-full"
        draggable={false}
        height={SHEET.height}
        src={addressOf(scene)}
        width={SHEET.width}
      />
      <svg aria-hidden className="absolute inset-0 size-full" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}>
        {stars.map(({ x, y, colour }, index) => (
          <path {...SHAPES[coloured ? colour : 'blanche']} key={index} transform={`translate(${x} ${y})`} />
        ))}
      </svg>
    </>
  );
}
