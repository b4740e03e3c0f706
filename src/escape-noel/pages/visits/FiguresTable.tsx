import type { VisitFigures } from '@/api/visits';
import { formatCount } from '@/lib/french';
import type { DayFigures } from '../../game/admin/visitFigures';

const COLUMNS = [
  ['opened', 'Ouvert'],
  ['tried', 'Essayé'],
  ['hint1', 'Indice 1'],
  ['hint2', 'Indice 2'],
  ['hint3', 'Indice 3'],
  ['found', 'Trouvé'],
  ['revealed', 'Révélé'],
  ['medianTries', 'Essais (médiane)'],
] as const satisfies readonly (readonly [keyof VisitFigures, string])[];

/** A table wider than the window scrolls by itself; some browsers let the keyboard scroll only what takes the focus. */
const SCROLLED_BY_KEYS = { role: 'region', tabIndex: 0 } as const;

interface FiguresTableProps {
  title: string;
  days: readonly DayFigures[];
  threshold: number;
}

/** Every figure of every day. */
export const FiguresTable = ({ title, days, threshold }: FiguresTableProps) => (
  <details>
    <summary className="min-h-touch cursor-pointer py-2 text-base text-ui-accent-text">
      Voir le tableau
    </summary>
    <div aria-label={title} className="overflow-x-auto" {...SCROLLED_BY_KEYS}>
      <table className="w-full min-w-max border-collapse text-base tabular-nums [&_td]:px-2 [&_td]:py-1 [&_td]:text-right [&_th]:px-2 [&_th]:py-1">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="align-bottom">
            <th className="sticky left-0 bg-ui-surface text-left" scope="col">
              Jour
            </th>
            {COLUMNS.map(([figure, label]) => (
              <th className="max-w-36 text-right" key={figure} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, figures }) => (
            <tr className="border-t border-nuit-line" key={day}>
              <th className="sticky left-0 bg-ui-surface text-left font-normal" scope="row">
                {day}
              </th>
              {COLUMNS.map(([figure]) => (
                <td key={figure}>
                  {figures[figure] === null ? (
                    <span className="whitespace-nowrap text-nuit-mist">
                      {figure === 'medianTries' ? 'non dit' : `moins de ${threshold}`}
                    </span>
                  ) : (
                    <strong>{formatCount(figures[figure])}</strong>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
