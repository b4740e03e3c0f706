import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { CheckIcon } from '@/ui/icons';
import { classes } from '@/ui/classes';
import { useDraftAddress } from '../game/admin/media/draftAddresses';
import { arrowStep } from './arrows';
import { fractionAt, positionStyle } from './geometry';
import { placedInside, sizedInside, type Place, type Plane, type Sizes } from './places';

/** A press that moves less than this part of the drawing's width is a tap. */
const TAP = 0.02;
const STEPS_ACROSS = 96;

export interface DrawnPlace extends Place {
  /** « Lieu 04, un bon endroit » */
  label: string;
  mark: string;
  isRight: boolean;
}

interface DrawingProps {
  id: (index: number) => string;
  label: string;
  plane: Plane;
  /** The address of the picture; '' for a night sky. */
  scene: string;
  places: readonly DrawnPlace[];
  chosen: number;
  sizes?: Sizes | undefined;
  onChoose: (index: number) => void;
  onDraw: (place: Place) => void;
  onChange: (index: number, place: Place) => void;
  onRemove: (index: number) => void;
  /** The picture has loaded, with this shape in pixels. */
  onShape: (shape: Plane) => void;
}

interface Gesture {
  /** The place that moves; null while one is drawn. */
  index: number | null;
  from: { x: number; y: number };
  place: Place;
  hasMoved: boolean;
}

/** A drawing on which places are drawn, moved and sized by hand; the arrow keys, « + », « - » and Delete do the same. */
export function Drawing({
  id,
  label,
  plane,
  scene,
  places,
  chosen,
  sizes,
  onChoose,
  onDraw,
  onChange,
  onRemove,
  onShape,
}: DrawingProps) {
  const address = useDraftAddress(scene);
  const gesture = useRef<Gesture | null>(null);
  /** The pointer's change so far, before it is written. */
  const [shown, setShown] = useState<Gesture | null>(null);

  const pointAt = (event: PointerEvent<HTMLElement>) => {
    const { x, y } = fractionAt(event);
    return { x: x * plane.width, y: y * plane.height };
  };
  const show = (next: Gesture | null) => {
    gesture.current = next;
    setShown(next);
  };
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
      const pressed = event.target.closest<HTMLElement>('[data-place]')?.dataset['place'];
      const from = pointAt(event);
      const index = pressed === undefined ? null : Number(pressed);
      const place = (index === null ? undefined : places[index]) ?? from;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (index !== null) onChoose(index);
      show({ index, from, place: { x: place.x, y: place.y, ...sizeOf(place, sizes) }, hasMoved: false });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = gesture.current;
      if (!current) return;
      const at = pointAt(event);
      const distance = Math.hypot(at.x - current.from.x, at.y - current.from.y);
      if (!current.hasMoved && distance < TAP * plane.width) return;
      const start = current.index === null ? undefined : places[current.index];
      const place = start
        ? { ...current.place, x: start.x + at.x - current.from.x, y: start.y + at.y - current.from.y }
        : sizes
          ? { ...current.place, radius: sizedInside(distance, sizes) }
          : { ...current.place, ...at };
      show({ ...current, place: placedInside(place, plane), hasMoved: true });
    },
    onPointerUp() {
      const current = gesture.current;
      show(null);
      if (!current) return;
      if (current.index === null) onDraw(placedInside(current.place, plane));
      else if (current.hasMoved) onChange(current.index, current.place);
      else document.getElementById(id(current.index))?.focus({ preventScroll: true });
    },
    onPointerCancel: () => show(null),
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const place = places[index];
    if (!place || event.altKey || event.ctrlKey || event.metaKey) return;
    const unit = Math.max(1, Math.round(plane.width / STEPS_ACROSS)) * (event.shiftKey ? 5 : 1);
    const step = arrowStep(event);
    const growth = { '+': 1, '=': 1, '-': -1 }[event.key];
    if (step) onChange(index, moved(place, unit * step.x, unit * step.y, plane));
    else if (growth !== undefined && sizes) onChange(index, grown(place, growth, sizes, plane));
    else if (event.key === 'Delete') onRemove(index);
    else return;
    if (event.key !== 'Delete') onChoose(index);
    event.preventDefault();
  };

  return (
    <div
      {...handlers}
      aria-label={label}
      className="relative mx-auto w-[calc(100%-2.5rem)] max-w-md touch-none select-none overflow-hidden rounded-md border border-ui-line bg-nuit-deep"
      role="group"
      style={{ aspectRatio: `${plane.width || 1} / ${plane.height || 1}` }}
    >
      {scene !== '' && (
        <img
          alt=""
          className="pointer-events-none size-full object-cover"
          key={address}
          onLoad={({ currentTarget }) =>
            onShape({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
          src={address || undefined}
        />
      )}
      {places.map((place, index) => (
        <PlaceButton
          id={id(index)}
          index={index}
          isChosen={index === chosen}
          key={index}
          onChoose={() => onChoose(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
          place={shown?.index === index ? { ...place, ...shown.place } : place}
          plane={plane}
        />
      ))}
      {shown?.index === null && (
        <span
          aria-hidden
          className="pointer-events-none absolute min-w-touch -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-dashed border-nuit-gold"
          style={circle(shown.place, plane)}
        />
      )}
    </div>
  );
}

const sizeOf = (place: Place, sizes: Sizes | undefined): Pick<Place, 'radius'> =>
  sizes ? { radius: place.radius ?? sizes.usual } : {};

const moved = (place: Place, x: number, y: number, plane: Plane): Place =>
  placedInside({ x: place.x + x, y: place.y + y, ...radiusOf(place) }, plane);

const radiusOf = ({ radius }: Place): Pick<Place, 'radius'> => (radius === undefined ? {} : { radius });

const GROWTH = 10;

/** A place of the next size. */
export const grown = (place: Place, by: number, sizes: Sizes, plane: Plane): Place =>
  placedInside(
    { x: place.x, y: place.y, radius: sizedInside((place.radius ?? sizes.usual) + by * GROWTH, sizes) },
    plane,
  );

const circle = ({ x, y, radius }: Place, plane: Plane) => ({
  ...positionStyle(x, y, plane),
  aspectRatio: 1,
  ...(radius !== undefined && { width: `${(200 * radius) / plane.width}%` }),
});

interface PlaceButtonProps {
  id: string;
  index: number;
  place: DrawnPlace;
  plane: Plane;
  isChosen: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const PlaceButton = ({ id, index, place, plane, isChosen, onChoose, onKeyDown }: PlaceButtonProps) => (
  <button
    aria-label={place.label}
    aria-pressed={isChosen}
    className={classes(
      'absolute grid min-h-touch min-w-touch -translate-x-1/2 -translate-y-1/2 cursor-grab place-items-center rounded-full border-2 bg-nuit-deep/40 text-base font-bold active:cursor-grabbing',
      isChosen ? 'border-nuit-gold ring-2 ring-nuit-gold' : 'border-nuit-ivory',
    )}
    data-place={index}
    id={id}
    onClick={onChoose}
    onKeyDown={onKeyDown}
    style={circle(place, plane)}
    type="button"
  >
    <span
      className={classes(
        'grid min-w-7 place-items-center rounded-full px-1 leading-7',
        place.isRight ? 'bg-nuit-gold text-nuit-deep' : 'bg-nuit-deep text-nuit-ivory',
      )}
    >
      {place.isRight ? <CheckIcon className="size-6" /> : place.mark}
    </span>
  </button>
);
