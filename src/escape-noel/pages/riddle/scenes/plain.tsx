import { farHills, firs, glow, houses, midHills, piece, star, type Scene } from './paper';
import { farHouses } from './village';

const plain = piece(
  'plaine',
  <>
    <path d="M0 560V440q240-22 480-14t480-6v140z" fill="#37388A" />
    <path d="M0 560V482q260-30 500-16t460-20v114z" fill="#4A4A9E" />
    <path d="M0 482q260-30 500-16t460-20v4q-230 40-460 24t-500 14z" fill="#C9CBF8" opacity=".4" />
  </>,
);

/** The four branches of four, and which of them the wind has left dark: thirteen shine. */
const LANTERNS = [
  { y: 424, half: 24 },
  { y: 446, half: 33 },
  { y: 468, half: 42 },
  { y: 490, half: 51 },
].flatMap(({ y, half }, row) =>
  [-1, -1 / 3, 1 / 3, 1].map((side, column) => ({
    x: 480 + side * half,
    y: y + Math.abs(side) * 4,
    lit: ![2, 7, 12].includes(row * 4 + column),
  })),
);

/** Days 10 to 13: the white plain, the town and its river. */
export const acrossThePlain: readonly Scene[] = [
  {
    before: [
      plain,
      piece(
        'grange',
        <>
          <path d="M352 506v-62h78v62z" fill="#15183F" />
          <path d="M342 450l20-34h58l20 34-8 3-16-26h-50l-16 26z" fill="#DFE3FB" />
          <path d="M352 450l14-24h50l14 24z" fill="#7F2340" />
          <path d="M374 506v-40h34v40z" fill="#F5C862" />
          <path d="M374 466l34 40M408 466l-34 40M391 466v40" stroke="#8A5A3C" strokeWidth="3" />
        </>,
      ),
      piece(
        'roue',
        <>
          <circle cx="448" cy="492" fill="none" r="17" stroke="#B47B4E" strokeWidth="5" />
          <path
            d="M448 475v34M431 492h34M436 480l24 24M460 480l-24 24"
            stroke="#B47B4E"
            strokeWidth="2.500"
          />
        </>,
      ),
    ],
    after: (
      <g transform="translate(486 442)">
        <path d="M4 62h92q22 0 22-22" fill="none" stroke="#F5C862" strokeLinecap="round" strokeWidth="5" />
        <path d="M20 62v-12M86 62v-12" stroke="#C8963E" strokeWidth="4" />
        <path d="M6 12q-8 24 6 38h76q24-2 26-26-12 4-18 0-8-8-20-2-12 10-34 4-16-10-36-14z" fill="#A82F52" />
        <path d="M6 12q-8 24 6 38h24Q20 36 18 13z" fill="#C8476A" />
        <path
          d="M12 20q12 16 30 18t40 0"
          fill="none"
          stroke="#F5C862"
          strokeLinecap="round"
          strokeWidth="2"
        />
      </g>
    ),
  },
  {
    before: [
      plain,
      piece(
        'cabane',
        <>
          <path d="M404 508v-46h64v46z" fill="#15183F" />
          <path d="M394 466l42-36 42 36-7 4-35-30-35 30z" fill="#DFE3FB" />
          <path d="M404 464l32-26 32 26z" fill="#5B3A4E" />
          <path d="M414 474h16v16h-16zM442 508v-30h16v30z" fill="#F5C862" />
        </>,
      ),
      piece(
        'drapeau rouge',
        <path d="M460 448v-34l22 7-22 8" fill="#E0566F" stroke="#C8963E" strokeWidth="2" />,
      ),
      piece(
        'traces de pas',
        <path
          d="M474 512q44-6 74-18t74-12"
          fill="none"
          stroke="#C9CBF8"
          strokeDasharray="1 12"
          strokeLinecap="round"
          strokeWidth="5"
        />,
      ),
      piece(
        'arbre nu',
        <path
          d="M364 510V452M364 474q-16-4-18-22M364 466q14-4 18-20M364 456q-6-8-4-18"
          fill="none"
          stroke="#15183F"
          strokeLinecap="round"
          strokeWidth="6"
        />,
      ),
    ],
    after: (
      <>
        {glow(572, 424, 60)}
        <path d="M554 490l8-62h22l8 62z" fill="#15183F" />
        <path d="M556 430q2-20 17-20t17 20z" fill="#7F2340" />
        <path d="M568 490v-18q0-6 6-6t6 6v18z" fill="#F5C862" />
        <g transform="translate(573 426) rotate(22)">
          {[0, 90, 180, 270].map((turn) => (
            <path
              d="M-2 0V-46h15v36L2 0z"
              fill="#FFF6DC"
              key={turn}
              stroke="#C8963E"
              strokeWidth="2"
              transform={`rotate(${turn})`}
            />
          ))}
          <circle fill="#C8963E" r="4" />
        </g>
      </>
    ),
  },
  {
    before: [
      farHills,
      farHouses,
      houses([
        [390, 462, 46],
        [524, 462, 46],
      ]),
      piece(
        'grand sapin',
        <>
          <path
            d="M480 386q10 26 28 40h-10q10 16 24 24h-10q12 18 28 26h-12q12 18 30 26-38 12-78 12t-78-12q18-8 30-26h-12q16-8 28-26h-10q14-8 24-24h-10q18-14 28-40z"
            fill="#1E4A4A"
          />
          <path
            d="M480 386q-10 26-28 40h10q-10 16-24 24h10q-12 18-28 26h12q-12 18-30 26 20 6 40 9 30-50 38-125z"
            fill="#4F8F6E"
            opacity=".5"
          />
        </>,
      ),
    ],
    after: (
      <>
        {glow(480, 458, 110)}
        {star(480, 384, 1.7)}
        {LANTERNS.map(({ x, y, lit }) => (
          <rect
            fill={lit ? '#FFE7A8' : '#2E2F78'}
            height="11"
            key={`${x}-${y}`}
            rx="2"
            stroke={lit ? '#C8963E' : '#6A64B8'}
            strokeWidth="2"
            width="8"
            x={x - 4}
            y={y}
          />
        ))}
      </>
    ),
  },
  {
    before: [
      farHills,
      midHills,
      piece(
        'rivière',
        <>
          <path d="M330 560q70-40 130-48t70-24-30-26q64 6 62 32t-50 36 20 30z" fill="#8F9BE8" opacity=".75" />
          <path
            d="M420 544q40-14 84-18M478 512q34-6 46-16M520 486q10-8 2-14"
            fill="none"
            stroke="#FFF6DC"
            strokeLinecap="round"
            strokeWidth="3"
          />
        </>,
      ),
      piece(
        'bouteille au billet',
        <g transform="translate(-58 -18) rotate(-18 448 520)">
          <path d="M430 512h34q8 0 8 8t-8 8h-34q-10-8 0-16z" fill="#5FD3A2" opacity=".85" />
          <path d="M472 517h10v6h-10z" fill="#C8963E" />
          <path d="M438 516h20v8h-20z" fill="#FFF6DC" />
        </g>,
      ),
      firs('#15183F', [
        [338, 424, 52],
        [600, 424, 48],
        [640, 444, 36],
      ]),
    ],
    after: (
      <>
        {glow(520, 482, 58)}
        <path d="M440 496q4-62 80-64t84 56h-30q-4-28-52-28t-52 36z" fill="#8F8BC8" />
        <path d="M440 496q4-62 80-64t84 56h-7q-6-46-77-47t-72 55z" fill="#DFE3FB" />
        <path
          d="M462 474l12 5M478 454l10 9M502 446l4 12M532 445l-3 12M556 452l-8 10M576 468l-11 6"
          stroke="#5A5CB0"
          strokeWidth="2.500"
        />
        {star(520, 484, 1.5)}
      </>
    ),
  },
];
