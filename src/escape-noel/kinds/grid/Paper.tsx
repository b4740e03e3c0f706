import { definePaper, type PaperProps } from '../definePaper';
import { HowTo } from '../PaperPieces';
import { grid, hasLetters, lampsOf, type GridPlay } from './rules';
import { ScrollArea } from '@/ui/ScrollArea';

function GridPaper({ play }: PaperProps<GridPlay>) {
  const isTower = hasLetters(play);
  const columns = play.rows[0]?.length ?? 1;
  const lamps = lampsOf(play);
  const label = isTower ? 'Les fenêtres' : 'Les lanternes';
  // The tower's letters are read in their order: its headers are for screen readers.
  const unseen = isTower ? 'sr-only' : undefined;
  return (
    <>
      <HowTo>
        {isTower
          ? 'Barre chaque fenêtre que tu éteins, puis lis ce qui reste, étage après étage.'
          : 'Un rond est une lanterne. Colorie celles qui restent allumées, barre les autres.'}
      </HowTo>
      <ScrollArea className="paper-wide" label={label}>
        <table className="paper-grid">
          <caption className="sr-only">{label}</caption>
          <thead className={unseen}>
            <tr>
              <th scope="col">{isTower ? 'Fenêtre' : 'Lanterne'}</th>
              {Array.from({ length: columns }, (_, index) => (
                <th key={index} scope="col">
                  {index + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {play.rows.map((_row, index) => (
              <tr key={index}>
                <th className={unseen} scope="row">
                  Rangée {index + 1}
                </th>
                {lamps
                  .filter(({ row }) => row === index + 1)
                  .map(({ id, letter, isLitAtFirst }) => (
                    <td className="paper-lamp" key={id}>
                      {letter ?? <Lantern isLit={isLitAtFirst} />}
                    </td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </>
  );
}

/** Rays say that it is lit: colour is not printed. */
const Lantern = ({ isLit }: { isLit: boolean }) => (
  <svg
    aria-label={isLit ? 'allumée' : 'éteinte'}
    className="paper-lantern"
    role="img"
    viewBox="-20 -20 40 40"
  >
    <circle
      fill="none"
      r="10"
      stroke="currentColor"
      strokeDasharray={isLit ? undefined : '3 3'}
      strokeWidth="1.5"
    />
    {isLit &&
      [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <path
          d="M0-13V-17"
          key={angle}
          stroke="currentColor"
          strokeWidth="1.5"
          transform={`rotate(${angle})`}
        />
      ))}
  </svg>
);

export const readPaper = definePaper(grid, GridPaper, (play) => !hasLetters(play));
