import { farHills, firs, glow, midHills, piece, star, type Scene } from './paper';

/** The seven watchers, once they have been counted: three on the branch, one in the trunk, two to the right, one in the air. */
const owls = [
  [398, 420, 0.5],
  [420, 421, 0.42],
  [441, 420, 0.5],
  [365, 452, 0.46],
  [583, 430, 0.5],
  [548, 466, 0.46],
  [494, 396, 0.5],
] as const;

const owl = (
  <>
    <path d="M-17 8q-4-30 2-44l8 6q7-3 14 0l8-6q6 14 2 44-17 16-34 0z" fill="#8A5A3C" />
    <path d="M-10 14q-4-18 10-20 14 2 10 20-10 8-20 0z" fill="#D9A184" />
    <path d="M-8-18h.1M8-18h.1" stroke="#F5C862" strokeLinecap="round" strokeWidth="15" />
    <path d="M-8-18h.1M8-18h.1" stroke="#12163A" strokeLinecap="round" strokeWidth="6" />
    <path d="M-3-12h6l-3 6z" fill="#F5A742" />
  </>
);

const STONES = Array.from({ length: 12 }, (_, index) => {
  const turn = ((index - 3) * Math.PI) / 6;
  return { x: Math.round(480 + Math.cos(turn) * 126), y: Math.round(468 + Math.sin(turn) * 38) };
});
/** The stone that the moss has covered closes the ring. */
const [MOSSY] = STONES.slice(-1);

/** Days 4 to 6: the wood. */
export const inTheWood: readonly Scene[] = [
  {
    before: [
      farHills,
      firs('#2A2C70', [
        [300, 386, 62],
        [446, 396, 62],
        [500, 386, 62],
        [620, 386, 62],
        [190, 386, 62],
        [760, 386, 62],
      ]),
      piece(
        'arbres',
        <>
          <path
            d="M340 520q16-56 6-124l-22-50h10l26 34 4-34h10l2 70q30 12 84 4l2 8q-44 14-84 6 2 50 20 86z"
            fill="#12163A"
          />
          <path
            d="M620 520q-16-56-10-118l20-54h-10l-24 38-4-38h-8l2 48q-10 4-24 2l-2 6q14 6 27 4 1 30-3 60-16 6-46 2l-2 6q26 10 46 6-2 22-12 38z"
            fill="#12163A"
          />
          <path d="M356 440q10-8 18 0v22q-9 6-18 0z" fill="#05070F" />
        </>,
      ),
      firs('#15183F', [
        [262, 404, 78],
        [660, 404, 78],
      ]),
    ],
    after: owls.map(([x, y, scale]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
        {y === 396 && <path d="M-8-20q-40-26-62 4 34-4 54 26zM8-20q40-26 62 4-34-4-54 26z" fill="#B47B4E" />}
        {owl}
      </g>
    )),
  },
  {
    before: [
      farHills,
      firs('#2A2C70', [
        [306, 378, 62],
        [366, 390, 56],
        [548, 386, 58],
        [600, 376, 64],
        [190, 386, 62],
        [760, 386, 62],
      ]),
      midHills,
      piece(
        'étang gelé',
        <>
          <ellipse cx="480" cy="486" fill="#C9CBF8" rx="118" ry="28" />
          <ellipse cx="480" cy="488" fill="#4A64B8" rx="112" ry="25" />
          <path d="M400 484q40-20 96-18-50 10-70 34-18-6-26-16z" fill="#8F9BE8" opacity=".6" />
        </>,
      ),
      piece(
        'roseaux',
        <>
          <path
            d="M366 514q-6-40 2-74M376 514q0-34 10-58M594 514q4-40-4-76M584 514q-2-30-12-52"
            fill="none"
            stroke="#2F6B5A"
            strokeLinecap="round"
            strokeWidth="3"
          />
          <path
            d="M368 440v-16M386 456v-14M590 438v-16M572 462v-14"
            stroke="#8A5A3C"
            strokeLinecap="round"
            strokeWidth="7"
          />
        </>,
      ),
    ],
    after: (
      <g transform="translate(500 398) scale(.82)">
        <path d="M40 76q36-2 34-30-2-20-18-26 6 26-22 34z" fill="#E8823A" />
        <path d="M74 46q-2-20-18-26 2 10-2 18z" fill="#FFF6DC" />
        <path d="M-2 78q-6-40 12-52l26 4q16 26 10 48-24 8-48 0z" fill="#E8823A" />
        <path d="M2 34l-18-12 14-4-2-20 14 12h14l14-12-2 20-20 22z" fill="#E8823A" />
        <path d="M-16 22l14-4q10 4 12 20l-8-4zM8 76q-4-28 8-40 12 14 8 40z" fill="#FFF6DC" />
        <path d="M4 18h.1M18 18h.1M-15 23h.1" stroke="#12163A" strokeLinecap="round" strokeWidth="5" />
      </g>
    ),
  },
  {
    before: [
      farHills,
      firs('#2A2C70', [
        [300, 374, 66],
        [356, 386, 58],
        [420, 392, 48],
        [504, 392, 48],
        [556, 384, 60],
        [612, 374, 66],
        [190, 386, 62],
        [760, 386, 62],
      ]),
      midHills,
      piece(
        'pierres',
        STONES.map(({ x, y }) => (
          <g key={`${x}-${y}`} transform={`translate(${x} ${y}) scale(.8)`}>
            <path d="M-11 12q-3-26 11-26t11 26q-11 5-22 0z" fill="#8F8BC8" />
            <path d="M2-14q9 2 9 26-4 3-9 3 4-16 0-29z" fill="#5A5CB0" />
          </g>
        )),
      ),
      piece(
        'mousse',
        MOSSY && (
          <path
            d={`M${MOSSY.x - 12} ${MOSSY.y + 4}q-1-19 12-19t12 19q-5-5-8 0-5-4-9 1-4-4-7-1z`}
            fill="#4F8F6E"
          />
        ),
      ),
    ],
    after: MOSSY && (
      <>
        {glow(MOSSY.x, MOSSY.y, 60)}
        <g transform={`translate(${MOSSY.x} ${MOSSY.y})`}>
          <path d="M-13 12q-3-30 13-30t13 30q-13 5-26 0z" fill="#FFE7A8" />
          <path d="M-4-9v15h2q9-1 9-8t-9-7z" fill="none" stroke="#7F2340" strokeWidth="3.500" />
        </g>
        {star(MOSSY.x, MOSSY.y - 34, 1, '#FFF6DC')}
      </>
    ),
  },
];
