/** A medallion without its picture: gold rim, night enamel, the winter star in thread. Stands in for a picture that is missing. */
export function EmptyMedallion({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={className} focusable="false" viewBox="0 0 320 320">
      <defs>
        <linearGradient id="em-rim" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#C4892F" />
          <stop offset=".4" stopColor="#FFE9AD" />
          <stop offset=".6" stopColor="#E0A94A" />
          <stop offset="1" stopColor="#A8701E" />
        </linearGradient>
        <radialGradient cx=".36" cy=".3" id="em-enamel" r=".85">
          <stop offset="0" stopColor="#3D4AA3" />
          <stop offset=".55" stopColor="#1F2564" />
          <stop offset="1" stopColor="#0D1233" />
        </radialGradient>
      </defs>
      <circle cx="164" cy="168" fill="#050818" opacity=".4" r="142" />
      <circle cx="160" cy="160" fill="url(#em-rim)" r="142" />
      <circle cx="160" cy="160" fill="#0B1030" r="126" />
      <circle cx="160" cy="160" fill="url(#em-enamel)" r="120" />
      <circle
        cx="160"
        cy="160"
        fill="none"
        r="104"
        stroke="#F5C862"
        strokeDasharray=".1 14"
        strokeLinecap="round"
        strokeOpacity=".7"
        strokeWidth="5"
      />
      <path
        d="M160 84Q168 152 236 160 168 168 160 236 152 168 84 160 152 152 160 84Z"
        fill="#2E2F78"
        stroke="url(#em-rim)"
        strokeDasharray="12 7"
        strokeLinejoin="round"
        strokeWidth="4"
      />
    </svg>
  );
}
