import Plus from '@art/icons/plus.svg?react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { MAX_KNIGHTS, type ListedKnight } from '@/api/knights';
import { usePersisted } from '@/lib/storage';
import { isGamePath, paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button, ButtonLink } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { PageHeading } from '@/ui/PageHeading';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { Sheet } from '@/ui/Sheet';
import { knightsQuery } from '../../game/knights/knights.queries';
import { Portrait } from '../../game/knights/Portrait';
import { RequireKnight } from '../../game/session/RequireKnight';
import { isGate } from '../../game/session/returnTo';
import { DEFAULT_NAME } from '../../game/session/useSession';
import { knightsOf } from '../../game/storage/knights';
import { choose } from './choose';
import { NewKnight } from './NewKnight';

const arrival = v.object({
  from: v.pipe(
    v.string(),
    v.check((path) => isGamePath(path) && !isGate(path) && !path.startsWith(paths.game.knights)),
  ),
  state: v.optional(v.unknown()),
});
const lostState = v.looseObject({ lost: v.literal(true) });

/** « Qui joue ce soir ? » (rules 28.8 and 28.9). */
export const KnightsPage = () => (
  <RequireKnight>{(account, playerId) => <Chooser account={account.id} playerId={playerId} />}</RequireKnight>
);

function Chooser({ account, playerId }: { account: string; playerId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(knightsQuery(account));
  const stored = usePersisted(knightsOf(account));
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const [isAdding, setAdding] = useState(false);
  const knights = data ?? stored;
  const play = (knight: string) => {
    const to = v.is(arrival, state) ? state : { from: paths.game.landing, state: undefined };
    choose(account, playerId, knight);
    void navigate(to.from, { replace: true, state: to.state });
  };

  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 content-start gap-8 px-3 pt-10 sm:px-6 lg:pt-14">
      <header className="grid gap-2 text-center">
        <PageHeading className="text-balance text-4xl lg:text-5xl">Qui joue ce soir&nbsp;?</PageHeading>
        <p className="text-balance text-xl text-nuit-mist">
          Chacun a son voyage, ses points et ses étoiles. Touche ton portrait.
        </p>
      </header>
      {v.is(lostState, state) && (
        <Alert className="mx-auto max-w-xl" title="Ce chevalier n'est plus dans le compte" tone="info">
          <p>
            Il a été retiré, peut-être sur un autre appareil. Choisis qui joue&nbsp;: les voyages des autres
            n'ont pas bougé.
          </p>
        </Alert>
      )}
      {knights.length > 0 && <Portraits knights={knights} onChoose={play} playerId={playerId} />}
      {knights.length === 0 && !isError && <Spinner label="Les chevaliers arrivent…" />}
      {isError && (
        <RetryAlert
          busy={isFetching}
          className="mx-auto max-w-xl"
          onRetry={() => void refetch()}
          text={
            knights.length > 0
              ? "La liste n'a pas pu être relue\u00A0: voici la dernière que cet appareil a gardée. Tu peux choisir et jouer."
              : "Les chevaliers du compte n'ont pas pu être lus."
          }
        />
      )}
      {data && data.length < MAX_KNIGHTS && !isAdding && (
        <Button className="justify-self-center" onClick={() => setAdding(true)} size="lg" variant="quiet">
          <Plus className="size-5" />
          Ajouter un chevalier
        </Button>
      )}
      {isAdding && data && (
        <Sheet className="mx-auto w-full max-w-2xl gap-5 p-5 sm:p-8" foil title="Un nouveau chevalier">
          <NewKnight
            account={account}
            onAdded={play}
            onCancel={() => setAdding(false)}
            taken={data.map(({ portrait }) => portrait)}
          />
        </Sheet>
      )}
      {data && data.length >= MAX_KNIGHTS && (
        <p className="text-center text-nuit-mist">Ce compte a ses six chevaliers.</p>
      )}
      <ButtonLink className="justify-self-center" to={paths.game.profile} variant="quiet">
        Mon profil
      </ButtonLink>
    </div>
  );
}

interface PortraitsProps {
  knights: readonly ListedKnight[];
  playerId: string;
  onChoose: (knight: string) => void;
}

const Portraits = ({ knights, playerId, onChoose }: PortraitsProps) => (
  <ul className="mx-auto grid w-full max-w-2xl grid-cols-2 justify-center gap-3 sm:grid-cols-3 sm:gap-5">
    {knights.map(({ id, name, portrait }) => (
      <li key={id}>
        <button
          aria-pressed={id === playerId}
          className={classes(
            'grid h-full w-full content-start justify-items-center gap-2 rounded-xl border-2 bg-nuit-dusk px-2 py-4 transition-colors duration-touch hover:border-nuit-gold',
            id === playerId ? 'border-nuit-gold' : 'border-nuit-line',
          )}
          onClick={() => onChoose(id)}
          type="button"
        >
          <Portrait className="size-24 sm:size-32" number={portrait} />
          <bdi className="wrap-anywhere text-xl font-bold leading-tight text-nuit-ivory">
            {name ?? DEFAULT_NAME}
          </bdi>
        </button>
      </li>
    ))}
  </ul>
);
