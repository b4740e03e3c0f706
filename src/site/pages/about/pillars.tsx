import type { ReactNode } from 'react';

/** A promise that every book keeps. */
interface Pillar {
  title: string;
  text: string;
  Picture: () => ReactNode;
}

/** The three pillars (spec §2 « About »). */
export const pillars: readonly Pillar[] = [
  {
    title: 'Éveiller',
    text: "Donner des mots et des couleurs à ce que l'on ressent, de la plus petite joie à la plus grosse colère.",
    Picture: Lantern,
  },
  {
    title: 'Rassurer',
    text: 'Accompagner les grands passages, la nuit, la rentrée, les absences, et tendre la main aux parents aussi.',
    Picture: Nest,
  },
  {
    title: 'Faire rêver',
    text: "Ouvrir une fenêtre sur l'impossible, et laisser à chacun de quoi continuer l'histoire tout seul.",
    Picture: Kite,
  },
];

const pictureProps = {
  'aria-hidden': true,
  className: 'block h-auto w-full',
  viewBox: '0 0 360 220',
} as const;

/** A paper lantern that wakes the colours around it. */
function Lantern() {
  return (
    <svg {...pictureProps}>
      <rect fill="#F4E8F6" height="220" width="360" />
      <circle cx="180" cy="112" fill="#FFF3CF" r="92" />
      <circle cx="180" cy="112" fill="#FFE6B0" r="60" />
      <path d="M0 176c70-34 150-30 214-8s104 12 146-12v64H0z" fill="#DCCDEB" />
      <path d="M0 200c90-30 180-14 246-4s88-2 114-12v36H0z" fill="#BFA7DB" />
      <g fill="none" stroke="#C8963E" strokeLinecap="round" strokeWidth="3">
        <path d="M180 40v18M158 62q22-22 44 0" />
      </g>
      <path d="M150 74h60l10 78h-80z" fill="#6B3F8F" />
      <path d="M160 82h40l7 62h-54z" fill="#FFF8F0" />
      <path d="M180 92c14 16 18 26 18 34a18 18 0 0 1-36 0c0-8 4-18 18-34z" fill="#F5A742" />
      <path d="M180 110c7 9 9 14 9 19a9 9 0 0 1-18 0c0-5 2-10 9-19z" fill="#FFF3CF" />
      <path d="M146 68h68l4 10h-76zM136 150h88l4 12h-96z" fill="#54307A" />
      <path d="M84 84c8-12 20-12 24-4 4-8 16-8 20 4-8 10-18 14-22 18-4-4-14-8-22-18z" fill="#B8406A" />
      <path d="M244 70c4 12 10 16 22 18-12 3-18 8-22 20-4-12-10-17-22-20 12-2 18-6 22-18z" fill="#C8963E" />
      <path d="M276 120c12-8 24-4 26 4 2 10-8 18-20 16-10-2-14-12-6-20z" fill="#7FA6DD" />
      <path d="M64 132c2-10 16-12 20-2 10-2 14 10 6 14-10 6-28 0-26-12z" fill="#4F8F6E" />
    </svg>
  );
}

/** A nest in the crook of the moon. */
function Nest() {
  return (
    <svg {...pictureProps}>
      <rect fill="#E7EEFB" height="220" width="360" />
      <circle cx="182" cy="100" fill="#F6F8FE" r="120" />
      <circle cx="182" cy="100" fill="#FFFDFA" opacity="0.6" r="84" />
      <path
        d="M222 30a82 82 0 1 0 26 116 66 66 0 0 1-26-116z"
        fill="#FFE6B0"
        stroke="#C8963E"
        strokeLinejoin="round"
        strokeWidth="2"
      />
      <path d="M150 132c4 30 26 44 52 44s46-14 50-44z" fill="#8A5A3C" />
      <g fill="none" stroke="#B47B4E" strokeLinecap="round" strokeWidth="3">
        <path d="M152 142q50 16 98 0M158 154q44 14 86 0M170 166q32 9 62 0" />
      </g>
      <path d="M164 132a20 22 0 0 1 40 0zM200 132a20 24 0 0 1 40 0z" fill="#9A7CC0" />
      <path d="M182 132a20 27 0 0 1 40 0z" fill="#6B3F8F" />
      <g fill="#2B2350">
        <circle cx="196" cy="120" r="2.4" />
        <circle cx="209" cy="120" r="2.4" />
      </g>
      <path d="M199 125h7l-3.5 5z" fill="#F5A742" />
      <path d="M0 196c60-26 120-16 190-8s118-4 170-18v50H0z" fill="#BFA7DB" />
      <path d="M0 212c80-16 180-4 250-6s84-6 110-10v24H0z" fill="#9A7CC0" />
      <g fill="#C8963E">
        <path d="M72 54c1 8 4 11 12 12-8 1-11 4-12 12-1-8-4-11-12-12 8-1 11-4 12-12zM290 48c1 6 3 8 9 9-6 1-8 3-9 9-1-6-3-8-9-9 6-1 8-3 9-9zM306 120c1 5 2 6 7 7-5 1-6 2-7 7-1-5-2-6-7-7 5-1 6-2 7-7z" />
      </g>
    </svg>
  );
}

/** A book that flies like a kite, and the child who holds the string. */
function Kite() {
  return (
    <svg {...pictureProps}>
      <rect fill="#FBE6DE" height="220" width="360" />
      <circle cx="92" cy="86" fill="#FFF3CF" r="54" />
      <path d="M236 108c-14 0-16-18-2-20 0-16 24-18 28-4 14-6 26 8 16 18 0 4-4 6-8 6z" fill="#FFFDFA" />
      <path d="M0 178c80-40 170-24 240-8s90-2 120-16v66H0z" fill="#DCCDEB" />
      <path d="M0 204c70-34 150-20 220-10s100 6 140-8v34H0z" fill="#9A7CC0" />
      <path
        d="M104 178c30-24 44-20 60-40s18-26 32-40"
        fill="none"
        stroke="#C8963E"
        strokeLinecap="round"
        strokeWidth="2"
      />
      <g transform="translate(-14 14) rotate(-18 226 66)">
        <path
          d="M226 84c-16-11-38-13-58-7l4-46c18-5 38-3 54 8 16-11 36-13 54-8l4 46c-20-6-42-4-58 7z"
          fill="#6B3F8F"
        />
        <path d="M226 78c-15-10-34-12-52-8l3-38c17-4 34-2 49 8z" fill="#FFFDFA" />
        <path d="M226 78c15-10 34-12 52-8l-3-38c-17-4-34-2-49 8z" fill="#F4E8F6" />
        <path
          d="M186 44q16-2 30 5M185 54q16-2 30 5M266 44q-16-2-30 5M267 54q-16-2-30 5"
          fill="none"
          stroke="#BFA7DB"
          strokeLinecap="round"
          strokeWidth="2"
        />
      </g>
      <path d="M84 208c0-24 6-36 18-36s18 12 18 36z" fill="#B8406A" />
      <circle cx="102" cy="160" fill="#F6D3BD" r="14" />
      <path d="M87 158c0-12 8-18 16-18s15 6 14 16c-8-2-12-6-14-8-4 6-10 9-16 10z" fill="#2B2350" />
      <path d="M106 182l10-10" stroke="#F6D3BD" strokeLinecap="round" strokeWidth="6" />
      <g fill="#C8963E">
        <path d="M300 40c1 7 3 9 10 10-7 1-9 3-10 10-1-7-3-9-10-10 7-1 9-3 10-10zM152 40c1 5 2 6 7 7-5 1-6 2-7 7-1-5-2-6-7-7 5-1 6-2 7-7z" />
      </g>
    </svg>
  );
}
