import candle from '@art/escape-noel/blown-candle.svg?no-inline';
import hourglass from '@art/escape-noel/hourglass.svg?no-inline';
import { useState, type ReactNode } from 'react';
import { counted } from '@/lib/french';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { PassingDialog } from '@/ui/PassingDialog';
import { WRONG_ANSWER } from './AnswerForm';
import type { Answering } from './useAnswering';

/** « Wrong-answer dialog 2 s » (rule 3.6); the message of a near miss takes longer to read. */
const WRONG_MS = 2_000;
const NEAR_MISS_MS = 5_000;

interface AnswerDialogsProps extends Pick<Answering, 'verdict' | 'wait'> {
  /** Help that a wrong answer's dialog offers (rule 3.20): it then stays until the player closes it. Null for none. */
  help: ((close: () => void) => ReactNode) | null;
}

/** A wrong answer (rule 3.6), a near miss (rule 12.6) or the pause after too many; the page keeps saying the same. */
export function AnswerDialogs({ verdict, wait, help }: AnswerDialogsProps) {
  // Closing the dialog of one answer must not close the next one's.
  const [closed, setClosed] = useState<Answering['verdict']>();
  const close = () => setClosed(verdict);
  const isNew = closed !== verdict;
  const nearMiss = verdict?.status === 'wrong' ? verdict.message : undefined;
  const ownMs = nearMiss === undefined ? WRONG_MS : NEAR_MISS_MS;
  return (
    <>
      <PassingDialog
        autoCloseMs={help ? null : ownMs}
        className="text-center"
        onClose={close}
        open={isNew && verdict?.status === 'wrong'}
        title={nearMiss === undefined ? 'Ténèbres persistantes' : 'Tu brûles\u00A0!'}
      >
        {nearMiss === undefined && (
          <img alt="" className="mx-auto size-28" height={112} src={candle} width={112} />
        )}
        <p className="text-xl">{nearMiss ?? WRONG_ANSWER}</p>
        {help?.(close)}
      </PassingDialog>
      <Dialog
        className="text-center"
        onClose={close}
        open={isNew && verdict?.status === 'locked' && wait > 0}
        title="Reprends ton souffle"
      >
        {(closeDialog) => (
          <>
            {/* Rarely seen: a file of its own weighs nothing in the page's scripts. */}
            <img alt="" className="mx-auto size-28" height={112} src={hourglass} width={112} />
            <p className="text-xl">
              Cette réponse n'a pas encore été écoutée. Tu pourras la redonner dans{' '}
              <strong className="text-ui-accent-text" role="timer">
                {counted(wait, 'seconde')}
              </strong>
              .
            </p>
            <Button className="justify-self-center" onClick={() => closeDialog()} variant="gold">
              J'attends
            </Button>
          </>
        )}
      </Dialog>
    </>
  );
}
