import type { Knight } from '@/api/knights';
import { counted } from '@/lib/french';
import { useProgress } from '../../game/player/useProgress';
import { pointsRecap } from '../../game/rules/contest';
import { useSession } from '../../game/session/useSession';

/** The points from riddles: « 25 points », « … » until known. */
export function useRiddlePoints(): string {
  const { status, knight } = useSession();
  const { points } = useProgress();
  if (status === 'visitor') return counted(points, 'point');
  return knight ? counted(pointsRecap(knight).riddles, 'point') : '…';
}

export function Recap({ knight, hidesBonus = false }: { knight: Knight; hidesBonus?: boolean }) {
  const recap = pointsRecap(knight);
  return (
    <dl className="grid w-full gap-1.5 text-lg">
      <Line label="Énigmes" points={recap.riddles} />
      {!hidesBonus && <Line label="Avis" points={recap.review} />}
      {!hidesBonus && <Line label="Photo" points={recap.media} />}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t-2 border-nuit-gold-deep pt-2 text-xl text-nuit-gold">
        <dt className="font-display">Total</dt>
        <dd className="font-bold">{`${recap.total} pts`}</dd>
      </div>
    </dl>
  );
}

const Line = ({ label, points }: { label: string; points: number }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="flex flex-1 items-baseline gap-4 after:flex-1 after:border-b-2 after:border-dotted after:border-nuit-line">
      {label}
    </dt>
    <dd className="font-bold">{`${points} pts`}</dd>
  </div>
);
