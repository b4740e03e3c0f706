/** A letter on its way: an envelope, a plume, a seal with a star. */
export function Postbox() {
  return (
    <svg aria-hidden="true" className="mx-auto h-auto w-full max-w-xs" viewBox="0 0 320 240">
      <path d="M30 214c60-18 190-20 262 0-60 16-200 18-262 0z" fill="#DCCDEB" />
      <g transform="rotate(-6 160 130)">
        <rect fill="#6B3F8F" height="136" rx="10" width="220" x="50" y="68" />
        <path d="M70 60h180v96l-90 40-90-40z" fill="#FFFDFA" stroke="#E2D3EA" strokeWidth="2" />
        <path
          d="M92 82q60-10 128 0M92 98q60-10 110 0M92 114q60-8 128 0"
          fill="none"
          stroke="#BFA7DB"
          strokeLinecap="round"
          strokeWidth="4"
        />
        <path d="M50 92l110 74 110-74v102a10 10 0 0 1-10 10H60a10 10 0 0 1-10-10z" fill="#F4E8F6" />
        <path
          d="M54 202l82-60M266 202l-82-60"
          fill="none"
          stroke="#DCCDEB"
          strokeLinecap="round"
          strokeWidth="3"
        />
        <circle cx="160" cy="164" fill="#B8406A" r="22" />
        <path
          d="M160 149c1.5 10 4 13 14 15-10 2-12.5 5-14 15-1.5-10-4-13-14-15 10-2 12.5-5 14-15z"
          fill="#FFE6B0"
        />
      </g>
      <g transform="rotate(28 250 70)">
        <path
          d="M250 6c22 24 26 62 12 92l-8-6 2 14-10 12c-18-30-20-78 4-112z"
          fill="#FFFDFA"
          stroke="#BFA7DB"
          strokeWidth="2"
        />
        <path d="M250 26q2 60-6 122" fill="none" stroke="#C8963E" strokeLinecap="round" strokeWidth="3" />
      </g>
      <g fill="#C8963E">
        <path d="M44 42c1 8 4 11 12 12-8 1-11 4-12 12-1-8-4-11-12-12 8-1 11-4 12-12zM92 22c1 5 2 6 7 7-5 1-6 2-7 7-1-5-2-6-7-7 5-1 6-2 7-7zM296 168c1 6 3 8 9 9-6 1-8 3-9 9-1-6-3-8-9-9 6-1 8-3 9-9z" />
      </g>
    </svg>
  );
}
