import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListedKnight } from '@/api/knights';
import { seatOf } from '@/api/playingKnight';
import type { Riddle } from '@/api/riddles';
import { counted } from '@/lib/french';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import type { CloseDialog } from '@/ui/Dialog';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { completionsQuery, hintsQuery, refreshPlayer } from '../../../game/player/player.queries';
import { playerOf } from '../../../game/player/playerOf';
import { explain } from '../failures';
import type { Together } from './useTogether';

interface InvitationProps {
  companion: ListedKnight;
  /** As it is shown. */
  name: string;
  riddle: Riddle;
  together: Together;
  close: CloseDialog;
}

/** Says what playing together means for both, gives both the hints that one of them has, and seats the companion. */
export function Invitation({ companion, name, riddle, together, close }: InvitationProps) {
  const { day } = riddle;
  const { player, account } = together;
  const queries = useQueryClient();
  const other = playerOf(companion.id, player.edition);
  const completions = useQuery(completionsQuery(other));
  const own = useQuery(hintsQuery(player, day));
  const theirs = useQuery(hintsQuery(other, day));

  const seating = useMutation({
    mutationFn: async ([mine, others]: readonly [number, number]) => {
      const [behind, from, to] = mine < others ? [player, mine, others] : [other, others, mine];
      // In order: a hint is refused before the one that precedes it.
      for (let rank = from + 1; rank <= to; rank += 1) await behind.revealHint(day, rank);
      return null;
    },
    onSuccess: async () => {
      await Promise.all([player, other].map(({ key }) => refreshPlayer(queries, key)));
      const seat = seatOf(account).read();
      close(() => seat && seatOf(account).write({ ...seat, isTaken: true }));
    },
    meta: { failure: 'À deux' },
  });

  const failed = [completions, own, theirs].find(({ isError }) => isError);
  if (failed)
    return (
      <RetryAlert
        busy={failed.isFetching}
        onRetry={() => void failed.refetch()}
        text={`On ne sait pas encore si ${name} peut te rejoindre. ${explain(failed.error)}`}
      />
    );
  if (!completions.data || !own.data || !theirs.data) return <Spinner label={`On appelle ${name}…`} />;
  if (completions.data.some((each) => each.day === day))
    return (
      <>
        <p>
          {name} a déjà trouvé cette énigme&nbsp;: sa place est gardée au ciel. Cherche-la à ton tour&nbsp;!
        </p>
        <Button className="justify-self-end" onClick={() => close()} variant="gold">
          D'accord
        </Button>
      </>
    );
  const [mine, others] = [own.data.length, theirs.data.length];
  return (
    <>
      <p>
        Une seule bonne réponse compte pour vous deux, chacun à son prix. Chaque indice révélé coûte aux deux.
      </p>
      {mine !== others && (
        <p>
          {mine < others ? name : 'Tu'} {mine < others ? 'a' : 'as'} déjà{' '}
          {counted(Math.max(mine, others), 'indice')}&nbsp;: vous les aurez tous les deux, et vous partez à
          égalité.
        </p>
      )}
      {seating.isError && <Alert tone="error">{explain(seating.error)}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={seating.isPending} onClick={() => close()} variant="quiet">
          Annuler
        </Button>
        <Button busy={seating.isPending} onClick={() => seating.mutate([mine, others])} variant="gold">
          Jouer à deux
        </Button>
      </div>
    </>
  );
}
