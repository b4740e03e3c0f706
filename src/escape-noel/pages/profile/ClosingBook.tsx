import './closing-book.css';

/** The book of the journey closes: its pages turn about the spine, then its cover (art/escape-noel/livre.svg). */
export function ClosingBook({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={className} focusable="false" viewBox="0 0 640 440">
      <defs>
        <linearGradient id="li-cloth" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#7a4a9e" />
          <stop offset="1" stopColor="#3a2163" />
        </linearGradient>
        <linearGradient
          id="li-foil"
          gradientUnits="userSpaceOnUse"
          x1="0"
          y1="0"
          x2="110"
          y2="140"
          spreadMethod="reflect"
        >
          <stop offset="0" stopColor="#c4892f" />
          <stop offset=".35" stopColor="#f5c862" />
          <stop offset=".5" stopColor="#fff3cf" />
          <stop offset=".65" stopColor="#f5c862" />
          <stop offset="1" stopColor="#b87a24" />
        </linearGradient>
        <linearGradient id="li-left" x1="1" x2="0">
          <stop offset="0" stopColor="#cdb9dc" />
          <stop offset=".14" stopColor="#f6ecdf" />
          <stop offset="1" stopColor="#fffaf0" />
        </linearGradient>
        <linearGradient id="li-right" x1="0" x2="1">
          <stop offset="0" stopColor="#c3add6" />
          <stop offset=".14" stopColor="#f3e6d8" />
          <stop offset="1" stopColor="#fdf3e4" />
        </linearGradient>
        <linearGradient id="li-night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1c1b4d" />
          <stop offset="1" stopColor="#5a5ab0" />
        </linearGradient>
        <path id="li-star" d="M0-20Q2.4-2.4 20 0 2.4 2.4 0 20-2.4 2.4-20 0-2.4-2.4 0-20Z" />
      </defs>
      <ellipse
        className="book-leaf book-shadow"
        cx="330"
        cy="404"
        rx="276"
        ry="20"
        fill="#050818"
        opacity=".45"
      />
      {/* covers */}
      <g>
        <path fill="url(#li-cloth)" d="M320 46H576Q590 46 590 60V384Q590 398 576 398H320Z" />
        <path
          fill="none"
          stroke="url(#li-foil)"
          strokeWidth="2.5"
          d="M320 52H574Q584 52 584 62V382Q584 392 574 392H320"
        />
      </g>
      <g className="book-leaf book-couverture">
        <path fill="url(#li-cloth)" d="M320 46H64Q50 46 50 60V384Q50 398 64 398H320Z" />
        <path
          fill="none"
          stroke="url(#li-foil)"
          strokeWidth="2.5"
          d="M320 52H66Q56 52 56 62V382Q56 392 66 392H320"
        />
      </g>
      {/* the pages that stay */}
      <g>
        <path fill="#d9c6e2" d="M320 66C400 54 500 56 576 66V380C500 372 400 372 320 386Z" />
        <path fill="#e9dbe6" d="M320 64C400 50 498 54 571 62V376C498 368 400 370 320 384Z" />
        <path fill="url(#li-right)" d="M320 62C400 46 496 50 566 58V372C496 364 400 366 320 382Z" />
        <path
          fill="none"
          stroke="#b9a5cc"
          strokeWidth="4"
          strokeLinecap="round"
          d="M360 112H530M360 138H530M360 164H530M360 190H530M360 216H490"
        />
        <use href="#li-star" fill="#c8963e" transform="translate(446 290) scale(1.7)" />
        <path
          fill="none"
          stroke="#c8963e"
          strokeWidth="2"
          strokeLinecap="round"
          d="M372 290H398M494 290H520"
        />
      </g>
      {/* the pages that turn, from the last to the first */}
      <g className="book-leaf book-page-3">
        <path fill="#d9c6e2" d="M320 66C240 54 140 56 64 66V380C140 372 240 372 320 386Z" />
      </g>
      <g className="book-leaf book-page-2">
        <path fill="#e9dbe6" d="M320 64C240 50 142 54 69 62V376C142 368 240 370 320 384Z" />
      </g>
      <g className="book-leaf book-page-1">
        <path fill="url(#li-left)" d="M320 62C240 46 144 50 74 58V372C144 364 240 366 320 382Z" />
        <path fill="url(#li-night)" d="M104 92C160 86 220 86 284 94V284C220 276 160 276 104 282Z" />
        <path fill="#3a3d8c" d="M104 232C150 210 200 214 284 240V284C220 276 160 276 104 282Z" />
        <path fill="#20235f" d="M104 262C160 244 220 244 284 266V284C220 276 160 276 104 282Z" />
        <use href="#li-star" fill="#f5c862" transform="translate(194 146) scale(1.6)" />
        <g fill="#fff6dc">
          <circle cx="134" cy="120" r="2.4" />
          <circle cx="252" cy="122" r="2.4" />
          <circle cx="240" cy="186" r="2" />
          <circle cx="140" cy="182" r="2" />
        </g>
        <path
          fill="none"
          stroke="#c8963e"
          strokeWidth="2"
          d="M104 92C160 86 220 86 284 94V284C220 276 160 276 104 282Z"
        />
        <path
          fill="none"
          stroke="#b9a5cc"
          strokeWidth="4"
          strokeLinecap="round"
          d="M128 314H260M150 338H238"
        />
      </g>
      {/* the ribbon */}
      <path fill="#b8406a" d="M314 60H328V416L321 404 314 416Z" />
      {/* the closed book's face */}
      <g className="book-leaf book-face">
        <path fill="#2b1750" d="M310 46H330V398H310Z" />
        <path fill="url(#li-cloth)" d="M320 46H576Q590 46 590 60V384Q590 398 576 398H320Z" />
        <path fill="#2b1750" opacity=".4" d="M320 46H340V398H320Z" />
        <path
          fill="none"
          stroke="url(#li-foil)"
          strokeWidth="3"
          d="M356 66H560Q570 66 570 76V368Q570 378 560 378H356Z"
        />
        <path
          fill="none"
          stroke="url(#li-foil)"
          strokeWidth="1.5"
          d="M364 74H554Q562 74 562 82V362Q562 370 554 370H364Z"
        />
        <g transform="translate(383 142) scale(2.5)">
          <path fill="none" stroke="#fff6dc" strokeWidth="2.4" d="M25 38L17 46.5" />
          <path
            fill="#fff6dc"
            d="M60 3C40 4 24 15 21.5 37.500L26 41C34 40.5 40 39 44 35.500L39.5 34.500C47 32.5 51.5 29 54 23.500L49.5 23.800C56 18.5 59.5 12 60 3Z"
          />
          <path
            fill="none"
            stroke="#5b3585"
            strokeWidth="2"
            strokeLinecap="round"
            d="M22.5 40.500C29 29 38 19 50 11.5"
          />
          <path
            fill="url(#li-foil)"
            d="M16.5 33.500Q18 45.5 30 47 18 48.5 16.5 60.5 15 48.5 3 47 15 45.5 16.5 33.500Z"
          />
        </g>
        <g fill="#f5c862">
          <use href="#li-star" transform="translate(463 330) scale(.5)" />
          <use href="#li-star" transform="translate(463 106) scale(.5)" />
        </g>
      </g>
    </svg>
  );
}
