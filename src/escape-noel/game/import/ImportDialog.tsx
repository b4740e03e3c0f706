import { useState, type ReactNode } from 'react';
import { counted } from '@/lib/french';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { StarIcon } from '@/ui/icons';
import { explain } from '../forms/failures';
import { WithheldName } from '../session/WithheldName';
import { ImportReport } from './ImportReport';
import { isBrought } from './importResult';
import { offerText } from './importTexts';
import { useImport, type Import } from './useImport';

/** At sign-in, offers to add to the account what was played without one (rule 5.5). */
export function ImportDialog() {
  const offer = useImport();
  const { isIdle, isPending, data: result } = offer.mutation;
  // Entries that an import has left are not offered a second time in the same visit.
  const [isOver, setOver] = useState(false);
  const open = (!isOver && !offer.isEmpty && !offer.isDeclined) || !isIdle;
  function onClose() {
    if (!result) return offer.decline();
    setOver(true);
    offer.mutation.reset();
  }
  return (
    <Dialog
      dismissible={!isPending}
      onClose={onClose}
      open={open}
      title={result && isBrought(result) ? 'Ta quête est réunie' : 'De voyageur à chevalier'}
    >
      {(close) =>
        result ? (
          <>
            <ImportReport result={result} />
            <WithheldName close={close} />
            <Button className="justify-self-end" onClick={() => close()} variant="gold">
              Continuer
            </Button>
          </>
        ) : (
          <ImportOffer offer={offer} onDecline={() => close()} />
        )
      }
    </Dialog>
  );
}

function ImportOffer({ offer, onDecline }: { offer: Import; onDecline: () => void }) {
  const { offered, mutation } = offer;
  const { isPending, isError, error } = mutation;
  const { days, bonusDays, finalSentence } = offered;
  return (
    <>
      <p>{offerText(offered)}</p>
      <ul aria-label="Ce qui peut rejoindre ton compte" className="flex flex-wrap gap-2">
        {days.map(({ day, completion }) => (
          <Item key={day}>
            Jour {day}
            <span className="font-normal text-ui-muted">{counted(completion.score, 'point')}</span>
          </Item>
        ))}
        {bonusDays.map((day) => (
          <Item key={`bonus-${day}`}>Défi du jour {day}</Item>
        ))}
        {finalSentence && <Item>La phrase de l'étoile</Item>}
      </ul>
      <p className="text-base text-ui-muted">
        Rien de ce qui est déjà sur ton compte ne change. Si tu refuses, cette progression reste dans ce
        navigateur.
      </p>
      {isError && <Alert tone="error">{explain(error)}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={isPending} onClick={onDecline} variant="quiet">
          Pas maintenant
        </Button>
        <Button busy={isPending} onClick={offer.run} variant="gold">
          {isError ? 'Réessayer' : 'Importer ma progression'}
        </Button>
      </div>
    </>
  );
}

const Item = ({ children }: { children: ReactNode }) => (
  <li className="flex items-center gap-1.5 rounded-full border border-ui-line bg-ui-veil px-3 py-1 text-base font-bold">
    <StarIcon className="size-4 text-ui-foil" />
    {children}
  </li>
);
