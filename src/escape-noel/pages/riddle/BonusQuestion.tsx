import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { RetryAlert } from '@/ui/RetryAlert';
import { bonusQuestionQuery } from '../../game/player/player.queries';
import type { BonusQuestionPanelProps } from './bonus-question/BonusQuestionPanel';
import { explain } from './failures';
import { bonusQuestionPanelQuery } from './riddle.queries';

/** « Le défi de l'étoile » of a completed day (rule 13.1), loaded with its code; nothing where the day has none. */
export function BonusQuestion({ day, player, playSound }: Omit<BonusQuestionPanelProps, 'question'>) {
  const asked = useRetriableQuery(bonusQuestionQuery(player, day));
  const panel = useRetriableQuery({ ...bonusQuestionPanelQuery, enabled: Boolean(asked.data) });
  const failed = [asked, panel].find(({ failure }) => failure);
  if (failed) {
    return (
      <RetryAlert
        busy={failed.isAwaited}
        onRetry={failed.retry}
        text={`Le défi de l'étoile n'est pas arrivé. ${explain(failed.failure)}`}
      />
    );
  }
  const Panel = panel.data;
  if (!asked.data || !Panel) return null;
  return <Panel day={day} question={asked.data} key={day} playSound={playSound} player={player} />;
}
