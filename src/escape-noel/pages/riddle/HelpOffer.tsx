import type { ReactNode } from 'react';
import { counted } from '@/lib/french';
import { Button } from '@/ui/Button';
import { costOf } from './hintCost';
import type { Hints } from './useHints';

/** Wrong answers to a day before a hint is offered, and before the answer is (rule 3.20). */
const HINT_AFTER = 3;
const ANSWER_AFTER = 6;

interface Help {
  /** The player's different wrong answers to the day. */
  triedCount: number;
  hints: Hints;
  /** Every hint is revealed: the answer may be asked for (rule 4.3). */
  canReveal: boolean;
  askHint: () => void;
  askReveal: () => void;
  /** A rehearsal costs nothing. */
  isFree?: boolean;
}

/** The help that the dialog of a wrong answer offers (rule 3.20); null before the third one. */
export const helpAfter = (help: Help): ((close: () => void) => ReactNode) | null =>
  help.triedCount >= HINT_AFTER && help.hints.total > 0
    ? (close) => <HelpOffer {...help} close={close} />
    : null;

/** The next hint with its price, then the answer. Hints come first: until all of them are revealed, they are shown in its place. */
function HelpOffer(props: Help & { close: () => void }) {
  const { triedCount, hints, canReveal, isFree = false, close } = props;
  const left = hints.total - hints.count;
  const askHint = () => {
    close();
    props.askHint();
  };
  const askReveal = () => {
    close();
    props.askReveal();
  };
  return (
    <div className="grid justify-items-center gap-3 border-t border-ui-line pt-4">
      {hints.ready && left > 0 && (
        <>
          <Button onClick={askHint} variant="gold">
            Un indice&nbsp;?
          </Button>
          {!isFree && <p>{costOf(hints.count)}</p>}
        </>
      )}
      {triedCount >= ANSWER_AFTER && (
        <>
          <Button onClick={canReveal ? askReveal : askHint} variant="quiet">
            Voir la réponse
          </Button>
          {!canReveal && <p>Elle se dévoile après les indices&nbsp;: encore {counted(left, 'indice')}.</p>}
        </>
      )}
    </div>
  );
}
