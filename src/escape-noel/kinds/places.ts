/** A drawing, in its own units. */
export interface Plane {
  width: number;
  height: number;
}

export interface Place {
  x: number;
  y: number;
  radius?: number;
}

/** The sizes of places that are drawn by hand, in the units of their drawing. */
export interface Sizes {
  least: number;
  usual: number;
  most: number;
}

const clamp = (value: number, least: number, most: number) =>
  Math.round(Math.min(Math.max(value, least), Math.max(least, most)));

/** A place of which no part leaves the drawing. @param margin the room that a place without a size needs around it. */
export function placedInside<Spot extends Place>(place: Spot, { width, height }: Plane, margin = 0): Spot {
  const room = place.radius ?? margin;
  return {
    ...place,
    x: clamp(place.x, room, width - room),
    y: clamp(place.y, room, height - room),
  };
}

/** A radius that a place may have. */
export const sizedInside = (radius: number, sizes: Sizes): number => clamp(radius, sizes.least, sizes.most);

/** Candidates for a free spot, a row and column each. */
const STEPS = 8;

/** The first spot, as one reads, that is far enough from every place; the middle where there is none. */
export function freeSpot(places: readonly Place[], { width, height }: Plane, distance: number): Place {
  const margin = distance / 2;
  const columns = Math.max(1, Math.floor((width - 2 * margin) / distance) + 1);
  const rows = Math.max(1, Math.floor((height - 2 * margin) / distance) + 1);
  for (let row = 0; row < Math.min(rows, STEPS * 2); row += 1)
    for (let column = 0; column < Math.min(columns, STEPS * 2); column += 1) {
      const spot = { x: Math.round(margin + column * distance), y: Math.round(margin + row * distance) };
      const isFree = places.every((place) => Math.hypot(place.x - spot.x, place.y - spot.y) >= distance);
      if (isFree && spot.x <= width && spot.y <= height) return spot;
    }
  return { x: Math.round(width / 2), y: Math.round(height / 2) };
}
