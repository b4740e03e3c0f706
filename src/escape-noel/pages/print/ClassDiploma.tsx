import { publisher } from '@/publisher';

/** The class's diploma, for the wall. It says nothing of a pupil, nor how many days were solved: the class writes it. */
export const ClassDiploma = ({ className }: { className: string }) => (
  <article className="sheet sheet-diploma" id="feuille-diplome">
    {CORNERS.map((style, index) => (
      <svg aria-hidden className="sheet-corner" key={index} style={style} viewBox="-50 -50 100 100">
        <Star />
      </svg>
    ))}
    <NightSky />
    <h2>Diplôme</h2>
    <p className="sheet-order">des chevaliers de la nuit de Noël</p>
    <p>{publisher.name} salue</p>
    <p className="sheet-class">{className || '\u00A0'}</p>
    <p>
      qui a lu, cherché, douté et trouvé ensemble,
      <br />
      porte après porte, tout au long de l'Avent.
    </p>
    <p className="sheet-blank">
      Énigmes résolues par la classe&nbsp;: <i /> sur 24
    </p>
    <p className="sheet-blank">
      Fait à <i /> le <i />
    </p>
  </article>
);

const CORNERS = [
  { left: '1.75rem', top: '1.75rem' },
  { right: '1.75rem', top: '1.75rem' },
  { bottom: '1.75rem', left: '1.75rem' },
  { bottom: '1.75rem', right: '1.75rem' },
];

const Star = () => (
  <>
    <path
      d="M0-46 9-9 46 0 9 9 0 46-9 9-46 0-9-9Z"
      fill="#000000"
      stroke="#000000"
      strokeLinejoin="round"
      strokeWidth="2"
    />
    <path
      d="M0-26 4-4 26 0 4 4 0 26-4 4-26 0-4-4Z"
      fill="#ffffff"
      stroke="#000000"
      strokeLinejoin="round"
      strokeWidth="2"
      transform="rotate(45)"
    />
  </>
);

/** Positions and sizes of the sky's stars. */
const STARS: readonly (readonly [x: number, y: number, scale: number])[] = [
  [30, 84, 0.16],
  [92, 46, 0.24],
  [150, 78, 0.14],
  [214, 26, 0.18],
  [386, 26, 0.18],
  [450, 78, 0.14],
  [508, 46, 0.24],
  [570, 84, 0.16],
];

/** The great star, the smaller ones around it, and the hills of the journey, in lines that children may colour. */
const NightSky = () => (
  <svg aria-hidden viewBox="0 0 600 210">
    <path
      d="M30 84 92 46 150 78 214 26 300 84 386 26 450 78 508 46 570 84"
      fill="none"
      stroke="#000000"
      strokeDasharray="2 7"
      strokeLinecap="round"
      strokeWidth="2"
    />
    {STARS.map(([x, y, scale]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
        <Star />
      </g>
    ))}
    <g transform="translate(300 84) scale(1.5)">
      <Star />
    </g>
    <path
      d="M0 200Q80 150 170 184 250 150 330 186 420 146 500 182 560 164 600 200Z"
      fill="#ffffff"
      stroke="#000000"
      strokeLinejoin="round"
      strokeWidth="3"
    />
    {[70, 118, 440, 520].map((x) => (
      <path
        d="M0 0-14 26H-5L-19 50H19L5 26H14Z"
        fill="#ffffff"
        key={x}
        stroke="#000000"
        strokeLinejoin="round"
        strokeWidth="3"
        transform={`translate(${x} 128)`}
      />
    ))}
  </svg>
);
