import { clouds, farHills, firs, glow, knight, midHills, piece, STAR, star, type Scene } from './paper';

const skyClouds = clouds('#37388A', [
  [80, 420, 1.5],
  [640, 416, 1.5],
]);
const footClouds = clouds('#222459', [
  [160, 484, 1.5],
  [380, 492, 1.3],
  [510, 490, 1.3],
  [680, 484, 1.5],
]);

/** The twenty-five windows of the picture's tower, and none more. */
const WINDOWS = Array.from(
  { length: 25 },
  (_, index) => `M${458 + (index % 5) * 10} ${412 + Math.floor(index / 5) * 15}h5v8h-5z`,
).join('');

const starSheet = (fill: string, scale: number) => (
  <path d={STAR} fill={fill} transform={`scale(${scale})`} />
);

/** Days 20 to 24: the tower of the sky, its stair of mist, the way home, and the winter star. */
export const towerAndHome: readonly Scene[] = [
  {
    before: [
      skyClouds,
      piece(
        'tour',
        <>
          <path d="M444 512l6-106h60l6 106z" fill="#15183F" />
          <path d="M450 406h16l-4 106h-18z" fill="#2E2F78" />
          <path d="M436 410q28-14 44-38 16 24 44 38z" fill="#7F2340" />
          <path d="M436 410q28-14 44-38l5 7q-10 22-38 31z" fill="#DFE3FB" opacity=".7" />
          <path d={WINDOWS} fill="#F5C862" />
        </>,
      ),
      piece('porte close', <path d="M468 514v-14q0-12 12-12t12 12v14z" fill="#8A5A3C" />),
      footClouds,
      piece(
        'dragon de brume',
        <>
          <path
            d="M352 520q6-26 44-24 30 4 60-4l14-12 4 10 14-8 0 12 20 6q6 10-8 12-22 2-30 8z"
            fill="#C9C4E8"
          />
          <path d="M366 506l10-14 8 12 12-14 8 14 14-12 6 12z" fill="#8F8BC8" />
          <path
            d="M482 500q5 3 10 0"
            fill="none"
            stroke="#2E2F78"
            strokeLinecap="round"
            strokeWidth="2.500"
          />
        </>,
      ),
    ],
    after: (
      <>
        {glow(480, 496, 74)}
        <path d="M466 514v-16q0-14 14-14t14 14v16z" fill="#FFF0C4" />
        <path d="M540 446q22 2 34-10 12 12 34 10 0 44-34 58-34-14-34-58z" fill="#C8963E" />
        <path d="M547 452q16 0 27-8 11 8 27 8-2 32-27 44-25-12-27-44z" fill="#7F2340" />
        {star(574, 470, 1.5)}
      </>
    ),
  },
  {
    before: [
      skyClouds,
      clouds('#2E2F78', [
        [330, 452, 1],
        [520, 440, 1.1],
      ]),
      piece(
        'escalier de brume',
        <>
          <path
            d="M368 512h40v-16h34v-16h32v-16h30v-16h28v-16h26v-16h40"
            fill="none"
            stroke="#C9C4E8"
            strokeLinejoin="round"
            strokeWidth="9"
          />
          <path
            d="M368 520h46v-16h34v-16h32v-16h30v-16h28v-16h26v-16h34v12q-60 60-120 88z"
            fill="#8F8BC8"
            opacity=".5"
          />
        </>,
      ),
      footClouds,
    ],
    after: (
      <g transform="translate(556 396)">
        {glow(2, 6, 58)}
        <path d="M-4 2q-34-32-36-4 6 20 36 12zM4 2q34-32 36-4-6 20-36 12z" fill="#C9E4F8" opacity=".9" />
        <path d="M-4 10q-22 4-22 18 14 4 22-12zM4 10q22 4 22 18-14 4-22-12z" fill="#E7EEFB" opacity=".8" />
        <path d="M-14 44q2-36 14-36t14 36q-14 6-28 0z" fill="#E0566F" />
        <circle cy="-4" fill="#F6D3BD" r="9" />
        <path d="M-10-4q-2-13 10-13t10 13q-4-8-10-8t-10 8z" fill="#F5C862" />
        <path d="M8 18l24-14" stroke="#C8963E" strokeLinecap="round" strokeWidth="2.500" />
        {star(34, 2, 1)}
      </g>
    ),
  },
  {
    before: [
      skyClouds,
      clouds('#8F8BC8', [
        [310, 470, 1.1],
        [400, 452, 1.2],
        [520, 464, 1.1],
      ]),
      firs('#C9CBF8', [
        [352, 404, 46],
        [404, 384, 54],
        [522, 388, 52],
        [572, 408, 44],
      ]),
      piece(
        'arche de brume',
        <path
          d="M446 500v-50q0-38 34-38t34 38v50"
          fill="none"
          stroke="#FFF6DC"
          strokeLinecap="round"
          strokeOpacity=".7"
          strokeWidth="5"
        />,
      ),
      footClouds,
    ],
    after: (
      <>
        {glow(480, 446, 84)}
        <path d="M466 504v-36q14-6 28 0v36z" fill="#FFF6DC" />
        <path d="M484 466q8 0 10 2v36h-10z" fill="#C9C4E8" />
        <path d="M480 466v-8" stroke="#12163A" strokeWidth="2.500" />
        <path d="M480 460q-13-12 0-36 13 24 0 36z" fill="#F5A742" />
        <path d="M480 459q-6-7 0-20 6 13 0 20z" fill="#FFF6DC" />
        <path d="M454 500q26 10 52 0l-4 12q-22 8-44 0z" fill="#C8963E" />
      </>
    ),
  },
  {
    before: [
      farHills,
      midHills,
      piece('chemin', <path d="M456 560q24-40 4-62t44-52q-14 34 18 52t2 62z" fill="#4A4A9E" />),
      firs('#15183F', [
        [346, 430, 48],
        [596, 428, 50],
      ]),
      knight(470, 448, 0.9),
      piece(
        'éclats',
        <>
          {(
            [
              [520, 420, 0.6],
              [500, 402, 0.8],
              [540, 446, 0.5],
              [474, 416, 0.5],
              [548, 408, 0.6],
            ] as const
          ).map(([x, y, scale]) => star(x, y, scale))}
        </>,
      ),
    ],
    after: (
      <g transform="translate(-92 -4) translate(482 514) scale(.8) translate(-482 -514)">
        {glow(482, 470, 120)}
        <path d="M514 424v-26h14v38z" fill="#15183F" />
        <path d="M426 514v-58h112v58z" fill="#15183F" />
        <path d="M412 460l70-64 70 64-10 6-60-50-60 50z" fill="#DFE3FB" />
        <path d="M426 458l56-46 56 46z" fill="#2E2F78" />
        <path d="M440 470h26v24h-26zM498 470h26v24h-26zM474 486q0-9 8-9t8 9v28h-16z" fill="#F5C862" />
        <path d="M453 470v24M440 482h26M511 470v24M498 482h26" stroke="#15183F" strokeWidth="2.500" />
        <path
          d="M521 392q-10-14 2-24t-2-24"
          fill="none"
          stroke="#C9C4E8"
          strokeLinecap="round"
          strokeOpacity=".7"
          strokeWidth="5"
        />
      </g>
    ),
  },
  {
    before: [
      farHills,
      piece(
        'étoile éteinte',
        <g transform="translate(500 446)">
          {starSheet('#12163A', 7.2)}
          {starSheet('#5A5CB0', 6.6)}
          {starSheet('#37388A', 5.6)}
          <path
            d="M-6-14l6 8-6 8 8 6-2 8"
            fill="none"
            stroke="#12163A"
            strokeLinecap="round"
            strokeWidth="2.500"
          />
        </g>,
      ),
      midHills,
      knight(392, 450, 0.85),
    ],
    after: (
      <g transform="translate(500 446)">
        {glow(0, 0, 150)}
        {starSheet('#C8963E', 7.2)}
        {starSheet('#F5C862', 6.8)}
        {starSheet('#FFF6DC', 3.4)}
        <path d="M0 13q-18-12-18-24 0-9 9-9 6 0 9 6 3-6 9-6 9 0 9 9 0 12-18 24z" fill="#E0566F" />
        <path d="M-12-10q0-6 5-6" fill="none" stroke="#FFD9E0" strokeLinecap="round" strokeWidth="2.500" />
      </g>
    ),
  },
];
