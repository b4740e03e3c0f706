import type { ReactNode } from 'react';

interface PageIntroProps {
  heading: ReactNode;
  text: string;
}

/** The top of an inner page: its heading under a foil star, and what it holds in a sentence or two. */
export function PageIntro({ heading, text }: PageIntroProps) {
  return (
    <header className="mx-auto grid max-w-3xl justify-items-center gap-4 px-4 pt-8 text-center text-[2rem] text-aube-ink sm:px-6 sm:text-5xl md:pt-12">
      {heading}
      <FoilRule />
      <p className="text-lg leading-relaxed sm:text-xl">{text}</p>
    </header>
  );
}

/** A thin line of gold, with the publisher's star in its middle. */
export function FoilRule() {
  return (
    <svg aria-hidden="true" className="h-5 w-44 text-aube-foil" viewBox="0 0 176 20">
      <path
        d="M4 10h64M108 10h64"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth="1.5"
      />
      <path
        d="M88 0c.9 6.7 3.3 9.1 10 10-6.7.9-9.1 3.3-10 10-.9-6.7-3.3-9.1-10-10 6.7-.9 9.1-3.3 10-10z"
        fill="currentColor"
      />
      <circle cx="74" cy="10" fill="currentColor" r="1.5" />
      <circle cx="102" cy="10" fill="currentColor" r="1.5" />
    </svg>
  );
}
