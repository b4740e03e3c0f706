/** The scalloped cloth above a little theatre's stage: it hangs under the header, hemmed with gold thread. */
export function Valance() {
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-full block h-5 w-full"
      focusable="false"
    >
      <defs>
        <pattern height="20" id="valance" patternUnits="userSpaceOnUse" width="40">
          <path d="M-1 0v4.500q21 18.500 42 0V0z" fill="#05070F" opacity=".35" transform="translate(0 4)" />
          <path d="M0 0v4q20 17 40 0V0z" fill="#1C1B4D" />
          <path d="M0 .5q20 17 40 0" fill="none" stroke="#F5C862" strokeWidth="1.200" />
          <path d="M20 11.200l1 2.600 2.600 1-2.600 1-1 2.600-1-2.600-2.600-1 2.600-1z" fill="#F5C862" />
          <circle cx="0" cy="3" fill="#C8963E" r="2" />
          <circle cx="40" cy="3" fill="#C8963E" r="2" />
        </pattern>
      </defs>
      <rect fill="url(#valance)" height="20" width="100%" />
    </svg>
  );
}
