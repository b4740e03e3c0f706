import { STARTS } from '@/escape-noel/kinds/starts';
import type { TouchPlay } from '@/escape-noel/kinds/touch/rules';
import type { TracePlay } from '@/escape-noel/kinds/trace/rules';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A board of ten places that are drawn on a picture. */
export const touchBoard: TouchPlay = {
  ...STARTS.touch,
  scene: '/edition/enigmes/decor.webp',
  alt: 'Un décor de nuit.',
  places: Array.from({ length: 10 }, (_, index) => ({
    id: twoDigits(index + 1),
    x: 160 + 320 * (index % 3),
    y: 160 + 280 * Math.floor(index / 3),
    radius: 70,
    name: `Lieu ${index + 1}`,
  })),
};

/** A board of seven stars. */
export const traceBoard: TracePlay = {
  ...STARTS.trace,
  nodes: Array.from({ length: 7 }, (_, index) => ({
    id: twoDigits(index + 1),
    x: 120 + 120 * index,
    y: index % 2 === 0 ? 200 : 520,
    name: `Étoile ${index + 1}`,
    size: 2,
  })),
};
