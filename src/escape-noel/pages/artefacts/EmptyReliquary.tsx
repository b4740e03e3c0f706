/** An open chest, empty, where each relic's place is marked in thread of gold (source: art/escape-noel/reliquaire-vide.svg). */
export function EmptyReliquary() {
  return (
    <svg
      className="mx-auto h-auto w-full max-w-72"
      viewBox="0 0 320 240"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="rv-lid" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#7a4a9e" />
          <stop offset="1" stopColor="#3f2466" />
        </linearGradient>
        <linearGradient id="rv-box" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#6b3f8f" />
          <stop offset="1" stopColor="#33205c" />
        </linearGradient>
        <linearGradient id="rv-foil" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#c4892f" />
          <stop offset=".45" stopColor="#ffe9ad" />
          <stop offset="1" stopColor="#b87a24" />
        </linearGradient>
        <radialGradient id="rv-halo">
          <stop offset="0" stopColor="#f5c862" stopOpacity=".4" />
          <stop offset="1" stopColor="#f5c862" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="160" cy="120" rx="150" ry="112" fill="url(#rv-halo)" />
      <ellipse cx="170" cy="218" rx="124" ry="12" fill="#050818" opacity=".45" />
      {/* the lid, open */}
      <g>
        <path fill="url(#rv-lid)" d="M62 116C58 60 92 34 160 34 228 34 262 60 258 116Z" />
        <path fill="#12163a" d="M78 116C76 72 104 50 160 50 216 50 244 72 242 116Z" />
        <path
          fill="none"
          stroke="url(#rv-foil)"
          strokeWidth="4"
          d="M62 116C58 60 92 34 160 34 228 34 262 60 258 116"
        />
        <path
          fill="none"
          stroke="#f5c862"
          strokeOpacity=".35"
          strokeWidth="1.6"
          strokeDasharray="4 5"
          d="M92 112C92 82 114 64 160 64 206 64 228 82 228 112"
        />
      </g>
      {/* inside */}
      <path fill="#1c1b4d" d="M56 116H264L252 144H68Z" />
      <g fill="none" stroke="#f5c862" strokeWidth="2" strokeDasharray="5 5" strokeLinecap="round">
        <circle cx="106" cy="100" r="22" />
        <circle cx="160" cy="92" r="26" />
        <circle cx="214" cy="100" r="22" />
        <path
          d="M160 78Q161.6 90.4 174 92 161.6 93.6 160 106 158.4 93.6 146 92 158.4 90.4 160 78Z"
          strokeDasharray="none"
          strokeWidth="1.6"
        />
      </g>
      {/* the box */}
      <g>
        <path fill="url(#rv-box)" d="M52 132H268L258 208Q257 216 248 216H72Q63 216 62 208Z" />
        <path fill="#fff" opacity=".1" d="M52 132H268L267 140H53Z" />
        <path
          fill="none"
          stroke="url(#rv-foil)"
          strokeWidth="4"
          d="M52 132H268M64 200H256M96 134L102 214M224 134L218 214"
        />
        <path fill="url(#rv-foil)" d="M142 124H178V154Q178 168 160 172 142 168 142 154Z" />
        <path fill="#33205c" d="M160 138a6 6 0 0 1 3 11l2 10h-10l2-10a6 6 0 0 1 3-11Z" />
      </g>
      <g fill="#fff3cf">
        <path d="M276 50Q277.3 58.7 286 60 277.3 61.3 276 70 274.7 61.3 266 60 274.7 58.7 276 50ZM40 66Q41 72 47 73 41 74 40 80 39 74 33 73 39 72 40 66Z" />
        <circle cx="240" cy="30" r="2.4" />
        <circle cx="70" cy="34" r="2" />
      </g>
    </svg>
  );
}
