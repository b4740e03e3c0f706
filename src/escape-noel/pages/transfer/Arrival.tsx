import { useEffect, useId, useRef } from 'react';
import { counted } from '@/lib/french';
import { usePersisted } from '@/lib/storage';
import { useCountdown } from '@/lib/useCountdown';
import { Alert } from '@/ui/Alert';
import { Button, ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ProgressBar } from '@/ui/ProgressBar';
import { RetryAlert } from '@/ui/RetryAlert';
import { useEditionPaths } from '../../game/edition/useEdition';
import { explain } from '../../game/forms/failures';
import { useVisitorStorage } from '../../game/player/useVisitorStorage';
import { useNextStop } from '../../game/season/calendar';
import type { TransferredJourney } from '../../game/transfer/journeyLink';
import { isMissing } from '../../game/transfer/receiveJourney';
import { countsOf, countsText, leftTexts, receivedText } from '../../game/transfer/transferTexts';
import { useLeaveAddress } from './fragment';
import { useReception } from './useReception';

/** Shows what a link brings, and receives it once the player has agreed: nothing that is here is replaced (rule 20.3). */
export function Arrival({ journey, edition }: { journey: TransferredJourney; edition: string | null }) {
  const reception = useReception(journey, edition);
  const { mutation } = reception;
  const heading = useRef<HTMLHeadingElement>(null);
  const { isSuccess } = mutation;
  useLeaveAddress(isSuccess);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isSuccess) heading.current?.focus();
  }, [isSuccess]);
  return (
    <Card as="section" className="grid gap-4 p-5 sm:p-8" foil>
      <h2 className="text-2xl outline-none" ref={heading} tabIndex={-1}>
        {isSuccess ? 'Ton voyage est ici' : 'Un voyage arrive'}
      </h2>
      {isSuccess ? <Report reception={reception} /> : <Offer journey={journey} reception={reception} />}
    </Card>
  );
}

interface ReceptionProps {
  reception: ReturnType<typeof useReception>;
}

function Offer({ journey, reception }: ReceptionProps & { journey: TransferredJourney }) {
  const { mutation, run } = reception;
  const { isPending, isError, error } = mutation;
  const here = useEditionPaths();
  const storage = useVisitorStorage();
  const storedDays = usePersisted(storage.progress).size;
  const contents = countsText(countsOf(journey));
  if (contents === null) return <p>Ce lien n'apporte aucun jour.</p>;
  const isUseful = reception.items.some((item) => isMissing(item, storage));
  if (!isUseful && !isPending && !isError)
    return (
      <>
        <p>Ce lien apporte {contents} : tout est déjà dans ce navigateur.</p>
        <Onward />
      </>
    );
  return (
    <>
      <p>
        Ce lien apporte <strong>{contents}</strong>. Chaque réponse va être jugée de nouveau, comme si tu la
        redonnais ici.
      </p>
      {storedDays > 0 && !isPending && !isError && (
        <p>
          {`Ce navigateur garde déjà ${counted(storedDays, 'jour')}\u00A0: rien n'y est remplacé. Ce qui manque s'ajoute, et les indices lus comptent des deux côtés.`}
        </p>
      )}
      {(isPending || isError) && <Progress reception={reception} />}
      {isError && (
        <RetryAlert
          onRetry={run}
          text={`${explain(error)} Ce qui est arrivé est gardé, le reste suivra.`}
          title="Le voyage s'est arrêté en chemin"
        />
      )}
      {!isError && (
        <div className="flex flex-wrap gap-3">
          <Button busy={isPending} onClick={run} variant="gold">
            {isPending ? 'Le voyage arrive…' : 'Reprendre ce voyage'}
          </Button>
          {!isPending && (
            <ButtonLink to={here.landing} variant="quiet">
              Pas maintenant
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}

function Progress({ reception: { items, received, pausedUntil } }: ReceptionProps) {
  const labelId = useId();
  const left = useCountdown(pausedUntil);
  return (
    <div className="grid gap-2">
      <p id={labelId}>{`${received.length} sur ${items.length}`}</p>
      <ProgressBar labelledBy={labelId} max={items.length} value={received.length} />
      {left > 0 && (
        <p>{`Beaucoup de réponses d'un coup\u00A0: la suite part dans ${counted(left, 'seconde')}.`}</p>
      )}
    </div>
  );
}

function Onward() {
  const stop = useNextStop();
  return (
    <ButtonLink className="justify-self-start" to={stop.address} variant="gold">
      Continuer l'aventure
    </ButtonLink>
  );
}

function Report({ reception: { received } }: ReceptionProps) {
  const isStored = useVisitorStorage().progress.isStored();
  const left = leftTexts(received);
  return (
    <>
      <Alert tone={left.length > 0 ? 'info' : 'success'}>
        <p>{receivedText(received)}</p>
      </Alert>
      {left.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {!isStored && (
        <Alert tone="error">
          <p>Ce navigateur refuse de garder ton voyage : il durera le temps de cette page.</p>
        </Alert>
      )}
      <Onward />
    </>
  );
}
