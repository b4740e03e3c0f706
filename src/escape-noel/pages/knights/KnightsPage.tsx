import Plus from '@art/icons/plus.svg?react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { MAX_KNIGHTS } from '@/api/knights';
import { usePersisted } from '@/lib/storage';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button, ButtonLink } from '@/ui/Button';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { Sheet } from '@/ui/Sheet';
import { knightsQuery } from '../../game/knights/knights.queries';
import { RequireKnight } from '../../game/session/RequireKnight';
import { useSession } from '../../game/session/useSession';
import { knightsOf } from '../../game/storage/knights';
import { choose } from './choose';
import { ChooserLayout } from './ChooserLayout';
import { NewKnight } from './NewKnight';
import { Portraits } from '../../game/knights/Portraits';
import { Travellers } from './Travellers';
import { useGoOn } from './useGoOn';

const lostState = v.looseObject({ lost: v.literal(true) });

/** « Qui joue ce soir ? » (rules 28.8, 28.9 and 28.16). */
export function KnightsPage() {
  if (useSession().status === 'visitor') return <Travellers />;
  return (
    <RequireKnight>
      {(account, playerId) => <Chooser account={account.id} playerId={playerId} />}
    </RequireKnight>
  );
}

function Chooser({ account, playerId }: { account: string; playerId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(knightsQuery(account));
  const stored = usePersisted(knightsOf(account));
  const goOn = useGoOn();
  const state: unknown = useLocation().state;
  const [isAdding, setAdding] = useState(false);
  const knights = data ?? stored;
  const play = (knight: string) => {
    choose(account, playerId, knight);
    goOn();
  };

  return (
    <ChooserLayout subtitle="Chacun a son voyage, ses points et ses étoiles. Touche ton portrait.">
      {v.is(lostState, state) && (
        <Alert className="mx-auto max-w-xl" title="Ce chevalier n'est plus dans le compte" tone="info">
          <p>
            Il a été retiré, peut-être sur un autre appareil. Choisis qui joue&nbsp;: les voyages des autres
            n'ont pas bougé.
          </p>
        </Alert>
      )}
      {knights.length > 0 && <Portraits onChoose={play} players={knights} playing={playerId} />}
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
    </ChooserLayout>
  );
}
