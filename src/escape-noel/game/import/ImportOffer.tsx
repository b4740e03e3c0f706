import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MAX_KNIGHTS } from '@/api/knights';
import { counted, elided } from '@/lib/french';
import { isolated } from '@/lib/isolated';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { StarIcon } from '@/ui/icons';
import { explain } from '../forms/failures';
import { knightsQuery } from '../knights/knights.queries';
import { PlayerForm } from '../knights/PlayerForm';
import { Portrait } from '../knights/Portrait';
import { nameOfTraveller } from '../knights/travellerName';
import { nameOf, useSession } from '../session/useSession';
import type { Offer } from './importResult';
import { offerText, travellerOfferText } from './importTexts';
import { isEmpty, type Import, type TravellerOffer } from './useImport';

interface ImportOfferProps {
  offer: TravellerOffer;
  mutation: Import['mutation'];
  onDecline: () => void;
}

export function ImportOffer({ offer, mutation, onDecline }: ImportOfferProps) {
  const { offered, whole, traveller } = offer;
  const shown = whole ?? offered;
  const { isPending, isError, error } = mutation;
  const session = useSession();
  const [isNaming, setNaming] = useState(false);
  const name = nameOfTraveller(traveller);
  return (
    <>
      {whole ? (
        <p className="flex items-center gap-3">
          <Portrait className="size-14 shrink-0" number={traveller.portrait} />
          <span className="wrap-anywhere">{travellerOfferText(isolated(name), shown)}</span>
        </p>
      ) : (
        <p>{offerText(shown)}</p>
      )}
      <Items offered={shown} />
      {isNaming ? (
        <PlayerForm
          action="En faire un chevalier"
          hint={'Les autres chevaliers le verront\u00A0: ni nom de famille, ni école.'}
          label="Nom du chevalier"
          name={traveller.name}
          onCancel={() => {
            mutation.reset();
            setNaming(false);
          }}
          onSaved={() => {}}
          portrait={traveller.portrait}
          save={(chosen, portrait) => mutation.mutateAsync({ ...offer, knight: { name: chosen, portrait } })}
        />
      ) : (
        <>
          <p className="text-base text-ui-muted">
            Rien de ce qui est déjà sur ton compte ne change. Si tu refuses, cette progression reste dans ce
            navigateur.
          </p>
          {isError && <Alert tone="error">{explain(error)}</Alert>}
          <div className="flex flex-wrap justify-end gap-3">
            <Button disabled={isPending} onClick={onDecline} variant="quiet">
              Pas maintenant
            </Button>
            {whole && <ToKnight disabled={isPending} onPress={() => setNaming(true)} />}
            {!isEmpty(offered) && (
              <Button
                busy={isPending}
                onClick={() => mutation.mutate({ traveller, offered, whole })}
                variant="gold"
              >
                {isError
                  ? 'Réessayer'
                  : whole
                    ? `Ajouter au voyage ${elided('de', isolated(nameOf(session)))}`
                    : 'Importer ma progression'}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}

/** Not offered by an account that is known to have its six knights (rule 28.1). */
function ToKnight({ disabled, onPress }: { disabled: boolean; onPress: () => void }) {
  const { account } = useSession();
  const { data } = useQuery({ ...knightsQuery(account?.id ?? ''), enabled: account !== null });
  if (data && data.length >= MAX_KNIGHTS)
    return <p className="w-full text-base text-ui-muted">Ce compte a déjà ses six chevaliers.</p>;
  return (
    <Button disabled={disabled} onClick={onPress} variant="quiet">
      En faire un chevalier du compte
    </Button>
  );
}

const Items = ({ offered }: { offered: Offer }) => (
  <ul aria-label="Ce qui peut rejoindre ton compte" className="flex flex-wrap gap-2">
    {offered.days.map(({ day, completion }) => (
      <Item key={day}>
        Jour {day}
        <span className="font-normal text-ui-muted">{counted(completion.score, 'point')}</span>
      </Item>
    ))}
    {offered.bonusDays.map((day) => (
      <Item key={`bonus-${day}`}>Défi du jour {day}</Item>
    ))}
    {offered.finalSentence && <Item>La phrase de l'étoile</Item>}
  </ul>
);

const Item = ({ children }: { children: ReactNode }) => (
  <li className="flex items-center gap-1.5 rounded-full border border-ui-line bg-ui-veil px-3 py-1 text-base font-bold">
    <StarIcon className="size-4 text-ui-foil" />
    {children}
  </li>
);
