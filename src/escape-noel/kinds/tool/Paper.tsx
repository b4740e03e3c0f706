import { InkPicture } from '../../game/media/InkPicture';
import { definePaper, type PaperProps } from '../definePaper';
import { HowTo } from '../PaperPieces';
import { SHEET, tool, type MirrorPlay, type SpyglassPlay, type ToolPlay } from './rules';

function ToolPaper({ play, hasSolved }: PaperProps<ToolPlay>) {
  return play.tool === 'mirror' ? (
    <MirrorPaper {...play} />
  ) : (
    <SpyglassPaper hasTool={hasSolved(play.day)} play={play} />
  );
}

/** A real mirror reads it. */
const MirrorPaper = ({ lines }: MirrorPlay) => (
  <>
    <HowTo>Tiens la feuille devant un miroir, ou retourne-la contre une fenêtre.</HowTo>
    <ol className="paper-mirror">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  </>
);

/** The notes are read by the tool alone, and printed once it is won. */
const SpyglassPaper = ({
  play: { scene, alt, stars, name, day },
  hasTool,
}: {
  play: SpyglassPlay;
  hasTool: boolean;
}) => (
  <>
    <HowTo>
      {hasTool
        ? `Voici ce que montre ${name}, étoile après étoile.`
        : `Il faut ${name}, que l'on gagne au jour ${day}, pour lire ces étoiles\u00A0: elles se lisent ensemble sur le site.`}
    </HowTo>
    <div className="paper-plane" style={{ '--ratio': SHEET.width / SHEET.height }}>
      <InkPicture alt={alt} src={scene} />
      <svg aria-hidden viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}>
        {stars.map(({ x, y }, index) => (
          <g key={index} transform={`translate(${x} ${y})`}>
            <circle fill="#ffffff" r="36" stroke="#000000" strokeWidth="3" />
            <text dominantBaseline="central" fontSize="46" fontWeight="700" textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
    {hasTool && (
      <ol className="paper-list">
        {stars.map(({ colour, note }, index) => (
          <li key={index}>
            Étoile {colour}&nbsp;: {note}
          </li>
        ))}
      </ol>
    )}
  </>
);

export const readPaper = definePaper(tool, ToolPaper);
