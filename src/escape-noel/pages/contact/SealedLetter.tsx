/** A letter sealed with the winter star, under a plume: it hangs over the edge of the card. */
export function SealedLetter() {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-x-0 -top-20 mx-auto h-auto w-56 sm:w-64"
      focusable="false"
      viewBox="0 0 260 180"
    >
      <defs>
        <linearGradient id="sl-paper" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#FFF6DC" />
          <stop offset="1" stopColor="#D8CBE6" />
        </linearGradient>
        <linearGradient id="sl-flap" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#FFFDFA" />
          <stop offset="1" stopColor="#E6D9EC" />
        </linearGradient>
        <radialGradient cx=".36" cy=".3" id="sl-wax" r=".8">
          <stop offset="0" stopColor="#E0566F" />
          <stop offset="1" stopColor="#8F2B4C" />
        </radialGradient>
        <linearGradient id="sl-foil" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#C4892F" />
          <stop offset=".45" stopColor="#FFE9AD" />
          <stop offset="1" stopColor="#B87A24" />
        </linearGradient>
        <radialGradient id="sl-halo">
          <stop offset="0" stopColor="#F5C862" stopOpacity=".38" />
          <stop offset="1" stopColor="#F5C862" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="130" cy="96" fill="url(#sl-halo)" rx="128" ry="84" />
      {/* the letter, a little askew */}
      <g transform="rotate(-5 130 100)">
        <path d="M50 62h164a6 6 0 016 6v92a6 6 0 01-6 6H54a6 6 0 01-6-6z" fill="#050818" opacity=".35" />
        <path
          d="M46 54h166a6 6 0 016 6v92a6 6 0 01-6 6H48a6 6 0 01-6-6V58a4 4 0 014-4z"
          fill="url(#sl-paper)"
        />
        <path
          d="M44 154l62-54M216 154l-62-54"
          fill="none"
          stroke="#B9A5CC"
          strokeLinecap="round"
          strokeWidth="2"
        />
        <path
          d="M43 58c30 22 56 44 78 60 6 4 12 4 18 0 22-16 48-38 78-60-2-3-4-4-7-4H50c-3 0-5 1-7 4z"
          fill="#2B2350"
          opacity=".16"
          transform="translate(2 5)"
        />
        <path
          d="M43 57c30 22 56 42 78 58 6 4 12 4 18 0 22-16 48-36 78-58-2-2-4-3-7-3H50c-3 0-5 1-7 3z"
          fill="url(#sl-flap)"
        />
        <path
          d="M43 57c30 22 56 42 78 58 6 4 12 4 18 0 22-16 48-36 78-58"
          fill="none"
          stroke="url(#sl-foil)"
          strokeWidth="2"
        />
        {/* the seal */}
        <path
          d="M130 88c9-3 12 3 19 6 8 4 6 10 9 17 3 8-3 12-6 18-4 7-11 5-18 9-8 4-13-1-20-4-8-3-6-10-10-17-3-7 2-12 5-19 4-8 12-7 21-10z"
          fill="url(#sl-wax)"
        />
        <circle cx="131" cy="113" fill="none" r="17" stroke="#6D1F3C" strokeOpacity=".6" strokeWidth="2" />
        <path
          d="M131 98q1.800 13.200 15 15-13.200 1.800-15 15-1.800-13.200-15-15 13.200-1.800 15-15z"
          fill="#FFE9AD"
        />
      </g>
      {/* the plume that wrote it */}
      <g transform="rotate(14 206 60)">
        <path
          d="M222 6c17 18 20 44 8 66l-8-4 4 11c-4 9-9 15-16 19l-4 34-3-34c-10-8-15-20-14-35l8 4-7-12c2-19 13-37 32-49z"
          fill="#050818"
          opacity=".3"
          transform="translate(4 6)"
        />
        <path
          d="M222 6c17 18 20 44 8 66l-8-4 4 11c-4 9-9 15-16 19-13-4-22-17-21-36l8 4-7-12c2-19 13-37 32-48z"
          fill="#CFD6FF"
        />
        <path d="M222 6c17 18 20 44 8 66l-8-4 4 11c-4 9-9 15-16 19 6-30 12-60 12-92z" fill="#8F95D6" />
        <path
          d="M220 18c0 34-8 72-16 118"
          fill="none"
          stroke="url(#sl-foil)"
          strokeLinecap="round"
          strokeWidth="3"
        />
      </g>
      <path
        d="M30 40q1.200 8.800 10 10-8.800 1.200-10 10-1.200-8.800-10-10 8.800-1.200 10-10zM66 16q.7 5.300 6 6-5.300.7-6 6-.7-5.300-6-6 5.300-.7 6-6z"
        fill="#F5C862"
      />
    </svg>
  );
}
