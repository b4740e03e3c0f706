import { piece, snowGround, star, type Piece } from './scenes/paper';
import { sceneOf } from './scenes/scenes';

/** Far stars, as dots of a round pen. */
const stars = piece(
  'étoiles',
  <>
    <path
      d="M92 60h.1M180 120h.1M250 44h.1M330 92h.1M398 36h.1M470 70h.1M560 40h.1M628 104h.1M700 52h.1M770 118h.1M842 66h.1M900 142h.1M140 210h.1M290 180h.1M410 150h.1M520 190h.1M680 200h.1M820 220h.1M60 280h.1M360 250h.1M600 262h.1M740 286h.1M900 270h.1"
      fill="none"
      stroke="#CFD6FF"
      strokeLinecap="round"
      strokeOpacity=".6"
      strokeWidth="2.600"
    />
    {star(655, 380, 0.7)}
    {star(306, 356, 0.5)}
  </>,
);

/** What is drawn says what it is: a test reads the page and finds nothing else (Scenery.test.tsx). */
const Drawn = ({ draws, art }: Piece) => <g data-draws={draws}>{art}</g>;

/**
 * Sheets of cut paper behind the title, from the far sky to the near ground: where the knight is that day, and once the riddle
 * is solved what it asked for. What matters stands in the middle third, which is all that a phone shows.
 */
export function Scenery({ day, solved }: { day: number; solved: boolean }) {
  const { before, after, ground = snowGround } = sceneOf(day);
  return (
    <svg
      aria-hidden="true"
      className="h-140 absolute inset-x-0 bottom-0 -z-10 w-full overflow-visible"
      focusable="false"
      preserveAspectRatio="xMidYMax slice"
      viewBox="0 0 960 560"
    >
      <defs>
        <linearGradient id="scenery-sky" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#0C1130" />
          <stop offset=".5" stopColor="#1C1D55" />
          <stop offset=".8" stopColor="#3A3A92" />
          <stop offset="1" stopColor="#6A64B8" />
        </linearGradient>
        <radialGradient id="scenery-moon">
          <stop offset="0" stopColor="#FFF6DC" stopOpacity=".5" />
          <stop offset=".3" stopColor="#BFC3F5" stopOpacity=".22" />
          <stop offset="1" stopColor="#8F9BE8" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="scenery-lamp">
          <stop offset="0" stopColor="#FFE7A8" stopOpacity=".95" />
          <stop offset=".35" stopColor="#F9CF78" stopOpacity=".45" />
          <stop offset="1" stopColor="#F09A42" stopOpacity="0" />
        </radialGradient>
        <symbol id="scenery-fir" overflow="visible" viewBox="0 0 60 100">
          <path
            d="M30 2C34 14 40 22 47 29H39C43 40 49 48 55 54H45C49 66 54 76 60 86Q46 90 34 90V100H26V90Q14 90 0 86C6 76 11 66 15 54H5C11 48 17 40 21 29H13C20 22 26 14 30 2Z"
            fill="currentColor"
          />
          <path
            d="M30 2C26 14 20 22 13 29H21C17 40 11 48 5 54H15C11 66 6 76 0 86 14 70 24 40 30 2Z"
            fill="#8F9BE8"
            opacity=".22"
          />
        </symbol>
        <symbol id="scenery-house" overflow="visible" viewBox="0 0 60 60">
          <path d="M4 28H56V62H4Z" fill="currentColor" />
          <path d="M-2 30L30 2 62 30 56 33 30 12 4 33Z" fill="#DFE3FB" />
          <path d="M14 38H24V50H14ZM36 38H46V50H36Z" fill="#F5C862" />
        </symbol>
      </defs>
      <Drawn art={<path d="M0 0h960v560H0z" fill="url(#scenery-sky)" />} draws="ciel" />
      <Drawn {...stars} />
      {before.map((each, index) => (
        <Drawn {...each} key={index} />
      ))}
      {solved && (
        <g className="riddle-reward" data-reward="">
          {after}
        </g>
      )}
      <Drawn {...ground} />
    </svg>
  );
}
