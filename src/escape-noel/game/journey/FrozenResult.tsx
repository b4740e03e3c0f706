import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@/lib/french';
import { Sheet } from '@/ui/Sheet';
import { standingQuery } from '../player/player.queries';
import { usePlayer } from '../player/usePlayer';
import { useEdition } from '../edition/useEdition';

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
      <dl className="grid w-full max-w-sm grid-cols-[repeat(3,auto)] justify-between gap-x-4">
        <Figure label="Rang">
          {rank === null ? 'hors classement' : `${formatCount(rank)} sur ${formatCount(playerCount)}`}
        </Figure>
        <Figure label="Points">{formatCount(totalScore)}</Figure>
        <Figure label="Énigmes résolues">{formatCount(completedCount)}</Figure>
      </dl>
      <p className="text-balance text-nuit-mist">
        Tel qu'il était quand l'édition s'est terminée&nbsp;: ce que tu joues depuis n'y change rien.
      </p>
    </Sheet>
  );
}

const Figure = ({ label, children }: { label: string; children: string }) => (
  <div className="grid content-between">
    <dt className="text-balance text-base text-ui-muted">{label}</dt>
    <dd className="font-display text-2xl font-semibold lining-nums text-nuit-gold">{children}</dd>
  </div>
);
