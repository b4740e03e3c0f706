/** The frame of the certificate, on white paper: two gold lines, corners of plume, the winter star at the head, a village at the foot. */
export function CertificateFrame() {
  return (
    <svg aria-hidden="true" className="certificate-frame" focusable="false" viewBox="0 0 210 297">
      <g fill="none" stroke="#C8963E">
        <path d="M20 10h170q1 8 10 10v257q-9 2-10 10H20q-1-8-10-10V20q9-2 10-10z" strokeWidth="1.200" />
        <path
          d="M23 13.500h164q1.500 7 9.500 9v252q-8 2-9.500 9H23q-1.500-7-9.500-9v-252q8-2 9.500-9z"
          strokeWidth=".4"
        />
      </g>
      {/* the winter star */}
      <g transform="translate(105 47)">
        <path
          d="M0-32V-26M0 32V26M-32 0H-26M32 0H26M-20-20L-16.500-16.500M20-20L16.500-16.500M-20 20L-16.500 16.500M20 20L16.500 16.500"
          stroke="#C8963E"
          strokeLinecap="round"
          strokeWidth=".8"
        />
        <path d="M-9-9L0-3 3 0 9 9 0 3-3 0ZM9-9L3 0 0 3-9 9-3 0 0-3Z" fill="#C8963E" />
        <path d="M0-23Q2-2 23 0 2 2 0 23-2 2-23 0-2-2 0-23Z" fill="#F5C862" />
        <path d="M0-23Q2-2 0 0H-23Q-2-2 0-23ZM0 23Q-2 2 0 0H23Q2 2 0 23Z" fill="#E0A94A" />
      </g>
      <g fill="#C8963E">
        <path d="M64 45q.5 3.500 4 4-3.500.5-4 4-.5-3.500-4-4 3.500-.5 4-4zM146 45q.5 3.500 4 4-3.500.5-4 4-.5-3.500-4-4 3.500-.5 4-4z" />
        <path d="M34 48.700h20v.6H34zM156 48.700h20v.6h-20z" />
      </g>
      {/* the village, in three sheets of dawn */}
      <path d="M14 262c30-12 60-6 90-1s62-12 92-3v16.500q-8 2-9.500 9H23q-1.500-7-9-9z" fill="#EFE6F5" />
      <path d="M14 270c30-9 58-2 88 0s62-8 94-1v5.500q-8 2-9.500 9H23q-1.500-7-9-9z" fill="#DCCDEB" />
      <path d="M40 266l4-14 4 14zM50 268l3-10 3 10zM162 265l4-14 4 14zM154 267l3-9 3 9z" fill="#BFA7DB" />
      <path
        d="M82 268v-9l7-6 7 6v9zM99 268v-6l5-4.500 5 4.500v6zM112 268v-8l6.500-5.500 6.500 5.500v8z"
        fill="#9A7CC0"
      />
      <path d="M87 262h3v3h-3zM117 262h3v3h-3z" fill="#FFF3CF" />
    </svg>
  );
}
