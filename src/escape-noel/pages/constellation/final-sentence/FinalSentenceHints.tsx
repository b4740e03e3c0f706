import { useState } from 'react';
import type { FinalSentence } from '@/api/finalSentence';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { RetryAlert } from '@/ui/RetryAlert';
import { explain, type PageFailures } from '../../../game/forms/failures';
import type { useFinalSentence } from './useFinalSentence';

type Asking = Pick<ReturnType<typeof useFinalSentence>, 'hint' | 'reveal'>;

/** The free hints of the final sentence; after the last one the sentence itself can be revealed (rule 14.3). */
export function FinalSentenceHints({
  finalSentence: { hints, hintCount },
  hint,
  reveal,
  failures,
}: Asking & { finalSentence: FinalSentence; failures: PageFailures }) {
  const [asking, setAsking] = useState(false);
  const failed = hint.isError ? hint : reveal.isError ? reveal : null;
  const left = hintCount - hints.length;
  return (
    <div className="grid w-full max-w-xl justify-items-center gap-4 border-t border-ui-line pt-5">
      <ol aria-label="Indices" aria-live="polite" className="grid w-full gap-3 text-left">
        {hints.map((text) => (
          <li className="rounded-md border border-nuit-gold-deep bg-nuit-night px-4 py-3" key={text}>
            {text}
          </li>
        ))}
      </ol>
      {failed && (
        <RetryAlert
          busy={failed.isPending}
          onRetry={() => failed.mutate()}
          text={explain(failed.error, failures)}
        />
      )}
      {left > 0 ? (
        <Button busy={hint.isPending} onClick={() => hint.mutate()} variant="quiet">
          {hints.length === 0 ? 'Un indice' : 'Encore un indice'} (
          {left === 1 ? 'le dernier' : `il en reste ${left}`})
        </Button>
      ) : (
        <Button busy={reveal.isPending} onClick={() => setAsking(true)} variant="quiet">
          Révéler la phrase
        </Button>
      )}
      <ConfirmDialog
        confirmLabel="Oui, révéler la phrase"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          reveal.mutate();
        }}
        open={asking}
        title={'Révéler la phrase\u00A0?'}
      >
        <p className="text-lg">
          L'étoile te la soufflera, et la lettre s'ouvrira quand même. Mais il n'y aura plus rien à chercher.
        </p>
      </ConfirmDialog>
    </div>
  );
}
