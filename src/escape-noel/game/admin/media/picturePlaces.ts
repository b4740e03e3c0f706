import {
  ARTEFACT_PICTURE,
  COVER_PICTURE,
  FILM_PICTURE,
  PORTRAIT_PICTURE,
  RIDDLE_PICTURE,
  SPREAD_PICTURE,
  SPYGLASS_SKY,
  THING_PICTURE,
  TOUCH_SCENE,
  type PictureSize,
} from '@/lib/pictureShapes';
import type { PictureUse } from './picture';

interface PicturePlace {
  use: PictureUse;
  /** The size at which it is sharp on every screen; null where the place takes the picture's own shape. */
  size: PictureSize | null;
  /** `exact`: a picture of another shape would be stretched or trimmed. `whole`: it is shown whole, between bands. */
  fit: 'exact' | 'whole';
  /** Its width in CSS pixels, in windows of 360 and 1280; null for what is only printed. */
  seen: { phone: number; desk: number } | null;
}

/** Every place that takes a picture, with the shape in which its page shows it (rule 17.8). */
export const PICTURE_PLACES = {
  picture: {
    use: 'picture',
    size: RIDDLE_PICTURE,
    fit: 'whole',
    seen: { phone: 296, desk: 656 },
  },
  poster: { use: 'picture', size: FILM_PICTURE, fit: 'whole', seen: { phone: 296, desk: 656 } },
  touch: { use: 'picture', size: TOUCH_SCENE, fit: 'exact', seen: { phone: 316, desk: 474 } },
  sky: { use: 'picture', size: SPYGLASS_SKY, fit: 'exact', seen: { phone: 316, desk: 640 } },
  map: { use: 'picture', size: null, fit: 'whole', seen: { phone: 316, desk: 576 } },
  artefact: {
    use: 'artefact',
    size: ARTEFACT_PICTURE,
    fit: 'exact',
    seen: { phone: 160, desk: 176 },
  },
  thing: { use: 'artefact', size: THING_PICTURE, fit: 'exact', seen: { phone: 56, desk: 72 } },
  cover: { use: 'cover', size: COVER_PICTURE, fit: 'exact', seen: { phone: 240, desk: 352 } },
  spread: { use: 'spread', size: SPREAD_PICTURE, fit: 'exact', seen: { phone: 656, desk: 1104 } },
  portrait: {
    use: 'portrait',
    size: PORTRAIT_PICTURE,
    fit: 'exact',
    seen: { phone: 160, desk: 160 },
  },
  activity: { use: 'sheet', size: null, fit: 'whole', seen: null },
} as const satisfies Readonly<Record<string, PicturePlace>>;

export type PictureKind = keyof typeof PICTURE_PLACES;

export const isPictureKind = (kind: string): kind is PictureKind => kind in PICTURE_PLACES;

export const placeOf = (kind: PictureKind): PicturePlace => PICTURE_PLACES[kind];

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

/** « 4 de large pour 5 de haut », in the smallest whole numbers. */
function proportionWords({ width, height }: PictureSize): string {
  if (width === height) return 'aussi large que haute';
  const shared = divisor(width, height);
  return `${width / shared} de large pour ${height / shared} de haut`;
}

const orientationOf = ({ width, height }: PictureSize): string =>
  width === height ? 'Carrée' : width > height ? 'Paysage' : 'Portrait';

/** « 960 × 1200 pixels », on one line. */
export const sizeWords = ({ width, height }: PictureSize): string =>
  `${width}\u00A0×\u00A0${height}\u00A0pixels`;

/** The shape that a place needs, in a French sentence (rule 17.8). */
export function shapeWords(kind: PictureKind): string {
  const { size, fit } = placeOf(kind);
  if (size === null)
    return kind === 'activity'
      ? 'De la forme que tu veux\u00A0: elle se montre entière.'
      : 'De la forme que tu veux\u00A0: le jeu prend la sienne.';
  const shape = `${orientationOf(size)}${fit === 'whole' ? ' de préférence' : ''}, ${proportionWords(size)}, au moins ${sizeWords(size)}`;
  return fit === 'whole' ? `${shape}. Une autre forme se montre entière, entre deux bandes.` : `${shape}.`;
}
