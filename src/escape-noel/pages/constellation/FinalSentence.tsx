import { queryOptions } from '@tanstack/react-query';
import { loadModule } from '@/lib/loadModule';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import type { Player } from '../../game/player/player';
import { finalSentenceQuery } from '../../game/player/player.queries';
import { RetryAlert } from '@/ui/RetryAlert';
import { explain } from '../../game/forms/failures';

const panelQuery = queryOptions({
  queryKey: ['final sentence panel'],
  queryFn: async () =>
    (await loadModule(() => import('./final-sentence/FinalSentencePanel'))).FinalSentencePanel,
  staleTime: Infinity,
});

/** The sentence hidden in the fragments (rule 14.1), loaded with its code; nothing where the edition has none. */
export function FinalSentence({ player }: { player: Player }) {
  const asked = useRetriableQuery(finalSentenceQuery(player));
  const panel = useRetriableQuery({ ...panelQuery, enabled: Boolean(asked.data) });
  const failed = [asked, panel].find(({ failure }) => failure);
  if (failed) {
    return (
      <RetryAlert
        busy={failed.isAwaited}
        className="mx-auto max-w-xl"
        onRetry={failed.retry}
        text={`La phrase de l'étoile n'est pas arrivée. ${explain(failed.failure)}`}
      />
    );
  }
  const Panel = panel.data;
  if (!asked.data || !Panel) return null;
  return <Panel finalSentence={asked.data} key={player.key} player={player} />;
}
