import { definePaper, type PaperProps } from '../definePaper';
import { HowTo } from '../PaperPieces';
import { pieces, type PiecesPlay } from './rules';

function PiecesPaper({ play: { pieces: all, columns, laid, whole } }: PaperProps<PiecesPlay>) {
  const letters = Math.max(...all.flat().map(({ length }) => length));
  return (
    <>
      <HowTo>Découpe les morceaux le long des pointillés, et remets-les à leur place.</HowTo>
      <ul aria-label={whole} className="paper-torn" style={{ '--columns': columns, '--letters': letters }}>
        {laid.map((piece) => (
          <li className="paper-cut" key={piece}>
            {all[piece]?.map((line, index) => (
              <span key={index}>{line}</span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

export const readPaper = definePaper(pieces, PiecesPaper);
