import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@/lib/french';
import { Sheet } from '@/ui/Sheet';
import { standingQuery } from '../player/player.queries';
import { usePlayer } from '../player/usePlayer';
import { useEdition } from './useEdition';

/** A knight's own result of a past edition, as it was when it ended; nothing for who had not played it. */
export function FrozenResult() {
  const edition = useEdition();
  const result = useQuery(standingQuery(usePlayer())).data;
  if (!result) return null;
  const { rank, playerCount, totalScore, completedCount } = result;
  return (
    <Sheet
      className="w-full justify-items-center gap-3 p-6 text-center"
      foil
      title={`Ton résultat de l'édition ${edition}`}
    >
      <dl className="flex flex-wrap justify-center gap-x-8 gap-y-2">
        <Figure label="Rang">
          {rank === null ? 'hors classement' : `${formatCount(rank)} sur ${formatCount(playerCount)}`}
        </Figure>
        <Figure label="Points">{formatCount(totalScore)}</Figure>
        <Figure label="Énigmes résolues">{formatCount(completedCount)}</Figure>
      </dl>
    </Sheet>
  );
}

const Figure = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt className="text-base text-ui-muted">{label}</dt>
    <dd className="font-display text-2xl font-semibold text-nuit-gold">{children}</dd>
  </div>
);
