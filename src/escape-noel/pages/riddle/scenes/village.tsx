import { farHills, firs, glow, houses, piece, star, type Scene } from './paper';

export const farHouses = houses([
  [180, 448, 54],
  [300, 458, 44],
  [356, 446, 54],
  [556, 440, 58],
  [620, 460, 46],
  [720, 450, 56],
]);

/** A tall building shrinks towards its foot, so that its top stays under the words. */
const LOWER = 'translate(480 516) scale(.84) translate(-480 -516)';

/** Days 7 to 9: the village. */
export const inTheVillage: readonly Scene[] = [
  {
    before: [
      farHills,
      farHouses,
      piece(
        'clocher',
        <g transform={LOWER}>
          <path d="M446 516V424h68v92z" fill="#15183F" />
          <path d="M440 428l40-52 40 52-7 3-33-42-33 42z" fill="#DFE3FB" />
          <path d="M447 428l33-42 33 42z" fill="#2E2F78" />
          <path d="M456 476v-24q0-14 24-14t24 14v24z" fill="#05070F" />
          <path d="M480 378v-20M472 365h16" stroke="#F5C862" strokeWidth="2.500" />
          <path d="M470 516v-14q0-10 10-10t10 10v14z" fill="#5B3A4E" />
        </g>,
      ),
      houses([
        [396, 466, 46],
        [520, 466, 46],
      ]),
    ],
    after: (
      <g transform={LOWER}>
        {glow(474, 456, 58)}
        <g fill="#F5C862" stroke="#C8963E" strokeWidth="1.500">
          <path d="M460 470q4-4 4-14 0-11 9-11t9 11q0 10 4 14z" transform="rotate(-10 473 446)" />
          <path d="M488 466q2-3 2-8 0-7 6-7t6 7q0 5 2 8z" transform="rotate(14 496 450)" />
        </g>
        {star(474, 474, 0.6, '#FFF6DC')}
        <path
          d="M440 450q-10 10 0 20M430 444q-16 16 0 32M520 450q10 10 0 20M530 444q16 16 0 32"
          fill="none"
          stroke="#F5C862"
          strokeLinecap="round"
          strokeWidth="2.500"
        />
      </g>
    ),
  },
  {
    before: [
      farHills,
      farHouses,
      houses([
        [404, 456, 46],
        [508, 456, 46],
      ]),
      piece(
        'fontaine',
        <>
          <path d="M474 506v-40h12v40z" fill="#5A5CB0" />
          <path d="M456 470q24 10 48 0-4 16-24 16t-24-16z" fill="#8F8BC8" />
          <path d="M438 494q42 14 84 0v16q-42 16-84 0z" fill="#8F8BC8" />
          <path d="M490 500q20-1 32-6v16q-12 5-32 7z" fill="#5A5CB0" />
          <path
            d="M480 464q-2-14-12-10t-8 12M480 464q2-14 12-10t8 12"
            fill="none"
            stroke="#C9CBF8"
            strokeLinecap="round"
            strokeWidth="3"
          />
        </>,
      ),
    ],
    after: (
      <>
        {glow(560, 424, 64)}
        <path d="M557 512v-66h6v66z" fill="#12163A" />
        <path d="M550 410h20l-4 36h-12z" fill="#FFE7A8" stroke="#C8963E" strokeWidth="2.500" />
        <path d="M546 412l14-14 14 14z" fill="#C8963E" />
        {['#E0566F', '#4F8F6E', '#8F9BE8', '#F5A742', '#C8476A'].map((color, index) => (
          <g key={color} transform={`translate(${352 + index * 36} ${506 - (index % 2) * 4})`}>
            <path d="M-11 6q0-18 11-18t11 18q-11 4-22 0z" fill="#2F6B5A" />
            <circle cy="-14" fill="#F6D3BD" r="7.500" />
            <path d="M-9-16q2-14 16-22 0 14 2 22-9-5-18 0z" fill={color} />
            <circle cx="7" cy="-38" fill="#FFF6DC" r="3.500" />
          </g>
        ))}
      </>
    ),
  },
  {
    before: [
      farHills,
      farHouses,
      piece(
        'boulangerie',
        <g transform={LOWER}>
          <path d="M424 516v-66h112v66z" fill="#15183F" />
          <path d="M408 454q10-36 40-50h64q30 14 40 50-72-14-144 0z" fill="#DFE3FB" />
          <path d="M422 451q10-26 32-38h52q22 12 32 38-58-10-116 0z" fill="#2E2F78" />
          <path d="M436 464h50v28h-50zM500 472q0-8 12-8t12 8v44h-24z" fill="#F5C862" />
          <path d="M432 464h58l5 9h-68z" fill="#A82F52" />
        </g>,
      ),
      piece(
        'pains',
        <path
          transform={LOWER}
          d="M440 488q2-9 10-9t10 9zM462 488q2-9 10-9t10 9z"
          fill="#B47B4E"
          stroke="#8A5A3C"
          strokeWidth="1.500"
        />,
      ),
      firs('#15183F', [
        [560, 452, 40],
        [372, 456, 38],
      ]),
    ],
    after: (
      <g transform={LOWER}>
        {glow(514, 376, 56)}
        <path d="M502 418v-40h24v48z" fill="#5B3A4E" />
        <path d="M498 374h32v9h-32z" fill="#DFE3FB" />
        {star(514, 364, 1.5)}
        <path
          d="M514 352q-16-12-2-24t-4-22"
          fill="none"
          stroke="#FFE7A8"
          strokeDasharray="1 8"
          strokeLinecap="round"
          strokeWidth="4"
        />
      </g>
    ),
  },
];
