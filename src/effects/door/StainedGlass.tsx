/**
 * The stained-glass door (source: art/escape-noel/vitrail.svg): stone, two leaves of glass and lead, the light behind them.
 * `door.css` opens it.
 */
export function StainedGlass() {
  return (
    <svg className="door-glass" viewBox="0 -16 600 816" aria-hidden="true" focusable="false">
      <defs>
        <clipPath id="v-left">
          <path d="M60 770V340C60 200 150 92 300 40V770Z" />
        </clipPath>
        <clipPath id="v-right">
          <path d="M540 770V340C540 200 450 92 300 40V770Z" />
        </clipPath>
        <radialGradient id="v-light">
          <stop offset="0" stopColor="#fff" />
          <stop offset=".4" stopColor="#fff3cf" />
          <stop offset="1" stopColor="#f5c862" />
        </radialGradient>
        <radialGradient id="v-shine" gradientUnits="userSpaceOnUse" cx="300" cy="300" r="440">
          <stop offset="0" stopColor="#fff6dc" stopOpacity=".3" />
          <stop offset=".45" stopColor="#fff6dc" stopOpacity=".1" />
          <stop offset="1" stopColor="#0a0f24" stopOpacity=".22" />
        </radialGradient>
        <linearGradient id="v-gold" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#b87a24" />
          <stop offset=".3" stopColor="#f5c862" />
          <stop offset=".48" stopColor="#fff3cf" />
          <stop offset=".65" stopColor="#e0a94a" />
          <stop offset="1" stopColor="#a8701e" />
        </linearGradient>
        <linearGradient id="v-stone" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#3d3f86" />
          <stop offset="1" stopColor="#141842" />
        </linearGradient>
      </defs>
      {/* the stone round the door */}
      <g>
        <path fill="#050818" opacity=".5" d="M20 800V346C20 170 130 56 308 4 486 56 596 170 596 346V800Z" />
        <path fill="url(#v-stone)" d="M10 800V340C10 164 124 44 300-6 476 44 590 164 590 340V800Z" />
        <path
          fill="none"
          stroke="url(#v-gold)"
          strokeWidth="3"
          d="M26 800V340C26 176 132 62 300 12 468 62 574 176 574 340V800"
        />
        <path
          fill="none"
          stroke="#f5c862"
          strokeOpacity=".6"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray=".1 22"
          d="M42 800V340C42 188 140 78 300 27 460 78 558 188 558 340V800"
        />
      </g>
      {/* what is behind */}
      <path
        className="door-light"
        fill="url(#v-light)"
        d="M60 770V340C60 200 150 92 300 40 450 92 540 200 540 340V770Z"
      />
      {/* the left leaf */}
      <g className="door-leaf door-leaf-left">
        <g clipPath="url(#v-left)">
          <g stroke="#14132f" strokeWidth="5" strokeLinejoin="round">
            <path
              fill="#fff3cf"
              d="M300 300L300 400A100 100 0 0 1 250 387L300 300ZM300 300L200 300A100 100 0 0 1 213 250L300 300Z"
            />
            <path
              fill="#fbd679"
              d="M300 300L250 387A100 100 0 0 1 213 350L300 300ZM300 300L213 250A100 100 0 0 1 250 213L300 300Z"
            />
            <path
              fill="#ffe9ad"
              d="M300 300L213 350A100 100 0 0 1 200 300L300 300ZM300 300L250 213A100 100 0 0 1 300 200L300 300Z"
            />
            <path
              fill="#f08a7a"
              d="M300 400L300 472A172 172 0 0 1 214 449L250 387A100 100 0 0 0 300 400ZM200 300L128 300A172 172 0 0 1 151 214L213 250A100 100 0 0 0 200 300Z"
            />
            <path
              fill="#e5586f"
              d="M250 387L214 449A172 172 0 0 1 151 386L213 350A100 100 0 0 0 250 387ZM213 250L151 214A172 172 0 0 1 214 151L250 213A100 100 0 0 0 213 250Z"
            />
            <path
              fill="#e0566f"
              d="M213 350L151 386A172 172 0 0 1 128 300L200 300A100 100 0 0 0 213 350ZM250 213L214 151A172 172 0 0 1 300 128L300 200A100 100 0 0 0 250 213Z"
            />
            <path
              fill="#7f359c"
              d="M300 472L300 550A250 250 0 0 1 204 531L234 459A172 172 0 0 0 300 472ZM141 366L69 396A250 250 0 0 1 50 300L128 300A172 172 0 0 0 141 366ZM178 178L123 123A250 250 0 0 1 204 69L234 141A172 172 0 0 0 178 178Z"
            />
            <path
              fill="#b050a8"
              d="M234 459L204 531A250 250 0 0 1 123 477L178 422A172 172 0 0 0 234 459ZM128 300L50 300A250 250 0 0 1 69 204L141 234A172 172 0 0 0 128 300ZM234 141L204 69A250 250 0 0 1 300 50L300 128A172 172 0 0 0 234 141Z"
            />
            <path
              fill="#9a3f98"
              d="M178 422L123 477A250 250 0 0 1 69 396L141 366A172 172 0 0 0 178 422ZM141 234L69 204A250 250 0 0 1 123 123L178 178A172 172 0 0 0 141 234Z"
            />
            <path
              fill="#7f7ad9"
              d="M300 550L300 636A336 336 0 0 1 171 610L204 531A250 250 0 0 0 300 550ZM69 396L-10 429A336 336 0 0 1 -36 300L50 300A250 250 0 0 0 69 396ZM123 123L62 62A336 336 0 0 1 171 -10L204 69A250 250 0 0 0 123 123Z"
            />
            <path
              fill="#6b5fc9"
              d="M204 531L171 610A336 336 0 0 1 62 538L123 477A250 250 0 0 0 204 531ZM50 300L-36 300A336 336 0 0 1 -10 171L69 204A250 250 0 0 0 50 300ZM204 69L171 -10A336 336 0 0 1 300 -36L300 50A250 250 0 0 0 204 69Z"
            />
            <path
              fill="#5a4fb0"
              d="M123 477L62 538A336 336 0 0 1 -10 429L69 396A250 250 0 0 0 123 477ZM69 204L-10 171A336 336 0 0 1 62 62L123 123A250 250 0 0 0 69 204Z"
            />
            <path fill="#3558a8" d="M300 636L300 740A440 440 0 0 1 164 718L196 620A336 336 0 0 0 300 636Z" />
            <path
              fill="#4f86d0"
              d="M196 620L164 718A440 440 0 0 1 41 656L103 572A336 336 0 0 0 196 620ZM28 103L-56 41A440 440 0 0 1 41 -56L103 28A336 336 0 0 0 28 103Z"
            />
            <path fill="#3f6fc4" d="M103 572L41 656A440 440 0 0 1 -56 559L28 497A336 336 0 0 0 103 572Z" />
            <path fill="#2f8f7a" d="M40 620C110 570 180 560 300 610V790H40Z" />
            <path fill="#4fae86" d="M40 680C120 640 220 650 300 690V790H40Z" />
            <path fill="#1f6b5a" d="M126 520L153 575H141L166 629H86L111 575H99Z" />
            <path fill="#2a7f63" d="M206 590L227 632H217L236 673H176L195 632H185Z" />
            <path fill="#eef1ff" d="M40 730C120 700 220 710 300 726V790H40Z" />
            <path fill="#ffdf8f" d="M196 196L300 252V300Z" />
            <path fill="#d9952f" d="M196 196L252 300H300Z" />
            <path fill="#f0c060" d="M196 404L252 300H300Z" />
            <path fill="#c98a2c" d="M196 404L300 348V300Z" />
            <path fill="#fff6dc" d="M300 112L258 258 300 300Z" />
            <path fill="#ffe9ad" d="M112 300L258 258 300 300Z" />
            <path fill="#f5c862" d="M112 300L258 342 300 300Z" />
            <path fill="#e8b450" d="M300 488L258 342 300 300Z" />
          </g>
          <path fill="url(#v-shine)" d="M60 40H300V770H60Z" />
        </g>
        <path fill="none" stroke="#14132f" strokeWidth="14" d="M67 763V340C67 206 154 100 293 50V763Z" />
        <path fill="none" stroke="url(#v-gold)" strokeWidth="4" d="M67 763V340C67 206 154 100 293 50V763Z" />
        <path fill="none" stroke="url(#v-gold)" strokeWidth="6" d="M274 520a14 14 0 1 0 .1 0Z" />
      </g>
      {/* the right leaf */}
      <g className="door-leaf door-leaf-right">
        <g clipPath="url(#v-right)">
          <g stroke="#14132f" strokeWidth="5" strokeLinejoin="round">
            <path
              fill="#ffe9ad"
              d="M300 300L300 200A100 100 0 0 1 350 213L300 300ZM300 300L400 300A100 100 0 0 1 387 350L300 300Z"
            />
            <path
              fill="#fbd679"
              d="M300 300L350 213A100 100 0 0 1 387 250L300 300ZM300 300L387 350A100 100 0 0 1 350 387L300 300Z"
            />
            <path
              fill="#fff3cf"
              d="M300 300L387 250A100 100 0 0 1 400 300L300 300ZM300 300L350 387A100 100 0 0 1 300 400L300 300Z"
            />
            <path
              fill="#e0566f"
              d="M300 200L300 128A172 172 0 0 1 386 151L350 213A100 100 0 0 0 300 200ZM400 300L472 300A172 172 0 0 1 449 386L387 350A100 100 0 0 0 400 300Z"
            />
            <path
              fill="#e5586f"
              d="M350 213L386 151A172 172 0 0 1 449 214L387 250A100 100 0 0 0 350 213ZM387 350L449 386A172 172 0 0 1 386 449L350 387A100 100 0 0 0 387 350Z"
            />
            <path
              fill="#f08a7a"
              d="M387 250L449 214A172 172 0 0 1 472 300L400 300A100 100 0 0 0 387 250ZM350 387L386 449A172 172 0 0 1 300 472L300 400A100 100 0 0 0 350 387Z"
            />
            <path
              fill="#b050a8"
              d="M300 128L300 50A250 250 0 0 1 396 69L366 141A172 172 0 0 0 300 128ZM459 234L531 204A250 250 0 0 1 550 300L472 300A172 172 0 0 0 459 234ZM422 422L477 477A250 250 0 0 1 396 531L366 459A172 172 0 0 0 422 422Z"
            />
            <path
              fill="#7f359c"
              d="M366 141L396 69A250 250 0 0 1 477 123L422 178A172 172 0 0 0 366 141ZM472 300L550 300A250 250 0 0 1 531 396L459 366A172 172 0 0 0 472 300ZM366 459L396 531A250 250 0 0 1 300 550L300 472A172 172 0 0 0 366 459Z"
            />
            <path
              fill="#9a3f98"
              d="M422 178L477 123A250 250 0 0 1 531 204L459 234A172 172 0 0 0 422 178ZM459 366L531 396A250 250 0 0 1 477 477L422 422A172 172 0 0 0 459 366Z"
            />
            <path
              fill="#6b5fc9"
              d="M300 50L300 -36A336 336 0 0 1 429 -10L396 69A250 250 0 0 0 300 50ZM531 204L610 171A336 336 0 0 1 636 300L550 300A250 250 0 0 0 531 204ZM477 477L538 538A336 336 0 0 1 429 610L396 531A250 250 0 0 0 477 477Z"
            />
            <path
              fill="#7f7ad9"
              d="M396 69L429 -10A336 336 0 0 1 538 62L477 123A250 250 0 0 0 396 69ZM550 300L636 300A336 336 0 0 1 610 429L531 396A250 250 0 0 0 550 300ZM396 531L429 610A336 336 0 0 1 300 636L300 550A250 250 0 0 0 396 531Z"
            />
            <path
              fill="#5a4fb0"
              d="M477 123L538 62A336 336 0 0 1 610 171L531 204A250 250 0 0 0 477 123ZM531 396L610 429A336 336 0 0 1 538 538L477 477A250 250 0 0 0 531 396Z"
            />
            <path
              fill="#4f86d0"
              d="M497 28L559 -56A440 440 0 0 1 656 41L572 103A336 336 0 0 0 497 28ZM497 572L559 656A440 440 0 0 1 436 718L404 620A336 336 0 0 0 497 572Z"
            />
            <path fill="#3f6fc4" d="M572 497L656 559A440 440 0 0 1 559 656L497 572A336 336 0 0 0 572 497Z" />
            <path fill="#3558a8" d="M404 620L436 718A440 440 0 0 1 300 740L300 636A336 336 0 0 0 404 620Z" />
            <path fill="#2f8f7a" d="M560 620C490 570 420 560 300 610V790H560Z" />
            <path fill="#4fae86" d="M560 680C480 640 380 650 300 690V790H560Z" />
            <path fill="#1f6b5a" d="M474 520L501 575H489L514 629H434L459 575H447Z" />
            <path fill="#2a7f63" d="M394 590L415 632H405L424 673H364L383 632H373Z" />
            <path fill="#dfe3fb" d="M560 730C480 700 380 710 300 726V790H560Z" />
            <path fill="#f0c060" d="M404 196L300 252V300Z" />
            <path fill="#e0a33c" d="M404 196L348 300H300Z" />
            <path fill="#d9952f" d="M404 404L348 300H300Z" />
            <path fill="#b87a24" d="M404 404L300 348V300Z" />
            <path fill="#f5c862" d="M300 112L342 258 300 300Z" />
            <path fill="#fbd679" d="M488 300L342 258 300 300Z" />
            <path fill="#d99a35" d="M488 300L342 342 300 300Z" />
            <path fill="#c98a2c" d="M300 488L342 342 300 300Z" />
          </g>
          <path fill="url(#v-shine)" d="M300 40H540V770H300Z" />
        </g>
        <path fill="none" stroke="#14132f" strokeWidth="14" d="M533 763V340C533 206 446 100 307 50V763Z" />
        <path
          fill="none"
          stroke="url(#v-gold)"
          strokeWidth="4"
          d="M533 763V340C533 206 446 100 307 50V763Z"
        />
        <path fill="none" stroke="url(#v-gold)" strokeWidth="6" d="M326 520a14 14 0 1 0 .1 0Z" />
      </g>
      {/* the step */}
      <path fill="#0d1136" d="M0 770H600V800H0Z" />
      <path fill="url(#v-gold)" d="M0 768H600V771H0Z" />
    </svg>
  );
}
