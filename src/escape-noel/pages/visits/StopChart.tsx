import { formatCount } from '@/lib/french';
import { classes } from '@/ui/classes';
import { doneShare, splitOf, summaryOf, type DayFigures, type Split } from '../../game/admin/visitFigures';

/** The parts of a bar, in order: solid where the day was solved, hollow where it was only opened. */
const OUTCOMES = [
  { outcome: 'found', label: 'Trouvé', look: 'bg-nuit-done border-nuit-done' },
  { outcome: 'revealed', label: 'Révélé', look: 'bg-nuit-mist border-nuit-mist' },
  { outcome: 'tried', label: 'Essayé, sans trouver', look: 'visits-stuck border-nuit-gold' },
  { outcome: 'opened', label: 'Ouvert seulement', look: 'bg-nuit-deep border-nuit-gold' },
] as const satisfies readonly { outcome: keyof Split; label: string; look: string }[];

interface StopChartProps {
  /** The players whose figures are shown. */
  audience: string;
  days: readonly DayFigures[];
  threshold: number;
}

/** Chart of the outcomes of each opened day. The summary and the table say the same in words. */
export function StopChart({ audience, days, threshold }: StopChartProps) {
  const rows = days.map(({ day, figures }) => ({ day, split: splitOf(figures), done: doneShare(figures) }));
  const most = Math.max(1, ...rows.map(({ split }) => split.total));
  return (
    <figure className="grid min-w-0 grid-cols-1 gap-4">
      <figcaption className="sr-only">{`Où s'arrêtent les ${audience}`}</figcaption>
      <p className="text-pretty">{summaryOf(days, threshold)}</p>
      <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-base text-nuit-mist">
        {OUTCOMES.map(({ outcome, label, look }) => (
          <li className="flex items-center gap-2" key={outcome}>
            <span className={classes('size-4 rounded-[3px] border forced-color-adjust-none', look)} />
            {label}
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="grid gap-1">
        <p className="flex justify-between text-sm text-nuit-mist">
          <span>Jour</span>
          <span>Ouvert · venu à bout</span>
        </p>
        {rows.map(({ day, split, done }) => (
          <div className="grid grid-cols-[1.75rem_1fr_6.75rem] items-center gap-2 text-base" key={day}>
            <span className="text-right tabular-nums text-nuit-mist">{day}</span>
            <span className="flex h-5 gap-px">
              {OUTCOMES.map(
                ({ outcome, look }) =>
                  split[outcome] > 0 && (
                    <span
                      className={classes('h-full rounded-[3px] border forced-color-adjust-none', look)}
                      key={outcome}
                      style={{ width: `${(100 * split[outcome]) / most}%` }}
                    />
                  ),
              )}
            </span>
            <span className="flex justify-between gap-2 tabular-nums">
              {split.total === 0 ? (
                <span className="text-nuit-mist">{`moins de ${threshold}`}</span>
              ) : (
                <>
                  <span>{formatCount(split.total)}</span>
                  <strong className="text-nuit-gold">{done === null ? '–' : `${done}\u00A0%`}</strong>
                </>
              )}
            </span>
          </div>
        ))}
      </div>
    </figure>
  );
}
