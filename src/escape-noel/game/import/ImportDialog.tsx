import { useState } from 'react';
import { usePersisted } from '@/lib/storage';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { WithheldName } from '../session/WithheldName';
import { travellers, type TravellerId } from '../storage/travellers';
import { ImportOffer } from './ImportOffer';
import { ImportReport } from './ImportReport';
import { isBrought } from './importResult';
import { useImport, type Sending } from './useImport';

/** At sign-in, offers to add to the account what was played without one (rule 5.5): of one traveller after another (rule 28.15). */
export function ImportDialog() {
  const { offers, mutation, decline } = useImport();
  const { isIdle, isPending, data: result } = mutation;
  // Entries that an import has left are not offered a second time in the same visit.
  const [over, setOver] = useState<readonly TravellerId[]>([]);
  const areMany = usePersisted(travellers).length > 1;
  // During an import the browser already removes what is being imported.
  const current: Sending | undefined = isIdle
    ? offers.find(({ traveller, isDeclined }) => !isDeclined && !over.includes(traveller.id))
    : mutation.variables;
  function onClose() {
    if (!current) return;
    if (result) setOver([...over, current.traveller.id]);
    else decline(current);
    mutation.reset();
  }
  return (
    <Dialog
      dismissible={!isPending}
      onClose={onClose}
      open={current !== undefined}
      title={result && isBrought(result) ? 'Ta quête est réunie' : 'De voyageur à chevalier'}
    >
      {(close) =>
        current &&
        (result ? (
          <>
            <ImportReport knight={current.knight?.name} result={result} />
            {!current.knight && <WithheldName close={close} />}
            <Button className="justify-self-end" onClick={() => close()} variant="gold">
              Continuer
            </Button>
          </>
        ) : (
          <ImportOffer
            areMany={areMany || current.traveller.name !== ''}
            key={current.traveller.id}
            mutation={mutation}
            offer={current}
            onDecline={() => close()}
          />
        ))
      }
    </Dialog>
  );
}
