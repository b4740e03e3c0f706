const RAYS = Array.from({ length: 24 }, (_, index) => index * 15);

/** The day's number on a gold medallion: one ray for each day of the quest. */
export function DayMedallion({ day }: { day: number }) {
  return (
    <svg
      aria-hidden="true"
      className="riddle-medallion size-28 sm:size-32"
      focusable="false"
      viewBox="-64 -64 128 128"
    >
      <defs>
        <linearGradient id="medallion-rim" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#FFE9AD" />
          <stop offset=".45" stopColor="#F5C862" />
          <stop offset="1" stopColor="#A8701F" />
        </linearGradient>
        <radialGradient cx=".36" cy=".3" id="medallion-face" r=".85">
          <stop offset="0" stopColor="#FFEDB8" />
          <stop offset=".55" stopColor="#F2BF55" />
          <stop offset="1" stopColor="#C4892F" />
        </radialGradient>
      </defs>
      <circle cx="3" cy="5" fill="#05070F" opacity=".45" r="57" />
      {RAYS.map((angle) => (
        <path
          d={angle % 30 === 0 ? 'M-4-50 0-63 4-50z' : 'M-3-50 0-57 3-50z'}
          fill="#F5C862"
          key={angle}
          transform={`rotate(${angle})`}
        />
      ))}
      <circle fill="url(#medallion-rim)" r="53" />
      <circle fill="#8A5A1C" r="45.500" />
      <circle fill="url(#medallion-face)" r="44" />
      <circle
        fill="none"
        r="39"
        stroke="#9A6A24"
        strokeDasharray="1 4.100"
        strokeLinecap="round"
        strokeWidth="2"
      />
      <path
        d="M-36-22A42 42 0 0 1 4-42"
        fill="none"
        stroke="#FFF6DC"
        strokeLinecap="round"
        strokeWidth="2.500"
      />
      <text
        fill="#FFF0C4"
        fontFamily="Fraunces, serif"
        fontSize="46"
        fontWeight="700"
        textAnchor="middle"
        x="1"
        y="17.500"
      >
        {day}
      </text>
      <text
        fill="#5A3410"
        fontFamily="Fraunces, serif"
        fontSize="46"
        fontWeight="700"
        textAnchor="middle"
        y="16"
      >
        {day}
      </text>
    </svg>
  );
}
