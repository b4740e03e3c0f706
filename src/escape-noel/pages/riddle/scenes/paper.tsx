import type { ReactNode } from 'react';

/** Something that stands on the stage, and what it is in French: a test compares the names with the day's answers. */
export interface Piece {
  readonly draws: string;
  readonly art: ReactNode;
}

/** A day's stage. */
export interface Scene {
  /** Where the knight is, from far to near: never what is asked. */
  readonly before: readonly Piece[];
  /** What the right answer brings onto the stage. */
  readonly after: ReactNode;
  /** No moon in the sky, because the day asks for it. */
  readonly moonless?: true;
  /** The near ground, where it is not the snow of every day. */
  readonly ground?: Piece;
}

export const piece = (draws: string, art: ReactNode): Piece => ({ draws, art });

/** A four-pointed star, ten units from its middle to a point. */
export const STAR = 'M0-10Q1.200-1.200 10 0 1.200 1.200 0 10-1.200 1.200-10 0-1.200-1.200 0-10Z';

export const star = (x: number, y: number, scale: number, fill = '#F5C862') => (
  <path d={STAR} fill={fill} key={`${x}-${y}-${scale}`} transform={`translate(${x} ${y}) scale(${scale})`} />
);

/** A pool of warm light. */
export const glow = (x: number, y: number, r: number) => (
  <circle cx={x} cy={y} fill="url(#scenery-lamp)" key={`${x}-${y}`} r={r} />
);

/** A sheet of hills, and the light along its edge. */
const sheet = (ridge: string, fill: string, light: string) => (
  <>
    <path d={`${ridge}V560H0z`} fill={light} transform="translate(0 -3)" />
    <path d={`${ridge}V560H0z`} fill={fill} />
  </>
);
export const farHills = piece(
  'collines',
  sheet('M0 436q120-52 250-22t220-10 240 4 250-20', '#37388A', '#7A79C4'),
);
export const midHills = piece('collines', sheet('M0 482q150-52 300-22t300-8 360-14', '#222459', '#5A5CB0'));
export const snowGround = piece(
  'neige',
  <>
    <path d="M0 560V522q130-34 290-14t330-8 340 6v54z" fill="#0D1230" />
    <path d="M0 522q130-34 290-14t330-8 340 6v5q-190-24-340-5t-330 8-290 13z" fill="#C9C4E8" opacity=".55" />
  </>,
);

type Place = readonly [x: number, y: number, width: number];

export const firs = (color: string, places: readonly Place[]) =>
  piece(
    'sapins',
    places.map(([x, y, width]) => (
      <use
        color={color}
        height={(width * 5) / 3}
        href="#scenery-fir"
        key={`${x}-${y}`}
        width={width}
        x={x}
        y={y}
      />
    )),
  );

export const houses = (places: readonly Place[]) =>
  piece(
    'maisons',
    places.map(([x, y, width]) => (
      <use color="#15183F" height={width} href="#scenery-house" key={`${x}-${y}`} width={width} x={x} y={y} />
    )),
  );

/** Banks of cloud: round above, flat below. */
export const clouds = (fill: string, places: readonly (readonly [x: number, y: number, scale: number])[]) =>
  piece(
    'nuages',
    places.map(([x, y, scale]) => (
      <g fill={fill} key={`${x}-${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
        <path d="M0 60q-4-26 24-30Q30 2 64 4q26-12 48 12 30-8 40 16 28 0 28 28z" />
        <path
          d="M0 60q-4-26 24-30Q30 2 64 4q26-12 48 12 30-8 40 16 28 0 28 28-4-20-32-20-8-20-38-14-24-22-46-10-30 0-36 24-26 2-30 22z"
          fill="#C9CBF8"
          opacity=".4"
        />
      </g>
    )),
  );

/** The little knight from behind: a cape, a plume, a lantern held up. */
export const knight = (x: number, y: number, scale: number) =>
  piece(
    'chevalier et sa lanterne',
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {glow(30, 8, 56)}
      <path d="M-18 62q2-44 18-44t18 44q-18 6-36 0z" fill="#A82F52" />
      <path d="M0 18q16 0 18 44-8 3-16 3 6-26-2-47z" fill="#7F2340" />
      <path d="M-11 18q-2-21 11-21T11 18q-11 5-22 0z" fill="#AAB2DC" />
      <path d="M1-3q10 1 10 21-4 2-8 2 3-12-2-23z" fill="#6A70A8" />
      <path d="M-2-3q-12-8-4-20 10 4 8 20z" fill="#E0566F" />
      <path d="M12 26l18-10" stroke="#AAB2DC" strokeLinecap="round" strokeWidth="5" />
      <path d="M24 2h12v16H24z" fill="#FFE7A8" stroke="#C8963E" strokeWidth="2" />
      <path d="M22 2l8-8 8 8z" fill="#C8963E" />
    </g>,
  );
