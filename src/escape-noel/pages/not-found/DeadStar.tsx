/** The star that has gone out, asleep on a cloud (source: art/escape-noel/etoile-eteinte.svg). */
export function DeadStar() {
  return (
    <svg
      className="mx-auto h-auto w-full max-w-xs sm:max-w-sm"
      viewBox="0 0 320 280"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="ee-body" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#5a60a8" />
          <stop offset=".5" stopColor="#3a3f86" />
          <stop offset="1" stopColor="#23265f" />
        </linearGradient>
        <linearGradient id="ee-cloud" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#4a4a9e" />
          <stop offset="1" stopColor="#24276a" />
        </linearGradient>
        <radialGradient id="ee-halo">
          <stop offset="0" stopColor="#8f9be8" stopOpacity=".4" />
          <stop offset="1" stopColor="#8f9be8" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="160" cy="132" r="128" fill="url(#ee-halo)" />
      {/* the cloud behind */}
      <path
        fill="#2e2f78"
        d="M52 214C24 214 24 178 54 178 56 150 96 146 108 166 128 136 184 138 190 170 222 154 254 176 246 200 268 206 264 226 244 226H60Z"
      />
      {/* the star */}
      <g className="dead-star-body">
        <path
          fill="#0a0f24"
          opacity=".35"
          d="M172 34C180 92 200 118 268 132 204 144 186 168 176 232 160 172 142 148 84 138 150 122 164 96 172 34Z"
        />
        <path
          fill="url(#ee-body)"
          stroke="#8f95d6"
          strokeWidth="2"
          strokeLinejoin="round"
          d="M160 20C167 84 190 110 254 120 192 130 170 154 160 220 150 154 128 130 66 120 130 110 153 84 160 20Z"
        />
        <path fill="#fff" opacity=".12" d="M160 20C153 84 130 110 66 120L160 120Z" />
        <path
          fill="none"
          stroke="#c4892f"
          strokeWidth="2"
          strokeDasharray="16 9 5 9"
          d="M160 40C166 90 186 112 232 120 188 128 168 150 160 200 152 150 132 128 88 120 134 112 154 90 160 40Z"
          opacity=".9"
        />
        <g fill="none" stroke="#fff6dc" strokeWidth="3.6" strokeLinecap="round">
          <path d="M134 118Q142 126 150 118M170 118Q178 126 186 118" />
          <path d="M153 137Q160 132 167 137" />
        </g>
        <g fill="#e0566f" opacity=".45">
          <ellipse cx="132" cy="132" rx="8" ry="5" />
          <ellipse cx="188" cy="132" rx="8" ry="5" />
        </g>
      </g>
      {/* the cloud it lies in */}
      <path
        fill="url(#ee-cloud)"
        d="M44 246C6 246 8 204 38 204 42 182 76 178 88 196 106 174 148 178 154 200 174 182 208 186 214 206 238 190 270 202 264 222 292 222 294 246 268 246Z"
      />
      <path
        fill="none"
        stroke="#fff6dc"
        strokeOpacity=".4"
        strokeWidth="2"
        d="M38 204C42 182 76 178 88 196 106 174 148 178 154 200 174 182 208 186 214 206 238 190 270 202 264 222"
      />
      {/* its last embers, and its breath */}
      <g className="dead-star-embers" fill="#f5c862">
        <path d="M254 62Q255.3 70.7 264 72 255.3 73.3 254 82 252.7 73.3 244 72 252.7 70.7 254 62Z" />
        <circle cx="232" cy="90" r="3" />
        <circle cx="274" cy="44" r="2.4" />
        <circle cx="58" cy="76" r="2.4" />
      </g>
      <g
        className="dead-star-sleep"
        fill="none"
        stroke="#cfd6ff"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M196 86H208L196 98H208" />
        <path d="M216 62H232L216 78H232" opacity=".8" />
        <path d="M240 30H260L240 50H260" opacity=".55" />
      </g>
    </svg>
  );
}
