import type { SoundName } from '@/effects/soundSwitch';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { RetryAlert } from '@/ui/RetryAlert';
import type { Player } from '../../shared/player/player';
import { bonusQuestionQuery } from '../../shared/player/player.queries';
import { explain } from './failures';
import { bonusQuestionPanelQuery } from './riddle.queries';

interface BonusQuestionProps {
  day: number;
  player: Player;
  playSound: (name: SoundName) => void;
}

/** « Le défi de l'étoile » of a completed day (rule 13.1), loaded with its code; nothing where the day has none. */
export function BonusQuestion({ day, player, playSound }: BonusQuestionProps) {
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
