import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ListedKnight } from '@/api/knights';
import { seatOf } from '@/api/playingKnight';
import type { Riddle } from '@/api/riddles';
import { counted } from '@/lib/french';
import { isolated } from '@/lib/isolated';
import { usePersisted } from '@/lib/storage';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Portrait } from '../../../game/knights/Portrait';
import { Portraits } from '../../../game/knights/Portraits';
import { completionsQuery } from '../../../game/player/player.queries';
import { playerOf } from '../../../game/player/playerOf';
import { DEFAULT_NAME } from '../../../game/session/useSession';
import { knightsOf } from '../../../game/storage/knights';
import { explain } from '../failures';
import { Invitation } from './Invitation';
import type { Together as State } from './useTogether';

interface TogetherProps {
  riddle: Riddle;
  together: State;
  done: boolean;
}

/** « À deux » (rule 28.13): another knight of the account sits at the riddle, or may. */
export function Together({ riddle, together, done }: TogetherProps) {
  const knights = usePersisted(knightsOf(together.account));
  const { player, companionId } = together;
  const place = useRef<HTMLElement>(null);
  const before = useRef(companionId);
  useEffect(() => {
    // The button that was pressed has gone.
    if (before.current !== companionId) place.current?.focus();
    before.current = companionId;
  }, [companionId]);
  const playing = knights.find(({ id }) => id === player.id);
  const companion = knights.find(({ id }) => id === companionId);
  const others = knights.filter(({ id }) => id !== player.id);
  if (!playing || others.length === 0) return null;
  if (done)
    return companion ? <CompanionsStar companion={companion} day={riddle.day} together={together} /> : null;
  return (
    <section
      aria-label="À deux"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-nuit-line bg-nuit-dusk p-4 outline-none print:hidden"
      ref={place}
      tabIndex={-1}
    >
      <span className="flex -space-x-4">
        <Portrait className="size-14" number={playing.portrait} />
        {companion && <Portrait className="size-14" number={companion.portrait} />}
      </span>
      {companion ? (
        <Seated companion={companion} playing={playing} together={together} />
      ) : (
        <Alone others={others} riddle={riddle} together={together} />
      )}
    </section>
  );
}

const shown = ({ name }: ListedKnight): string => isolated(name ?? DEFAULT_NAME);

interface SeatedProps {
  playing: ListedKnight;
  companion: ListedKnight;
  together: State;
}

const Seated = ({ playing, companion, together }: SeatedProps) => (
  <>
    <p className="min-w-0 flex-1 basis-56 text-nuit-ivory" role="status">
      <strong className="wrap-anywhere">
        {shown(playing)} et {shown(companion)}
      </strong>{' '}
      cherchent ensemble&nbsp;: la bonne réponse compte pour les deux, et chaque indice coûte aux deux.
    </p>
    <Button onClick={() => seatOf(together.account).remove()} variant="quiet">
      Continuer sans {shown(companion)}
    </Button>
  </>
);

interface AloneProps {
  others: readonly ListedKnight[];
  riddle: Riddle;
  together: State;
}

function Alone({ others, riddle, together }: AloneProps) {
  const [isAsked, setAsked] = useState(false);
  const [chosen, setChosen] = useState<ListedKnight | null>(null);
  const { account, player } = together;
  function invite(id: string) {
    const companion = others.find((each) => each.id === id);
    if (!companion) return;
    seatOf(account).write({
      knight: player.id ?? '',
      companion: companion.id,
      day: riddle.day,
      edition: player.edition,
      isTaken: false,
    });
    setChosen(companion);
  }
  function onClose() {
    if (seatOf(account).read()?.isTaken === false) seatOf(account).remove();
    setChosen(null);
    setAsked(false);
  }
  return (
    <>
      <p className="min-w-0 flex-1 basis-40 text-nuit-mist">Quelqu'un cherche avec toi&nbsp;?</p>
      <Button onClick={() => setAsked(true)} variant="quiet">
        Jouer à deux
      </Button>
      <Dialog
        onClose={onClose}
        open={isAsked}
        title={chosen ? `Jouer avec ${shown(chosen)}` : 'Qui joue avec toi\u00A0?'}
      >
        {(close) =>
          chosen ? (
            <Invitation
              close={close}
              companion={chosen}
              name={shown(chosen)}
              riddle={riddle}
              together={together}
            />
          ) : (
            <Portraits isNarrow onChoose={invite} players={others} />
          )
        }
      </Dialog>
    </>
  );
}

interface CompanionsStarProps {
  companion: ListedKnight;
  day: number;
  together: State;
}

/** The success of the companion, once the server has said so. */
function CompanionsStar({ companion, day, together: { player, sharing } }: CompanionsStarProps) {
  const { data } = useQuery(completionsQuery(playerOf(companion.id, player.edition)));
  const won = data?.find((each) => each.day === day);
  const name = shown(companion);
  if (won)
    return (
      <Alert title={`L'étoile du jour brille aussi dans le ciel de ${name}`} tone="success">
        {won.score > 0 && (
          <p>
            {counted(won.score, 'point')} de plus pour {name}.
          </p>
        )}
      </Alert>
    );
  if (sharing.isError || (sharing.data && sharing.data.status !== 'solved'))
    return (
      <Alert title={`L'étoile de ${name} n'est pas encore allumée`} tone="error">
        <p>
          {sharing.isError
            ? explain(sharing.error)
            : 'Il faut attendre un peu avant de redonner la réponse pour elle.'}
        </p>
        <Button
          busy={sharing.isPending}
          className="mt-2 justify-self-start"
          onClick={sharing.retry}
          variant="quiet"
        >
          Réessayer
        </Button>
      </Alert>
    );
  return null;
}
