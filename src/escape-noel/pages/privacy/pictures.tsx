import type { ReactNode } from 'react';

function picture(shape: ReactNode) {
  return function Picture() {
    return (
      <svg aria-hidden="true" className="size-20 shrink-0 sm:size-24" focusable="false" viewBox="0 0 96 96">
        <circle cx="48" cy="48" fill="#12163A" r="46" stroke="#C8963E" strokeWidth="1.500" />
        <path d="M6 66q40-16 84 0a46 46 0 0 1-84 0z" fill="#2A2A66" />
        {shape}
      </svg>
    );
  };
}

/** A banner with a star: the name that everybody sees. */
export const BannerPicture = picture(
  <>
    <path d="M32 22v56" stroke="#C8963E" strokeLinecap="round" strokeWidth="3" />
    <path d="M34 26q16-8 30 0v28q-14-8-30 0z" fill="#0A0F24" opacity=".4" transform="translate(3 3)" />
    <path d="M34 24q16-8 30 0v28q-14-8-30 0z" fill="#B83E5E" />
    <path
      d="M49 27l2.500 7.500 7.500 2.500-7.500 2.500-2.500 7.500-2.500-7.500-7.500-2.500 7.500-2.500z"
      fill="#F5C862"
    />
  </>,
);

/** A small chest, locked: what the game keeps. */
export const ChestPicture = picture(
  <>
    <path d="M24 46h50v28H24z" fill="#0A0F24" opacity=".4" transform="translate(3 3)" />
    <path d="M24 46h48v28H24z" fill="#8A5A3C" />
    <path d="M24 46q2-20 24-20t24 20z" fill="#B47B4E" />
    <path d="M24 46h48M34 29v45M62 29v45" fill="none" stroke="#F5C862" strokeWidth="2" />
    <path d="M42 42h12v12l-6 5-6-5z" fill="#F5C862" />
    <circle cx="48" cy="48" fill="#3A2163" r="2" />
  </>,
);

/** An envelope sealed with a star: the grown-up's address. */
export const LetterPicture = picture(
  <>
    <path d="M22 34h52v34H22z" fill="#0A0F24" opacity=".4" transform="translate(3 3)" />
    <path d="M22 32h52v34H22z" fill="#FFF6DC" />
    <path d="M22 66l20-18h12l20 18z" fill="#E9D9B4" />
    <path d="M22 32l26 22 26-22z" fill="#F3E6C4" stroke="#C8963E" strokeWidth="1" />
    <circle cx="48" cy="51" fill="#B83E5E" r="7" />
    <path
      d="M48 46l1.300 3.700 3.700 1.300-3.700 1.300-1.300 3.700-1.300-3.700-3.700-1.300 3.700-1.300z"
      fill="#F5C862"
    />
  </>,
);

/** A broom of twigs: everything can be swept away. */
export const BroomPicture = picture(
  <>
    <path d="M66 20L46 54" stroke="#B47B4E" strokeLinecap="round" strokeWidth="4" />
    <path
      d="M38 50l16 9q-4 16-20 18-8-2-12-8 12-6 16-19z"
      fill="#0A0F24"
      opacity=".4"
      transform="translate(3 3)"
    />
    <path d="M38 50l16 9q-4 16-20 18-8-2-12-8 12-6 16-19z" fill="#F5C862" />
    <path
      d="M38 50l16 9-2 5-17-9zM30 72l7-11M37 75l8-11"
      fill="#8F2B4C"
      stroke="#C8963E"
      strokeWidth="1.500"
    />
    <path
      d="M70 58l1.600 4.400 4.400 1.600-4.400 1.600-1.600 4.400-1.600-4.400-4.400-1.600 4.400-1.600z"
      fill="#FFF6DC"
    />
  </>,
);
