import type { ReactNode } from 'react';

/** Nobody in the sky yet (source of the drawing: art/escape-noel/ciel-vide.svg). */
export function EmptySky({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 py-4 text-center">
      <Telescope />
      <h3 className="text-2xl">{title}</h3>
      {children}
    </div>
  );
}

function Telescope() {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true" className="w-64" focusable="false">
      {/* Nobody on the roll of honour, nothing lit in the sky: a telescope on its hill before stars that are only outlined. */}
      <defs>
        <linearGradient id="cv-sky" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="#4a4a9e" />
          <stop offset="1" stopColor="#12163a" />
        </linearGradient>
        <linearGradient id="cv-foil" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#c4892f" />
          <stop offset=".45" stopColor="#ffe9ad" />
          <stop offset="1" stopColor="#b87a24" />
        </linearGradient>
        <linearGradient id="cv-tube" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#8a5fb4" />
          <stop offset="1" stopColor="#43286a" />
        </linearGradient>
        <clipPath id="cv-round">
          <circle cx="160" cy="120" r="112" />
        </clipPath>
      </defs>
      <circle cx="160" cy="120" r="116" fill="none" stroke="url(#cv-foil)" strokeWidth="3" />
      <g clipPath="url(#cv-round)">
        <path fill="url(#cv-sky)" d="M40 0H280V240H40Z" />
        {/* the stars that wait */}
        <path
          fill="none"
          stroke="#cfd6ff"
          strokeOpacity=".4"
          strokeWidth="1.6"
          strokeDasharray="3 6"
          d="M92 78L140 48 186 70 232 52M186 70L214 112"
        />
        <g id="cv-stars" fill="#1c1b4d" stroke="#cfd6ff" strokeWidth="1.6" strokeLinejoin="round">
          <path
            id="cv-s"
            d="M140 37Q141.5 46.5 151 48 141.5 49.5 140 59 138.5 49.5 129 48 138.5 46.5 140 37Z"
          />
          <use href="#cv-s" x="-48" y="30" />
          <use href="#cv-s" x="46" y="22" />
          <use href="#cv-s" x="92" y="4" />
          <use href="#cv-s" x="74" y="64" />
        </g>
        <path fill="#3a3d8c" d="M30 180C80 150 130 160 170 176 210 190 250 176 290 162V250H30Z" />
        <path fill="#24276a" d="M30 204C90 176 190 180 290 204V250H30Z" />
        <path fill="#0a0f24" opacity=".35" d="M96 206Q140 196 196 208 140 216 96 206Z" />
        {/* the telescope */}
        <g id="cv-telescope">
          <path
            fill="none"
            stroke="url(#cv-foil)"
            strokeWidth="5"
            strokeLinecap="round"
            d="M140 162L116 208M144 162L170 208M142 162V206"
          />
          <g transform="rotate(-34 142 158)">
            <path fill="url(#cv-tube)" d="M92 148H150V170H92Z" />
            <path fill="#a67fcb" d="M148 142H202V176H148Z" />
            <path fill="#6b4a95" d="M148 164H202V176H148Z" />
            <path fill="url(#cv-foil)" d="M198 138H210V180H198ZM144 145H152V173H144ZM84 152H94V166H84Z" />
          </g>
          <circle cx="142" cy="160" r="7" fill="url(#cv-foil)" />
        </g>
        <path fill="#12163a" d="M30 222C110 204 220 208 290 226V250H30Z" />
      </g>
    </svg>
  );
}
