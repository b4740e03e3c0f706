/** The gate of the kingdom by night, ajar: layered paper, one warm light behind the door. Stands over a card, which hides its foot. */
export function GateScene() {
  return (
    <svg
      aria-hidden="true"
      className="mx-auto block h-auto w-full max-w-md lg:max-w-none"
      focusable="false"
      viewBox="0 0 480 300"
    >
      <defs>
        <radialGradient id="gate-moon">
          <stop offset="0" stopColor="#8F9BE8" stopOpacity=".5" />
          <stop offset=".55" stopColor="#5A5FB8" stopOpacity=".18" />
          <stop offset="1" stopColor="#5A5FB8" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="gate-light" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#FFF3CF" />
          <stop offset=".5" stopColor="#F9CF78" />
          <stop offset="1" stopColor="#E79A3C" />
        </linearGradient>
        <linearGradient id="gate-wall" x1="0" x2="1" y1="0" y2="0">
          <stop offset="0" stopColor="#4A4A96" />
          <stop offset=".35" stopColor="#34347A" />
          <stop offset="1" stopColor="#232356" />
        </linearGradient>
        <linearGradient id="gate-tower" x1="0" x2="1" y1="0" y2="0">
          <stop offset="0" stopColor="#5B5BAE" />
          <stop offset=".4" stopColor="#3E3E8A" />
          <stop offset="1" stopColor="#252560" />
        </linearGradient>
        <linearGradient id="gate-foil" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#C4892F" />
          <stop offset=".45" stopColor="#FFE9AD" />
          <stop offset="1" stopColor="#B87A24" />
        </linearGradient>
      </defs>
      {/* the night's halo and its stars */}
      <ellipse cx="240" cy="150" fill="url(#gate-moon)" rx="240" ry="150" />
      <g fill="#FFF6DC">
        <path d="M70 60l1.800 5.200 5.200 1.800-5.200 1.800-1.800 5.200-1.800-5.200-5.200-1.800 5.200-1.800zM404 44l2.200 6.300 6.300 2.200-6.300 2.200-2.200 6.300-2.200-6.300-6.300-2.200 6.300-2.200zM346 26l1.400 4 4 1.400-4 1.400-1.400 4-1.400-4-4-1.400 4-1.400z" />
        <circle cx="118" cy="34" opacity=".8" r="1.800" />
        <circle cx="36" cy="112" opacity=".6" r="1.600" />
        <circle cx="448" cy="104" opacity=".7" r="1.700" />
        <circle cx="376" cy="92" opacity=".5" r="1.500" />
        <circle cx="96" cy="104" opacity=".5" r="1.400" />
      </g>
      {/* far hills, and the curtain wall */}
      <path d="M4 268c10-46 60-82 120-74 60 8 90 0 150-12 80-16 170-10 202 86z" fill="#1F1F58" />
      <path
        d="M28 260V168h14v-12h14v12h16v-12h14v12h16v-12h14v12h16v-12h14v12h188v-12h14v12h16v-12h14v12h16v-12h14v12h16v-12h14v12h14v92z"
        fill="#292967"
      />
      {/* shadow of the gatehouse on the wall */}
      <path d="M172 260V98h160v162z" fill="#0A0F24" opacity=".35" transform="translate(8 6)" />
      {/* the gatehouse */}
      <path d="M168 260V112h12V98h18v14h16V98h18v14h16V98h18v14h16V98h18v14h12v148z" fill="url(#gate-wall)" />
      <path d="M168 118h144" fill="none" stroke="url(#gate-foil)" strokeWidth="1.600" />
      {/* the two towers with their roofs and banners */}
      <g>
        <path
          d="M124 260V106h60v154zM296 260V106h60v154z"
          fill="#0A0F24"
          opacity=".4"
          transform="translate(6 5)"
        />
        <path d="M124 260V104q30 10 60 0v156zM296 260V104q30 10 60 0v156z" fill="url(#gate-tower)" />
        <path
          d="M116 106q38-16 38-74 0 58 38 74-38 14-76 0zM288 106q38-16 38-74 0 58 38 74-38 14-76 0z"
          fill="#8F2B4C"
        />
        <path
          d="M116 106q38-16 38-74 0 58 4 80-24 1-42-6zM288 106q38-16 38-74 0 58 4 80-24 1-42-6z"
          fill="#B83E5E"
        />
        <path
          d="M116 106q38 14 76 0M288 106q38 14 76 0"
          fill="none"
          stroke="url(#gate-foil)"
          strokeWidth="1.800"
        />
        <path d="M154 34V12M326 34V12" stroke="#C8963E" strokeLinecap="round" strokeWidth="2" />
        <path
          d="M154 12q10-5 16 0t16-1v13q-9 5-16 1t-16 0zM326 12q10-5 16 0t16-1v13q-9 5-16 1t-16 0z"
          fill="#F5C862"
        />
        <path d="M146 142q0-9 8-9t8 9v16h-16zM318 142q0-9 8-9t8 9v16h-16z" fill="url(#gate-light)" />
        <path d="M154 133v25M146 147h16M326 133v25M318 147h16" stroke="#7A4A1E" strokeWidth="1.600" />
      </g>
      {/* the winter star over the arch */}
      <path
        d="M240 126l2.800 8.200 8.200 2.800-8.200 2.800-2.800 8.200-2.800-8.200-8.200-2.800 8.200-2.800z"
        fill="url(#gate-foil)"
      />
      {/* the arch, the light behind, one leaf ajar */}
      <path d="M196 260v-64a44 44 0 0 1 88 0v64z" fill="#161642" />
      <path d="M202 260v-63a38 38 0 0 1 76 0v63z" fill="url(#gate-light)" />
      <path d="M202 260v-63a38 38 0 0 1 32-37.500V260z" fill="#5A3420" />
      <path d="M278 260v-63a38 38 0 0 0-16-31l-2 94z" fill="#46281A" />
      <path d="M212 260v-88M223 260v-95M271 260v-84" stroke="#2E190F" strokeWidth="1.600" />
      <path d="M203 196h31M203 226h31M261 196h17M261 226h17" stroke="url(#gate-foil)" strokeWidth="2" />
      <circle cx="229" cy="212" fill="none" r="4" stroke="#F5C862" strokeWidth="2" />
      <path d="M196 260v-64a44 44 0 0 1 88 0v64" fill="none" stroke="url(#gate-foil)" strokeWidth="1.800" />
      {/* the snowy ground, and the path that leads out of the light */}
      <path d="M2 268c60-20 150-24 238-24s180 4 238 24c-30 26-120 32-238 32S30 294 2 268z" fill="#3A3A86" />
      <path
        d="M2 268c60-20 150-24 238-24s180 4 238 24c-60-14-150-16-238-16s-180 2-238 16z"
        fill="#C9C4E8"
        opacity=".75"
      />
      <path d="M206 250h68q2 26 36 49-70 3-140 0 34-23 36-49z" fill="#F9CF78" opacity=".4" />
      <path d="M222 250h36q0 26 14 49-32 2-64 0 14-23 14-49z" fill="#FFF3CF" opacity=".45" />
      {/* firs at the foot */}
      <g fill="#12163A">
        <path d="M60 262l26-78 26 78zM14 262l20-60 20 60zM366 262l28-84 28 84zM426 262l20-58 20 58z" />
        <path d="M86 184v78H60zM34 202v60H14zM394 178v84h-28zM446 204v58h-20z" fill="#1C1B4D" />
      </g>
    </svg>
  );
}
