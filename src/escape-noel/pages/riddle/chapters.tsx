import type { ReactNode } from 'react';

/** The countries of the quest, from the first road to the winter star. */
export type Chapter =
  'road' | 'castle' | 'wood' | 'village' | 'plain' | 'river' | 'clouds' | 'tower' | 'home' | 'star';

const lastDays: readonly (readonly [lastDay: number, chapter: Chapter])[] = [
  [1, 'road'],
  [3, 'castle'],
  [6, 'wood'],
  [9, 'village'],
  [11, 'plain'],
  [12, 'village'],
  [13, 'river'],
  [18, 'clouds'],
  [22, 'tower'],
  [23, 'home'],
  [24, 'star'],
];

/**
 * The country that the knight crosses on a day.
 * @param day 1 to 24.
 */
export function chapterOf(day: number): Chapter {
  return lastDays.find(([lastDay]) => day <= lastDay)?.[1] ?? 'star';
}

/** A sheet of hills, and the light along its edge. */
const hills = (ridge: string, fill: string, light: string) => (
  <>
    <path d={`${ridge}V560H0z`} fill={light} transform="translate(0 -3)" />
    <path d={`${ridge}V560H0z`} fill={fill} />
  </>
);
const farHills = hills('M0 436q120-52 250-22t220-10 240 4 250-20', '#37388A', '#7A79C4');
const midHills = hills('M0 482q150-52 300-22t300-8 360-14', '#222459', '#5A5CB0');

/** Shrinks what stands on the ground towards its foot, so that it stays under the words. */
const standing = (scale: number, children: ReactNode) => (
  <g transform={`translate(480 522) scale(${scale}) translate(-480 -522)`}>{children}</g>
);

const fir = (x: number, y: number, width: number, color: string) => (
  <use
    color={color}
    height={(width * 5) / 3}
    href="#scenery-fir"
    key={`${x}-${y}`}
    width={width}
    x={x}
    y={y}
  />
);
const house = (x: number, y: number, width: number) => (
  <use color="#15183F" height={width} href="#scenery-house" key={`${x}-${y}`} width={width} x={x} y={y} />
);

/** A bank of cloud: round above, flat below. */
const cloud = (x: number, y: number, scale: number, fill: string) => (
  <g fill={fill} key={`${x}-${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M0 60q-4-26 24-30Q30 2 64 4q26-12 48 12 30-8 40 16 28 0 28 28z" />
    <path
      d="M0 60q-4-26 24-30Q30 2 64 4q26-12 48 12 30-8 40 16 28 0 28 28-4-20-32-20-8-20-38-14-24-22-46-10-30 0-36 24-26 2-30 22z"
      fill="#C9CBF8"
      opacity=".4"
    />
  </g>
);

/** The little knight from behind: a cape, a plume, a lantern held up. */
const knight = (x: number, y: number, scale: number) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <circle cx="30" cy="8" fill="url(#scenery-lamp)" r="56" />
    <path d="M-18 62q2-44 18-44t18 44q-18 6-36 0z" fill="#A82F52" />
    <path d="M0 18q16 0 18 44-8 3-16 3 6-26-2-47z" fill="#7F2340" />
    <path d="M-11 18q-2-21 11-21T11 18q-11 5-22 0z" fill="#AAB2DC" />
    <path d="M1-3q10 1 10 21-4 2-8 2 3-12-2-23z" fill="#6A70A8" />
    <path d="M-2-3q-12-8-4-20 10 4 8 20z" fill="#E0566F" />
    <path d="M12 26l18-10" stroke="#AAB2DC" strokeLinecap="round" strokeWidth="5" />
    <path d="M24 2h12v16H24z" fill="#FFE7A8" stroke="#C8963E" strokeWidth="2" />
    <path d="M22 2l8-8 8 8z" fill="#C8963E" />
  </g>
);

/** Each country's own sheets, far to near, above the shared ground. */
export const chapters: Record<Chapter, ReactNode> = {
  road: (
    <>
      {farHills}
      {midHills}
      <path d="M470 560q40-40 10-62t30-42q-8 24 26 40t8 64z" fill="#4A4A9E" />
      {fir(330, 428, 46, '#15183F')}
      {fir(372, 448, 34, '#15183F')}
      {fir(610, 420, 50, '#15183F')}
      {knight(440, 446, 0.95)}
    </>
  ),
  castle: (
    <>
      {farHills}
      {standing(
        0.66,
        <>
          <g fill="#1B1D50">
            <path d="M404 520V404h-6v-14h10v6h8v-6h10v6h8v-6h10v14h-6v30h28v-60h-6v-16h12v8h10v-8h12v8h10v-8h12v16h-6v60h28v-30h-6v-14h10v6h8v-6h10v6h8v-6h10v14h-6v116z" />
            <path d="M396 388l28-46 28 46zM462 354l27-54 27 54zM526 388l28-46 28 46z" fill="#7F2340" />
            <path
              d="M396 388l28-46 4 7-22 39zM462 354l27-54 4 8-22 46zM526 388l28-46 4 7-22 39z"
              fill="#DFE3FB"
              opacity=".7"
            />
          </g>
          <path
            d="M476 520v-34q0-16 13-16t13 16v34zM420 412h9v16h-9zM549 412h9v16h-9zM484 386h10v18h-10z"
            fill="#F5C862"
          />
          <path d="M489 300v-18l20 7-20 6" fill="#E0566F" stroke="#C8963E" strokeWidth="2" />
        </>,
      )}
      {midHills}
      {fir(334, 440, 44, '#15183F')}
      {fir(604, 436, 46, '#15183F')}
    </>
  ),
  wood: (
    <>
      {farHills}
      {[300, 352, 398, 446, 500, 548, 600, 652, 120, 190, 760, 840].map((x, index) =>
        fir(x, 374 + (index % 3) * 12, 62, '#2A2C70'),
      )}
      {[270, 330, 566, 626, 60, 820].map((x, index) => fir(x, 384 + (index % 2) * 14, 92, '#15183F'))}
      <path
        d="M402 470h5M415 470h5M452 446h5M465 446h5M528 466h5M541 466h5"
        stroke="#F5C862"
        strokeLinecap="round"
        strokeWidth="6"
      />
      <path
        d="M404 468.500v3M417 468.500v3M454 444.500v3M467 444.500v3M530 464.500v3M543 464.500v3"
        stroke="#12163A"
        strokeLinecap="round"
        strokeWidth="2"
      />
    </>
  ),
  village: (
    <>
      {farHills}
      {house(356, 446, 54)}
      {house(556, 440, 58)}
      {standing(
        0.68,
        <>
          <path d="M452 512v-92h46v92z" fill="#15183F" />
          <path d="M446 424l29-74 29 74-6 2-23-54-23 54z" fill="#DFE3FB" />
          <path d="M452 424l23-56 23 56z" fill="#2E2F78" />
          <path d="M466 440q0-10 9-10t9 10v16h-18zM469 478h12v18h-12z" fill="#F5C862" />
          <path d="M475 350v-16M469 340h12" stroke="#F5C862" strokeWidth="2.500" />
        </>,
      )}
      {house(404, 462, 48)}
      {house(508, 464, 46)}
      {house(620, 460, 46)}
      {house(300, 458, 44)}
      {house(180, 448, 54)}
      {house(720, 450, 56)}
      {fir(250, 448, 40, '#15183F')}
      {fir(680, 452, 38, '#15183F')}
    </>
  ),
  plain: (
    <>
      <path d="M0 560V440q240-22 480-14t480-6v140z" fill="#37388A" />
      <path d="M0 560V482q260-30 500-16t460-20v114z" fill="#4A4A9E" />
      <path d="M0 482q260-30 500-16t460-20v4q-230 40-460 24t-500 14z" fill="#C9CBF8" opacity=".4" />
      {house(540, 436, 52)}
      <path d="M566 436v-26l18 6-18 6" fill="#E0566F" stroke="#C8963E" strokeWidth="2" />
      <path
        d="M548 500q-40 10-92 26t-70 34"
        fill="none"
        stroke="#C9CBF8"
        strokeDasharray="1 12"
        strokeLinecap="round"
        strokeWidth="5"
      />
      <path
        d="M378 500V448M378 470q-16-4-18-22M378 462q14-4 18-20M378 452q-6-8-4-18"
        fill="none"
        stroke="#15183F"
        strokeLinecap="round"
        strokeWidth="6"
      />
    </>
  ),
  river: (
    <>
      {farHills}
      {midHills}
      <path d="M330 560q70-40 130-48t70-24-30-26q64 6 62 32t-50 36 20 30z" fill="#8F9BE8" opacity=".75" />
      <path
        d="M420 544q40-14 84-18M478 512q34-6 46-16M520 486q10-8 2-14"
        fill="none"
        stroke="#FFF6DC"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <g transform="translate(24 -26) rotate(-18 448 520)">
        <path d="M430 512h34q8 0 8 8t-8 8h-34q-10-8 0-16z" fill="#5FD3A2" opacity=".85" />
        <path d="M472 517h10v6h-10z" fill="#C8963E" />
        <path d="M438 516h20v8h-20z" fill="#FFF6DC" />
      </g>
      {fir(338, 424, 52, '#15183F')}
      {fir(590, 424, 48, '#15183F')}
      {fir(628, 444, 36, '#15183F')}
    </>
  ),
  clouds: (
    <>
      {cloud(60, 400, 1.5, '#37388A')}
      {cloud(620, 386, 1.6, '#37388A')}
      {cloud(300, 424, 1.3, '#2E2F78')}
      {cloud(500, 440, 1.2, '#2E2F78')}
      <g transform="translate(120 168) scale(.75)">
        <path
          d="M420 410q18-26 44-16 20 8 40-6 22-14 20-40 0-12-12-14l-10 4q0-14 16-14 18 2 18 26 0 34-30 52-34 22-86 8z"
          fill="#FFF6DC"
        />
        <path d="M420 410q26-4 42-26 12-18 34-22-4 22-22 38-22 18-54 10z" fill="#C9C4E8" />
        <path d="M504 336l-14 4 12 5z" fill="#F5A742" />
      </g>
      {cloud(200, 470, 1.5, '#222459')}
      {cloud(400, 478, 1.4, '#222459')}
      {cloud(590, 470, 1.5, '#222459')}
      {cloud(-40, 474, 1.6, '#222459')}
      {cloud(790, 478, 1.5, '#222459')}
    </>
  ),
  tower: (
    <>
      {cloud(80, 420, 1.5, '#37388A')}
      {cloud(640, 416, 1.5, '#37388A')}
      {standing(
        0.62,
        <>
          <path d="M448 530l10-150h-10v-20h10v8h12v-8h14v8h12v-8h10v20h-10l10 150z" fill="#15183F" />
          <path d="M458 380h18l-8 150h-20z" fill="#2E2F78" />
          <path d="M442 360l35-70 35 70z" fill="#7F2340" />
          <path d="M442 360l35-70 5 9-30 61z" fill="#DFE3FB" opacity=".7" />
          <path
            d="M462 396h7v12h-7zM482 396h7v12h-7zM461 424h7v12h-7zM483 424h7v12h-7zM460 452h7v12h-7zM484 452h7v12h-7zM459 480h7v12h-7zM485 480h7v12h-7z"
            fill="#F5C862"
          />
          <path
            d="M560 500q34-6 30-36t-40-26-34-26q22-4 40 4 34 14 48 44t-6 54z"
            fill="#8F8BC8"
            opacity=".55"
          />
        </>,
      )}
      {cloud(330, 468, 1.2, '#2A2C70')}
      {cloud(500, 474, 1.2, '#2A2C70')}
      {cloud(160, 480, 1.5, '#222459')}
      {cloud(680, 480, 1.5, '#222459')}
    </>
  ),
  home: (
    <>
      {farHills}
      {midHills}
      {standing(
        0.84,
        <>
          <circle cx="482" cy="470" fill="url(#scenery-lamp)" r="110" />
          <path d="M426 514v-58h112v58z" fill="#15183F" />
          <path d="M412 460l70-64 70 64-10 6-60-50-60 50z" fill="#DFE3FB" />
          <path d="M426 458l56-46 56 46z" fill="#2E2F78" />
          <path d="M440 470h26v24h-26zM498 470h26v24h-26zM474 486q0-9 8-9t8 9v28h-16z" fill="#F5C862" />
          <path d="M453 470v24M440 482h26M511 470v24M498 482h26" stroke="#15183F" strokeWidth="2.500" />
          <path d="M514 424v-26h14v38z" fill="#15183F" />
          <path
            d="M521 392q-10-14 2-24t-2-24"
            fill="none"
            stroke="#C9C4E8"
            strokeLinecap="round"
            strokeOpacity=".7"
            strokeWidth="5"
          />
        </>,
      )}
      {fir(366, 430, 48, '#15183F')}
      {fir(566, 428, 50, '#15183F')}
    </>
  ),
  star: (
    <>
      <circle cx="480" cy="450" fill="url(#scenery-lamp)" r="170" />
      {farHills}
      <path
        d="M0-10Q1.200-1.200 10 0 1.200 1.200 0 10-1.200 1.200-10 0-1.200-1.200 0-10Z"
        fill="#C8963E"
        transform="translate(483 454) scale(6)"
      />
      <path
        d="M0-10Q1.200-1.200 10 0 1.200 1.200 0 10-1.200 1.200-10 0-1.200-1.200 0-10Z"
        fill="#F5C862"
        transform="translate(480 450) scale(6)"
      />
      <path
        d="M0-10Q1.200-1.200 10 0 1.200 1.200 0 10-1.200 1.200-10 0-1.200-1.200 0-10Z"
        fill="#FFF6DC"
        transform="translate(480 450) scale(2.6)"
      />
      {midHills}
      {knight(400, 452, 0.8)}
    </>
  ),
};
