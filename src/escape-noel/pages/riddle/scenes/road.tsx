import { farHills, firs, knight, midHills, piece, star, type Scene } from './paper';

const road = piece('chemin', <path d="M470 560q40-40 10-62t30-42q-8 24 26 40t8 64z" fill="#4A4A9E" />);

/** Days 1 to 3: the first road, and the night's shelter. */
export const onTheRoad: readonly Scene[] = [
  {
    before: [
      farHills,
      midHills,
      road,
      firs('#15183F', [
        [330, 428, 46],
        [372, 448, 34],
        [610, 420, 50],
      ]),
      knight(454, 444, 0.95),
    ],
    after: (
      <g fill="#0A0F24" opacity=".6" transform="translate(386 394) scale(1.8)">
        <path d="M-18 62q2-44 18-44t18 44q-18 6-36 0zM-11 18q-2-21 11-21T11 18q-11 5-22 0zM-2-3q-12-8-4-20 10 4 8 20z" />
      </g>
    ),
  },
  {
    before: [
      farHills,
      midHills,
      road,
      piece(
        'vent',
        <path
          d="M336 400q40-12 70-4 26 6 22-8-6-10-14-2M548 418q34-12 62-4 22 4 18-8-6-8-12-2"
          fill="none"
          stroke="#C9CBF8"
          strokeLinecap="round"
          strokeOpacity=".6"
          strokeWidth="3"
        />,
      ),
      piece(
        'borne',
        <>
          <path d="M386 516v-34q0-26 32-26t32 26v34z" fill="#8F8BC8" />
          <path d="M386 484q0-28 32-28t32 28q-32-10-64 0z" fill="#A82F52" />
          <path d="M426 456q24 3 24 28-8-3-16-4-1-18-8-24z" fill="#7F2340" />
          <path d="M434 482q8 1 16 4v30h-16z" fill="#5A5CB0" />
          <path d="M398 496h28M398 506h20" stroke="#1C1B4D" strokeLinecap="round" strokeWidth="3" />
          {star(416, 471, 0.8)}
        </>,
      ),
      firs('#15183F', [
        [340, 450, 38],
        [604, 436, 46],
      ]),
    ],
    after: (
      <g transform="translate(202 172) scale(.66)">
        <path
          d="M404 520V404h-6v-14h10v6h8v-6h10v6h8v-6h10v14h-6v30h28v-60h-6v-16h12v8h10v-8h12v8h10v-8h12v16h-6v60h28v-30h-6v-14h10v6h8v-6h10v6h8v-6h10v14h-6v116z"
          fill="#1B1D50"
        />
        <path d="M396 388l28-46 28 46zM462 354l27-54 27 54zM526 388l28-46 28 46z" fill="#7F2340" />
        <path
          d="M396 388l28-46 4 7-22 39zM462 354l27-54 4 8-22 46zM526 388l28-46 4 7-22 39z"
          fill="#DFE3FB"
          opacity=".7"
        />
        <path
          d="M476 520v-34q0-16 13-16t13 16v34zM420 412h9v16h-9zM549 412h9v16h-9zM484 386h10v18h-10z"
          fill="#F5C862"
        />
        <path d="M489 300v-18l20 7-20 6" fill="#E0566F" stroke="#C8963E" strokeWidth="2" />
      </g>
    ),
  },
  {
    before: [
      piece(
        'mur',
        <>
          <path d="M0 560V398q240-58 480-58t480 58v162z" fill="#5A5CB0" />
          <path d="M0 560V402q240-58 480-58t480 58v158z" fill="#1B1D50" />
        </>,
      ),
      piece(
        'fenêtre embuée',
        <>
          <path d="M408 506v-74q0-72 72-72t72 72v74z" fill="#8A5A3C" />
          <path d="M416 506v-74q0-64 64-64t64 64v74z" fill="#6A64B8" />
          <path d="M416 506v-74q0-64 64-64 26 0 44 16-70 20-78 122z" fill="#8F8BC8" opacity=".6" />
          <path d="M480 368v138M416 436h128" stroke="#8A5A3C" strokeWidth="5" />
        </>,
      ),
      piece(
        'rideaux',
        <path
          d="M392 362q34-8 46-2 0 56-36 86 6 30 2 62h-28q10-70 16-146zM568 362q-34-8-46-2 0 56 36 86-6 30-2 62h28q-10-70-16-146z"
          fill="#7F2340"
        />,
      ),
    ],
    // Through the panes, which the breath no longer hides.
    after: (
      <>
        <path d="M416 506v-74q0-64 64-64t64 64v74z" fill="#3A3A92" />
        <path d="M416 506v-34q40-24 72-8t56-4v46z" fill="#FFF6DC" />
        <path d="M416 506v-12q50-18 128-6v18z" fill="#C9CBF8" />
        <g transform="translate(-25 4)">
          <path d="M454 486q-10-22 8-28-4-18 10-18t10 18q18 6 8 28z" fill="#FFFDF6" />
          <path d="M472 450l12 3-12 3z" fill="#F5A742" />
          <path d="M461 438h22M465 437v-12h14v12z" fill="#12163A" stroke="#12163A" strokeWidth="3" />
        </g>
        <path
          d="M436 408h.1M456 392h.1M500 386h.1M522 408h.1M508 432h.1M434 446h.1M530 446h.1M490 410h.1M452 424h.1"
          stroke="#FFFDF6"
          strokeLinecap="round"
          strokeWidth="5"
        />
        <path d="M480 368v138M416 436h128" stroke="#8A5A3C" strokeWidth="5" />
      </>
    ),
    ground: piece(
      'plancher',
      <>
        <path d="M0 560v-56h960v56z" fill="#2E1B30" />
        <path d="M396 498h168v10H396z" fill="#B47B4E" />
      </>,
    ),
  },
];
