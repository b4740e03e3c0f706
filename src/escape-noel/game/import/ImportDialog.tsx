import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { WithheldName } from '../session/WithheldName';
import type { TravellerId } from '../storage/travellers';
import { ImportOffer } from './ImportOffer';
import { ImportReport } from './ImportReport';
import { isBrought } from './importResult';
import { useImport, type Sending } from './useImport';

/** At sign-in, offers to add to the account what was played without one (rule 5.5): of one traveller after another (rule 28.17). */
export function ImportDialog() {
  const { offers, mutation, decline } = useImport();
  const { isIdle, isPending, data: result } = mutation;
  // Entries that an import has left are not offered a second time in the same visit.
  const [over, setOver] = useState<readonly TravellerId[]>([]);
  const waiting = offers.filter(({ traveller, isDeclined }) => !isDeclined && !over.includes(traveller.id));
  // During an import the browser already removes what is being imported.
  const current: Sending | undefined = isIdle ? waiting[0] : mutation.variables;
  const isLast = waiting.every(({ traveller }) => traveller.id === current?.traveller.id);
  function onClose() {
    if (!current) return;
    if (result) setOver([...over, current.traveller.id]);
    else decline(current);
    mutation.reset();
  }
  return (
    <Dialog
      dismissible={!isPending && isLast}
      onClose={onClose}
      open={current !== undefined}
      title={result && isBrought(result) ? 'Ta quête est réunie' : 'De voyageur à chevalier'}
    >
      {(close) => {
        if (!current) return null;
        // The next offer takes the place of this one in the dialog that is open.
        const goOn = () => (isLast ? close() : onClose());
        return (
          <Step key={`${current.traveller.id} ${result !== undefined}`}>
            {result ? (
              <>
                <ImportReport knight={current.knight?.name} result={result} />
                {!current.knight && <WithheldName close={close} />}
                <Button className="justify-self-end" onClick={goOn} variant="gold">
                  Continuer
                </Button>
              </>
            ) : (
              <ImportOffer mutation={mutation} offer={current} onDecline={goOn} />
            )}
          </Step>
        );
      }}
    </Dialog>
  );
}

/** Has the focus first, so that it is read: what was pressed before is gone. */
function Step({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid gap-4 outline-none" ref={element} tabIndex={-1}>
      {children}
    </div>
  );
}
