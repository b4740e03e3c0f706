import { definePaper, type PaperProps } from '../definePaper';
import { HowTo } from '../PaperPieces';
import { ALPHABET, wheel, type DialsPlay, type RingPlay, type WheelPlay } from './rules';

const WheelPaper = ({ play }: PaperProps<WheelPlay>) =>
  play.shape === 'ring' ? <RingPaper {...play} /> : <DialsPaper {...play} />;

/** Two discs, the small one turns on the big one. */
const RingPaper = ({ message }: RingPlay) => (
  <>
    <HowTo>
      Découpe les deux disques, pose le petit sur le grand et pique-les au centre avec une attache&nbsp;: le
      petit tourne. Écris sous chaque lettre celle que tu trouves.
    </HowTo>
    <p className="paper-message" translate="no">
      {message.split(' ').map((word, index) => (
        <span key={index}>
          {Array.from(word, (letter, place) => (
            <b key={place}>{letter}</b>
          ))}
        </span>
      ))}
    </p>
    <div className="paper-discs">
      <Disc name="Le grand disque" radius={100} />
      <Disc name="Le petit disque" radius={72} />
    </div>
  </>
);

function Disc({ name, radius }: { name: string; radius: number }) {
  return (
    <svg aria-label={name} role="img" style={{ width: `${radius * 0.85}mm` }} viewBox="-104 -104 208 208">
      <g transform={`scale(${100 / radius})`}>
        <circle fill="none" r={radius} stroke="#000000" strokeDasharray="4 3" />
        {Array.from(ALPHABET, (letter, index) => (
          <g key={letter} transform={`rotate(${(index / ALPHABET.length) * 360})`}>
            <path
              d={`M0-${radius}V-${radius - 24}`}
              stroke="#000000"
              strokeWidth="0.4"
              transform="rotate(6.92)"
            />
            <text
              dominantBaseline="central"
              fontSize="14"
              fontWeight="700"
              textAnchor="middle"
              y={12 - radius}
            >
              {letter}
            </text>
          </g>
        ))}
        <circle r="1.5" />
      </g>
    </svg>
  );
}

const DialsPaper = ({ dials }: DialsPlay) => (
  <>
    <HowTo>Entoure un signe dans chaque colonne.</HowTo>
    <div className="paper-dials">
      {dials.map((faces, index) => (
        <ol key={index}>
          {Array.from(faces, (face) => (
            <li key={face}>{face}</li>
          ))}
        </ol>
      ))}
    </div>
  </>
);

export const readPaper = definePaper(wheel, WheelPaper, ({ shape }) => shape === 'dials');
