/** The winter star, alight again: what was dark on the landing shines here. */
export function LitStar() {
  return (
    <svg aria-hidden="true" className="lit-star" focusable="false" viewBox="-200 -200 400 400">
      <defs>
        <radialGradient id="ls-halo">
          <stop offset="0" stopColor="#FFF3CF" stopOpacity=".95" />
          <stop offset=".25" stopColor="#F9CF78" stopOpacity=".5" />
          <stop offset=".6" stopColor="#F5C862" stopOpacity=".14" />
          <stop offset="1" stopColor="#F5C862" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="ls-light" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#FFFDF2" />
          <stop offset="1" stopColor="#F5C862" />
        </linearGradient>
        <linearGradient id="ls-shade" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#F5C862" />
          <stop offset="1" stopColor="#C8862E" />
        </linearGradient>
      </defs>
      <g className="lit-star-halo">
        <circle fill="url(#ls-halo)" r="196" />
        <path
          d="M0-190L7-60-7-60ZM0 190L7 60-7 60ZM-190 0L-60 7-60-7ZM190 0L60 7 60-7ZM-132-132L-36-46-46-36ZM132-132L46-36 36-46ZM-132 132L-46 36-36 46ZM132 132L36 46 46 36Z"
          fill="#FFF3CF"
          opacity=".55"
        />
      </g>
      {/* four small points, then the four great ones, each in light and shade */}
      <path d="M-58-58L0-16 16 0 58 58 0 16-16 0ZM58-58L16 0 0 16-58 58-16 0 0-16Z" fill="url(#ls-shade)" />
      <path
        d="M0-128Q12-12 0 0L-12-12Q-4-50 0-128ZM-128 0Q-12-12 0 0L-12 12Q-50 4-128 0Z"
        fill="url(#ls-light)"
      />
      <path d="M0-128Q4-50 12-12L0 0ZM128 0Q50-4 12-12L0 0Z" fill="#FBD679" />
      <path d="M128 0Q50 4 12 12L0 0ZM0 128Q4 50 12 12L0 0Z" fill="url(#ls-shade)" />
      <path d="M0 128Q-4 50-12 12L0 0ZM-128 0Q-50 4-12 12L0 0Z" fill="#F0C060" />
      <circle fill="#FFFDF2" r="9" />
    </svg>
  );
}
