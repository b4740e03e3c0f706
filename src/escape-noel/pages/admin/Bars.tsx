import { formatCount } from '@/lib/french';
import { classes } from '@/ui/classes';

interface BarsProps {
  title: string;
  /** Of the label, of the count where the bars have one, and of the value. */
  columns: readonly [string, ...string[]];
  /** `count`: what the value is a share of, shown next to it. */
  bars: readonly { label: string; value: number; count?: number }[];
  max?: number;
  unit?: string;
  color?: 'gold' | 'done' | 'mist';
}

const colors = { gold: 'bg-nuit-gold', done: 'bg-nuit-done', mist: 'bg-nuit-mist' } as const;

/** With more bars than this, a phone shows the first label and every sixth. */
const MAX_LABELS = 12;
const LABEL_STEP = 6;

export function Bars({ title, columns, bars, max, unit = '', color = 'gold' }: BarsProps) {
  const top = Math.max(1, max ?? Math.max(...bars.map(({ value }) => value)));
  const isCrowded = bars.length > MAX_LABELS;
  return (
    <figure className="grid min-w-0 grid-cols-1 gap-3">
      <figcaption className="text-lg font-bold">{title}</figcaption>
      <div aria-hidden="true" className="flex h-44 items-end gap-px sm:gap-1.5">
        {bars.map(({ label, value, count }, index) => (
          <div className="flex h-full min-w-0 flex-1 flex-col justify-end text-center" key={label}>
            {count !== undefined && count > 0 && (
              <span className="text-xs font-bold text-nuit-ivory max-sm:hidden">{formatCount(count)}</span>
            )}
            <span className="text-xs text-nuit-ivory max-sm:hidden">
              {value > 0 ? formatCount(value) : ''}
            </span>
            <span
              className={classes('rounded-t-sm', value > 0 ? colors[color] : 'bg-nuit-line')}
              style={{ height: `${Math.max(1.5, (75 * value) / top)}%` }}
            />
            <span
              className={classes(
                'flex h-8 justify-center pt-0.5 text-xs leading-tight text-nuit-mist',
                isCrowded && index > 0 && (index + 1) % LABEL_STEP !== 0 && 'max-sm:invisible',
              )}
            >
              <span className="max-sm:w-min">{label}</span>
            </span>
          </div>
        ))}
      </div>
      <details>
        <summary className="min-h-touch cursor-pointer py-2 text-base text-ui-accent-text">
          Voir le tableau
        </summary>
        <table className="w-full text-left text-base">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th className={index > 0 ? 'text-right' : undefined} key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, value, count }) => (
              <tr className="border-t border-nuit-line" key={label}>
                <th className="font-normal" scope="row">
                  {label}
                </th>
                {count !== undefined && <td className="text-right font-bold">{formatCount(count)}</td>}
                <td className="text-right font-bold">{`${formatCount(value)}${unit}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
