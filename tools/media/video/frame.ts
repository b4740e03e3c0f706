import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../sound/synth/random';
import { LETTER_BOX, type Point } from './letters';
import { momentAt, type Moment } from './timeline';

/** The film is drawn in these units, and rendered smaller. */
const STAGE = { width: 1600, height: 900 } as const;

const LETTER_HEIGHT = STAGE.height * 0.6;
const LETTER_TOP = 56;
const SCALE = LETTER_HEIGHT / LETTER_BOX.height;
const LETTER_LEFT = (STAGE.width - LETTER_BOX.width * SCALE) / 2;

const FAINT_STARS = 90;
const FAINT_STARS_SEED = 14;
const HORIZON = 650;
const GLOW_WIDTHS = [52, 45, 38, 32, 26, 20, 15];
const LANTERN = { x: 386, y: 748 } as const;

function onStage([x, y]: Point): Point {
  return [LETTER_LEFT + x * SCALE, LETTER_TOP + y * SCALE];
}

function round(value: number): string {
  return value.toFixed(1);
}

/** Faint, small and round, and never gold: they are not mistaken for the writing. */
function faintStars(): string {
  const random = seededRandom(FAINT_STARS_SEED);
  return Array.from({ length: FAINT_STARS }, () => {
    const [x, y] = [random() * STAGE.width, random() * HORIZON];
    const [size, light] = [1.1 + random() * 1.1, 0.22 + random() * 0.3];
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size)}" fill="#cfd6ff" opacity="${light.toFixed(2)}" />`;
  }).join('');
}

/** The game's first picture, without its own sky and star: its hills sit lower and its knight stands aside to look. */
function landscape(root: string): string {
  const landing = readFileSync(join(root, 'art/escape-noel/landing.svg'), 'utf8');
  const style = `
    #night-sky, #night-sparkles, #winter-star { display: none }
    #night-hill-1, #night-hill-2, #night-hill-3 { transform: translateY(112px) }
    #night-hill-3 > g { transform: translateY(12px) }
    #night-hill-4, #night-hill-5 { transform: translateY(40px) }
    #night-curtains { transform: translateY(96px) }
    #knight, #knight-lantern, #lantern-light { transform: translate(-484px, 62px) }`;
  return `<style>${style}</style>${landing}`;
}

/** All that does not move. */
export function backdrop(root: string): string {
  const kit = readFileSync(join(root, 'art/kit/defs.svg'), 'utf8');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">
    ${kit}
    <rect width="1600" height="900" fill="url(#k-night)" />
    ${faintStars()}
    ${landscape(root)}
    <rect width="1600" height="900" filter="url(#k-grain)" class="k-grain" />
  </svg>`;
}

/** A star flares as it lights, then settles. */
function star(point: Point, lit: number, breath: number): string {
  if (lit <= 0) return '';
  const [x, y] = onStage(point);
  const size = 34 * (lit < 1 ? 0.4 + 0.9 * lit : 1.05 + 0.04 * breath);
  const halo = 62 * (lit < 1 ? 1 + 0.5 * lit : 1.05 + 0.1 * breath);
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(halo)}" fill="url(#halo)" opacity="${lit.toFixed(2)}" />
    <path transform="translate(${round(x)} ${round(y)}) scale(${(size / 10).toFixed(3)})" fill="#fff6dc"
      d="M0-10Q1.6-1.6 10 0 1.6 1.6 0 10-1.6 1.6-10 0-1.6-1.6 0-10Z" /><circle cx="${round(x)}" cy="${round(y)}" r="8" fill="#fff" />`;
}

/** Gold lines: a light that thins out, in sheets rather than a blur that 500 pictures would pay for, then the thread. */
function threads({ strokes }: Moment): string {
  const path = strokes
    .map(({ from, to, done }) => {
      const [[x1, y1], [x2, y2]] = [onStage(from), onStage(to)];
      return `M${round(x1)} ${round(y1)}L${round(x1 + (x2 - x1) * done)} ${round(y1 + (y2 - y1) * done)}`;
    })
    .join('');
  const line = (width: number, opacity: number, colour: string) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${String(width)}" stroke-linecap="round" opacity="${String(opacity)}" />`;
  const glow = GLOW_WIDTHS.map((width) => line(width, 0.04, '#f5c862')).join('');
  return glow + line(9, 0.95, '#f5c862') + line(3.5, 0.9, '#fff3cf');
}

/** All that moves, on a clear sheet. */
export function frame(filmS: number): string {
  const moment = momentAt(filmS);
  const flicker = 0.1 + 0.05 * Math.sin(filmS * 9.1) + 0.03 * Math.sin(filmS * 23.7);
  const written = moment ? moment.stars.reduce((sum, lit) => sum + lit, 0) / moment.stars.length : 0;
  const letter = moment
    ? `<g opacity="${moment.opacity.toFixed(3)}">
        <ellipse cx="800" cy="${round(LETTER_TOP + LETTER_HEIGHT / 2)}" rx="520" ry="400" fill="url(#halo)" opacity="${(0.13 * written).toFixed(3)}" />
        ${threads(moment)}
        ${moment.stars.map((lit, index) => star(moment.letter.stars[index] ?? [0, 0], lit, Math.sin(filmS * 4 + index * 1.7))).join('')}
      </g>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">
    <radialGradient id="halo"><stop offset="0" stop-color="#f9dc9a" stop-opacity=".75" /><stop offset=".2" stop-color="#f5c862" stop-opacity=".38" /><stop offset=".45" stop-color="#f5c862" stop-opacity=".14" /><stop offset=".72" stop-color="#f5c862" stop-opacity=".035" /><stop offset="1" stop-color="#f5c862" stop-opacity="0" /></radialGradient>
    <circle cx="${String(LANTERN.x)}" cy="${String(LANTERN.y)}" r="190" fill="url(#halo)" opacity="${flicker.toFixed(3)}" />
    ${letter}
  </svg>`;
}
