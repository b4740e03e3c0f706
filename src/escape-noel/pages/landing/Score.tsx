import { counted } from '@/lib/french';
import { useSession } from '../../game/session/useSession';

/** The score of a knight who has one. */
export function Score() {
  const { knight } = useSession();
  if (knight === null || knight.totalScore <= 0) return null;
  return (
    <p className="text-nuit-ivory md:basis-full">
      Ton score actuel&nbsp;:{' '}
      <strong className="text-nuit-gold">{counted(knight.totalScore, 'point')}</strong>
    </p>
  );
}
