import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { forgetWaiting, waitingAnswers } from '../../game/storage/waitingAnswers';
import type { Answering } from './useAnswering';

interface WaitingNoticeProps {
  answering: Answering;
  /** Used if the form's own message has no room. */
  isAlone?: boolean;
}

/** The answer of a day that waits for the network (rule 22.5), or its verdict. */
export function WaitingNotice({ answering, isAlone = false }: WaitingNoticeProps) {
  const { waiting, sending, isUnsent, sendWaiting } = answering;
  if (!waiting || sending) return null;
  const { text, replaced, verdict } = waiting;
  if (verdict !== null)
    return (
      <Alert className="waiting-notice" title="Ta réponse est partie" tone="info">
        <p>
          «&nbsp;{text}&nbsp;» attendait le réseau. {VERDICTS[verdict]}
        </p>
        <Button className="mt-2 justify-self-start" onClick={() => forgetWaiting(waiting)} variant="quiet">
          D'accord
        </Button>
      </Alert>
    );
  // The form has said so.
  const isSaid = isUnsent && !isAlone;
  return (
    <Alert className="waiting-notice" title={isSaid ? undefined : 'En attente'} tone="info">
      {!isSaid && <p>Ta réponse «&nbsp;{text}&nbsp;» n'est pas encore partie.</p>}
      {replaced !== null && <p>Elle remplace «&nbsp;{replaced}&nbsp;», qui ne partira pas.</p>}
      <p>
        {waitingAnswers.isStored()
          ? 'Elle partira toute seule dès que le réseau revient, une seule fois, même si tu fermes la page.'
          : 'Elle partira toute seule dès que le réseau revient. Laisse cette page ouverte\u00A0: ton navigateur ne peut pas la garder.'}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        {!isSaid && (
          <Button onClick={sendWaiting} variant="quiet">
            Réessayer
          </Button>
        )}
        <Button onClick={() => forgetWaiting(waiting)} variant="quiet">
          Ne pas l'envoyer
        </Button>
      </div>
    </Alert>
  );
}

const VERDICTS = {
  wrong: "Ce n'est pas encore la bonne\u00A0: cherche encore…",
  almost: "Presque\u00A0! Regarde bien comment cela s'écrit.",
  refused: "Elle n'a pas pu être écoutée\u00A0: redonne-la.",
} as const;
