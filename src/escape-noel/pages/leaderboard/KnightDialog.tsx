import type { RankedKnight } from '@/api/ranking';
import { elided, formatCount } from '@/lib/french';
import { isolated } from '@/lib/isolated';
import { Dialog } from '@/ui/Dialog';
import { Medal } from './Medal';
import { questWeekday } from './rankingTexts';

/** « Profil de … »: the public figures of a knight (rule 6.5); closed while `knight` is null. */
export function KnightDialog({ knight, onClose }: { knight: RankedKnight | null; onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      open={knight !== null}
      title={knight ? `Profil ${elided('de', isolated(knight.name))}` : ''}
    >
      {knight && (
        <div className="flex flex-wrap items-center gap-5">
          <Medal always className="size-20" place={knight.rank} />
          <dl className="grid min-w-0 flex-[1_1_14rem] grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-lg">
            <Figure label="Rang">{formatCount(knight.rank)}</Figure>
            <Figure label="Points">{formatCount(knight.totalScore)}</Figure>
            <Figure label="Énigmes résolues">{knight.completedCount}</Figure>
            <Figure label="Dernière activité">{questWeekday(knight.lastQuestAt)}</Figure>
          </dl>
        </div>
      )}
    </Dialog>
  );
}

const Figure = ({ label, children }: { label: string; children: string | number }) => (
  <>
    <dt className="text-ui-muted">{label}</dt>
    <dd className="min-w-0 font-bold">{children}</dd>
  </>
);
