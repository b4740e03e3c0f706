import type { ReactNode } from 'react';

interface IconProps {
  className?: string;
}

/** Icons are decoration beside words, or sit inside a control that has its own name: never read aloud. */
function icon(shape: ReactNode) {
  return function Icon({ className = 'size-5' }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        className={className}
        fill="none"
        focusable="false"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2"
        viewBox="0 0 24 24"
      >
        {shape}
      </svg>
    );
  };
}

export const CloseIcon = icon(<path d="M6 6l12 12M18 6L6 18" />);
export const MenuIcon = icon(<path d="M4 7q8-2 16 0M4 12.5q8-2 16 0M4 18q8-2 16 0" />);
export const PreviousIcon = icon(<path d="M15 5q-5 4-6 7 1 3 6 7" />);
export const NextIcon = icon(<path d="M9 5q5 4 6 7-1 3-6 7" />);
export const PauseIcon = icon(<path d="M9 6v12M15 6v12" />);
export const PlayIcon = icon(<path d="M8.5 6.2v11.6L18 12z" fill="currentColor" />);
export const CheckIcon = icon(<path d="M5 12.5l4.5 4.5L19 7" />);
export const WarningIcon = icon(<path d="M12 4L2.8 19.5h18.4zM12 10v4.2M12 17v.1" />);
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.5v.1" />
  </>,
);
export const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="2.8" />
  </>,
);
export const EyeOffIcon = icon(
  <path d="M4 9.5S7 14 12 14s8-4.5 8-4.5M6.5 12.7L5 15M12 14v3M17.5 12.7L19 15" />,
);
/** An arrow that leaves its frame: the link opens a new tab. */
export const ExternalIcon = icon(<path d="M10 6H6v12h12v-4M13.5 5H19v5.5M19 5l-8 8" />);
/** The publisher's four-pointed star. */
export const StarIcon = icon(
  <path
    d="M12 2.5c.8 5.600 3.900 8.7 9.5 9.5-5.600.8-8.7 3.900-9.5 9.5-.8-5.600-3.900-8.7-9.5-9.5 5.600-.8 8.7-3.900 9.5-9.5z"
    fill="currentColor"
    stroke="none"
  />,
);
