import { clouds, farHills, glow, knight, piece, star, type Scene } from './paper';

const farClouds = clouds('#37388A', [
  [60, 400, 1.5],
  [620, 386, 1.6],
]);
const nearClouds = clouds('#222459', [
  [200, 472, 1.5],
  [404, 484, 1.4],
  [590, 472, 1.5],
  [-40, 474, 1.6],
  [790, 478, 1.5],
]);
/** The round cloud that carries what happens that day. */
const roundCloud = clouds('#2E2F78', [
  [300, 446, 1.2],
  [384, 432, 1.3],
  [500, 444, 1.2],
]);

/** Days 14 to 19: above the clouds, from the end of the land to the astronomer. */
export const aboveTheClouds: readonly Scene[] = [
  {
    before: [
      farHills,
      clouds('#2E2F78', [
        [470, 430, 1.3],
        [600, 420, 1.4],
      ]),
      piece(
        'falaise',
        <>
          <path d="M0 560V452q200-18 330-12 70 4 96 18-4 30-18 48 2 30-12 54z" fill="#7A79C4" />
          <path d="M0 560V456q200-18 330-12 66 4 92 17-6 28-18 46 0 30-12 53z" fill="#222459" />
        </>,
      ),
      knight(382, 402, 0.8),
      nearClouds,
    ],
    after: (
      <g transform="translate(104 158) scale(.8)">
        <path
          d="M420 410q18-26 44-16 20 8 40-6 22-14 20-40 0-12-12-14l-10 4q0-14 16-14 18 2 18 26 0 34-30 52-34 22-86 8z"
          fill="#FFF6DC"
        />
        <path d="M420 410q26-4 42-26 12-18 34-22-4 22-22 38-22 18-54 10z" fill="#C9C4E8" />
        <path d="M504 336l-14 4 12 5z" fill="#F5A742" />
      </g>
    ),
  },
  {
    before: [
      farClouds,
      roundCloud,
      piece(
        'petit théâtre fermé',
        <>
          {glow(480, 440, 92)}
          <path d="M414 500v-88q66-30 132 0v88z" fill="#C8963E" />
          <path d="M422 492v-74q58-22 116 0v74z" fill="#A82F52" />
          <path
            d="M438 414v78M456 408v84M474 406v86M492 406v86M510 409v83M526 414v78"
            stroke="#7F2340"
            strokeWidth="5"
          />
          <path d="M422 418q58-22 116 0v14q-14 10-29 0-14 10-29 0-14 10-29 0-15 10-29 0z" fill="#C8476A" />
          <path d="M404 492h152v12H404z" fill="#5B3A4E" />
        </>,
      ),
      nearClouds,
    ],
    after: (
      <>
        <path d="M422 492v-62q58-10 116 0v62z" fill="#FFF0C4" />
        <path d="M422 430h18q2 40-18 62zM538 430h-18q-2 40 18 62z" fill="#A82F52" />
        <path d="M422 418q58-22 116 0v14q-14 10-29 0-14 10-29 0-14 10-29 0-15 10-29 0z" fill="#C8476A" />
        <path
          d="M480 492q-2-18 0-32M480 480q14 0 18-12-14-2-18 10zM480 486q-14 0-18-12 14-2 18 10z"
          fill="#4F8F6E"
          stroke="#2F6B5A"
          strokeWidth="3"
        />
        <path d="M459 450q0-18 21-18t21 18q-4 16-21 16t-21-16z" fill="#A82F52" />
        <path d="M464 446q4-14 16-14t16 14q-6 12-16 12t-16-12z" fill="#E0566F" />
        <path
          d="M480 450q-8-2-6-8t10-4 6 10-10 6"
          fill="none"
          stroke="#7F2340"
          strokeLinecap="round"
          strokeWidth="2.500"
        />
      </>
    ),
  },
  {
    moonless: true,
    before: [
      farClouds,
      roundCloud,
      piece(
        'décors de théâtre',
        <>
          <path d="M350 506V408q24-16 48 0v98z" fill="#5B3A4E" />
          <path d="M356 500v-88q18-12 36 0v88z" fill="#2F6B5A" />
          <path d="M562 506v-92q26-20 52 0v92z" fill="#5B3A4E" />
          <path d="M568 500v-82q20-14 40 0v82z" fill="#A82F52" />
        </>,
      ),
      piece(
        'boîte à musique',
        <>
          {glow(480, 462, 76)}
          <path d="M432 500v-40h88v40z" fill="#B47B4E" />
          <path d="M432 460h88v9h-88z" fill="#F5C862" />
          <path d="M520 478h14v-18h12" fill="none" stroke="#F5C862" strokeLinecap="round" strokeWidth="5" />
          <path d="M450 486l7-7 7 7-7 7zM488 486l7-7 7 7-7 7z" fill="#7F2340" />
          <path
            d="M462 446v-26l24-6v26"
            fill="none"
            stroke="#FFF6DC"
            strokeLinejoin="round"
            strokeWidth="3.500"
          />
          <path d="M458 446h.1M482 440h.1" stroke="#FFF6DC" strokeLinecap="round" strokeWidth="11" />
        </>,
      ),
      nearClouds,
    ],
    after: (
      <>
        <circle cx="534" cy="420" fill="url(#scenery-moon)" r="110" />
        <circle cx="534" cy="420" fill="#FFF6DC" r="38" />
        <path d="M522 408h.1M546 432h.1M536 400h.1" stroke="#E9D9A8" strokeLinecap="round" strokeWidth="9" />
        <path d="M440 452q-14-34 6-64 12 26 4 62z" fill="#E7EEFB" />
        <path d="M446 390q-2 34-3 66" fill="none" stroke="#8F9BE8" strokeWidth="2" />
      </>
    ),
  },
  {
    before: [
      farClouds,
      roundCloud,
      piece(
        'costumes suspendus',
        <>
          <path
            d="M396 504v-96M564 504v-96M388 410h184"
            fill="none"
            stroke="#C8963E"
            strokeLinecap="round"
            strokeWidth="5"
          />
          <path d="M412 420l14-10 14 10 8 62q-22 8-44 0z" fill="#A82F52" />
          <path d="M426 410l14 10 8 62q-9 4-18 5 2-44-4-77z" fill="#7F2340" />
          <path d="M466 420l14-10 14 10 10 72q-24 8-48 0z" fill="#F5C862" />
          <path d="M480 410l14 10 10 72q-10 4-20 4 2-50-4-86z" fill="#C8963E" />
          <path d="M520 420l14-10 14 10 6 54q-20 8-40 0z" fill="#8F9BE8" />
          <path d="M534 410l14 10 6 54q-8 3-16 4 2-40-4-68z" fill="#5A5CB0" />
        </>,
      ),
      nearClouds,
    ],
    after: (
      <g transform="translate(548 408)">
        <path
          d="M14 30q-18-12-16-38M4 12q-12-2-16-14M28 28q14-14 10-40M36 8q10-4 14-16"
          fill="none"
          stroke="#D9A184"
          strokeLinecap="round"
          strokeWidth="5"
        />
        <path
          d="M-46 96q-8-40 22-48 28 0 38-10h20l14 18-8 10-18 2q-4 14-12 18l2 16h-9l-4-16h-22l-6 16z"
          fill="#8A5A3C"
        />
        <path d="M8 62q6 18 2 28-10-6-12-18z" fill="#FFF6DC" />
        <path d="M14 40l-14 2 10 8z" fill="#B47B4E" />
        <path d="M28 48h.1" stroke="#12163A" strokeLinecap="round" strokeWidth="5" />
        <path d="M46 57h.1" stroke="#E0566F" strokeLinecap="round" strokeWidth="9" />
        <path d="M-46 60q-8-2-8 6 6 2 10 0z" fill="#FFF6DC" />
      </g>
    ),
  },
  {
    before: [
      farClouds,
      piece(
        'pics de glace',
        <>
          <path d="M330 520l44-92 34 60 40-84 46 92 36-64 30 48 42-84 50 124z" fill="#4A64B8" />
          <path
            d="M330 520l44-92 4 30-20 62zM408 488l40-84 2 40-24 76h-22zM494 496l36-64 2 34-20 54h-22zM560 480l42-84 2 44-26 80h-26z"
            fill="#C9CBF8"
            opacity=".75"
          />
        </>,
      ),
      nearClouds,
    ],
    after: (
      <g transform="rotate(8 480 460)">
        <path d="M330 506q160 6 320-10v30H330z" fill="#FFF6DC" />
        <path
          d="M420 502h106q26 0 26-24-1-10-10-10"
          fill="none"
          stroke="#F5C862"
          strokeLinecap="round"
          strokeWidth="6"
        />
        <path d="M444 502v-22M506 502v-22" stroke="#C8963E" strokeWidth="5" />
        <path d="M424 468h108v14H424z" fill="#B47B4E" />
        <path d="M424 468h108v5H424z" fill="#D9A184" />
        <path d="M532 472q36-10 40-30" fill="none" stroke="#E0566F" strokeLinecap="round" strokeWidth="3" />
      </g>
    ),
  },
  {
    before: [
      farClouds,
      roundCloud,
      piece(
        'observatoire',
        <>
          <path d="M426 504v-48h108v48z" fill="#15183F" />
          <path d="M418 458q4-56 62-56t62 56z" fill="#DFE3FB" />
          <path d="M424 458q4-50 56-50t56 50z" fill="#2E2F78" />
          <path d="M486 456q0-34 18-46 12 4 20 14-12 10-14 32z" fill="#F5C862" />
          <path d="M470 504v-20q0-10 10-10t10 10v20z" fill="#F5C862" />
        </>,
      ),
      piece(
        'lunette',
        <>
          <path d="M490 446l54-54 14 14-54 54z" fill="#C8963E" />
          <path d="M490 446l54-54 5 5-54 54z" fill="#F5C862" />
          <path d="M540 388l8-8 24 24-8 8z" fill="#8A5A3C" />
        </>,
      ),
      nearClouds,
    ],
    after: (
      <>
        <path d="M344 384q70-12 116 30-56-20-116-14z" fill="#FFE7A8" opacity=".8" />
        <path d="M330 400q76-14 130 14-66-8-130 0z" fill="#8F9BE8" opacity=".8" />
        {glow(460, 412, 40)}
        {star(460, 413, 1.9, '#FFF6DC')}
        <path d="M582 440l34-6 6 40-34 6z" fill="#FFF6DC" />
        <path d="M582 440l34-6 2 11-34 6z" fill="#E0566F" />
        <text
          fill="#2B2350"
          fontFamily="Fraunces, serif"
          fontSize="20"
          fontWeight="700"
          transform="rotate(-10 602 468)"
          x="590"
          y="474"
        >
          22
        </text>
      </>
    ),
  },
];
