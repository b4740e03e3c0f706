import BlownCandle from '@art/escape-noel/blown-candle.svg?react';
import Hourglass from '@art/escape-noel/hourglass.svg?react';
import { counted } from '@/lib/french';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { WRONG_ANSWER } from './AnswerForm';

/** « Wrong-answer dialog 2 s » (rule 3.6); what a near miss is told takes longer to read. */
const WRONG_MS = 2_000;
const NEAR_MISS_MS = 5_000;

interface DialogState {
  open: boolean;
  onClose: () => void;
}

/**
 * « Ténèbres persistantes » (rule 3.6), or « Tu brûles ! » with what the edition says of a near miss (rule 12.6): closes by itself,
 * and the page keeps saying it.
 */
export function WrongDialog({ open, onClose, message }: DialogState & { message: string | undefined }) {
  const isNear = message !== undefined;
  return (
    <Dialog
      autoCloseMs={isNear ? NEAR_MISS_MS : WRONG_MS}
      className="text-center"
      onClose={onClose}
      open={open}
      title={isNear ? 'Tu brûles\u00A0!' : 'Ténèbres persistantes'}
    >
      {!isNear && <BlownCandle className="mx-auto size-28" />}
      <p className="text-xl">{message ?? WRONG_ANSWER}</p>
    </Dialog>
  );
}

/** Too many tries in a minute: not a failure, a pause. Closes by itself when the wait is over. */
export function LockedDialog({ open, onClose, wait }: DialogState & { wait: number }) {
  return (
    <Dialog className="text-center" onClose={onClose} open={open} title="Reprends ton souffle">
      {(close) => (
        <>
          <Hourglass className="mx-auto size-28" />
          <p className="text-xl">
            Cette réponse n'a pas encore été écoutée. Tu pourras la redonner dans{' '}
            <strong className="text-ui-accent-text" role="timer">
              {counted(wait, 'seconde')}
            </strong>
            .
          </p>
          <Button className="justify-self-center" onClick={() => close()} variant="gold">
            J'attends
          </Button>
        </>
      )}
    </Dialog>
  );
}
