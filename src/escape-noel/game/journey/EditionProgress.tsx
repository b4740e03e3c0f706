import { useId } from 'react';
import { counted, plural } from '@/lib/french';
import { ProgressBar } from '@/ui/ProgressBar';
import { useProgress } from '../player/useProgress';
import { RIDDLE_COUNT } from '../rules/days';

/** The player's progress in the edition that the page is about. */
export function EditionProgress() {
  const { ready, days, points } = useProgress();
  const labelId = useId();
  const found = `${days.size} ${plural(days.size, 'énigme résolue', 'énigmes résolues')} sur ${RIDDLE_COUNT}`;
  return (
    <div aria-busy={!ready} className="grid w-full gap-2">
      <p className="text-balance" id={labelId}>
        {!ready
          ? 'Ta progression…'
          : days.size === 0
            ? 'Pas encore commencée'
            : `${found} · ${counted(points, 'point')}`}
      </p>
      <ProgressBar labelledBy={labelId} max={RIDDLE_COUNT} value={days.size} />
    </div>
  );
}
