import type { ReactNode } from 'react';

function picture(className: string, shape: ReactNode) {
  return function Picture() {
    return (
      <svg aria-hidden="true" className={className} focusable="false" viewBox="0 0 160 140">
        {shape}
      </svg>
    );
  };
}

const STAR = 'M0-9Q1.200-1.200 9 0 1.200 1.200 0 9-1.200 1.200-9 0-1.200-1.200 0-9Z';

/** A letter of five stars with its plume: the review. */
export const ReviewLetter = picture(
  'w-44 shrink-0 justify-self-center',
  <>
    <path d="M22 40l112-8 6 84-112 8z" fill="#050818" opacity=".45" transform="translate(5 6)" />
    <path d="M22 40l112-8 6 84-112 8z" fill="#fff6dc" />
    <path d="M28 46l100-7 5 71-100 8z" fill="none" stroke="#c8963e" strokeWidth="1.500" />
    <g fill="#f5c862" stroke="#c8963e" strokeWidth=".8">
      {[0, 1, 2, 3, 4].map((place) => (
        <path d={STAR} key={place} transform={`translate(${44 + place * 18} ${62 - place * 1.3})`} />
      ))}
    </g>
    <path
      d="M40 82l68-5M41 94l52-4M42 106l38-3"
      fill="none"
      stroke="#9a7cc0"
      strokeLinecap="round"
      strokeWidth="3"
    />
    <path
      d="M150 12c-26 8-42 34-48 78 4 1 6 0 7-3 26-6 40-32 41-75z"
      fill="#050818"
      opacity=".35"
      transform="translate(4 4)"
    />
    <path d="M150 12c-26 8-42 34-48 78 4 1 6 0 7-3 26-6 40-32 41-75z" fill="#cfd6ff" />
    <path d="M150 12c-10 20-22 36-41 75 26-6 40-32 41-75z" fill="#8f95d6" />
    <path d="M148 16Q118 50 97 102" fill="none" stroke="#c8963e" strokeLinecap="round" strokeWidth="2.500" />
  </>,
);

/** The same letter, folded and sealed. */
export const SealedLetter = picture(
  'w-40',
  <>
    <path d="M20 36h120v78H20z" fill="#050818" opacity=".45" transform="translate(5 6)" />
    <path d="M20 36h120v78H20z" fill="#fff6dc" />
    <path d="M20 114l46-42h28l46 42z" fill="#e9d9b4" />
    <path d="M20 36l60 48 60-48z" fill="#f3e6c4" stroke="#c8963e" strokeWidth="1.500" />
    <circle cx="82" cy="80" fill="#050818" opacity=".35" r="16" />
    <circle cx="80" cy="78" fill="#b83e5e" r="16" />
    <path d={STAR} fill="#f5c862" transform="translate(80 78)" />
  </>,
);

/** A parcel with its ribbon. */
export const GiftBox = picture(
  'w-24 shrink-0',
  <>
    <path d="M32 62h100v64H32z" fill="#050818" opacity=".45" transform="translate(5 5)" />
    <path d="M32 62h100v64H32z" fill="#6b3f8f" />
    <path d="M84 62h48v64H84z" fill="#54307a" />
    <path d="M26 46h112v20H26z" fill="#8a5fb4" />
    <path d="M82 46h56v20H82z" fill="#6b3f8f" />
    <path d="M74 46h18v80H74z" fill="#f5c862" />
    <path d="M83 46h9v80h-9z" fill="#c8963e" />
    <path d="M82 46C52 44 42 30 50 20s28 4 32 26z" fill="#f5c862" />
    <path d="M84 46c30-2 40-16 32-26s-28 4-32 26z" fill="#c8963e" />
    <path d={STAR} fill="#fff6dc" transform="translate(56 92)" />
    <path d={STAR} fill="#cfd6ff" transform="translate(112 106) scale(.7)" />
  </>,
);
