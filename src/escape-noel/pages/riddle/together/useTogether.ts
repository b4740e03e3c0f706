import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { seatOf } from '@/api/playingKnight';
import { usePersisted } from '@/lib/storage';
import type { Player } from '../../../game/player/player';
import { playerOf } from '../../../game/player/playerOf';
import { refreshPlayer } from '../../../game/player/player.queries';
import { withCompanion, type Shared } from '../../../game/player/withCompanion';
import { useSession } from '../../../game/session/useSession';

export type Together = ReturnType<typeof useTogether>;

/** A day that two knights of an account may play together (rule 28.13). */
export function useTogether(player: Player, day: number) {
  const { account, playerId } = useSession();
  const queries = useQueryClient();
  // A preview's player is none of the account's.
  const owner = player.id !== null && player.id === playerId ? account.id : '';
  const seat = usePersisted(seatOf(owner));
  const isHere = seat?.knight === playerId && seat.day === day && seat.edition === player.edition;
  const companionId = isHere && seat.isTaken ? seat.companion : null;
  const companion = useMemo(
    () => companionId && playerOf(companionId, player.edition),
    [companionId, player.edition],
  );

  const { mutate, ...sharing } = useMutation({
    mutationFn: async ({ answer, bonusAnswer }: Shared) => {
      if (!companion) return null;
      if (bonusAnswer !== undefined) await companion.submitBonusAnswer(day, bonusAnswer);
      return answer ? companion.submit(day, answer) : null;
    },
    onSettled: () => companion && void refreshPlayer(queries, companion.key),
    meta: { failure: 'Réponse à deux' },
  });
  const seated = useMemo(
    () => (companion ? withCompanion(player, companion, (_, shared) => mutate(shared)) : player),
    [player, companion, mutate],
  );
  return {
    /** The player, with the companion if there is one. */
    player: seated,
    /** The account whose knights may sit here; empty for none. */
    account: owner,
    companionId,
    sharing: { ...sharing, retry: () => sharing.variables && mutate(sharing.variables) },
  };
}
