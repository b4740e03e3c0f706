import { counted } from '@/lib/french';
import { Button } from '@/ui/Button';
import type { Help } from './helpAfter';
import { costOf } from './hintCost';

/** Wrong answers to a day before the answer is offered (rule 3.20). */
const ANSWER_AFTER = 6;

/** The next hint with its price, then the answer. Hints come first: until all of them are revealed, they are shown in its place. */
export function HelpOffer(props: Help & { close: () => void }) {
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
