import { useQuery } from '@tanstack/react-query';
import type { Player } from '../../shared/player/player';
import { feastQuery } from '../../shared/player/player.queries';
import { RetryAlert } from '@/ui/RetryAlert';
import { explain } from '../../shared/failures';
import { feastPanelQuery } from './constellation.queries';

/** The sentence that the gathered fragments hide (rule 14.1), fetched with its script; nothing where the edition has none. */
export function Feast({ player }: { player: Player }) {
  const asked = useQuery(feastQuery(player));
  const panel = useQuery({ ...feastPanelQuery, enabled: Boolean(asked.data) });
  const failed = asked.isError ? asked : panel.isError ? panel : null;
  if (failed) {
    return (
      <RetryAlert
        busy={failed.isFetching}
        className="mx-auto max-w-xl"
        onRetry={() => void failed.refetch()}
        text={`La phrase de l'étoile n'est pas arrivée. ${explain(failed.error)}`}
      />
    );
  }
  const Panel = panel.data;
  if (!asked.data || !Panel) return null;
  return <Panel feast={asked.data} player={player} />;
}
