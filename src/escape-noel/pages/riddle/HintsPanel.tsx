import HintLetter from '@art/escape-noel/hint-letter.svg?react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState, type ReactNode } from 'react';
import type { Hint } from '@/api/riddles';
import type { SoundName } from '@/effects/soundSwitch';
import { counted } from '@/lib/french';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { RetryAlert } from '@/ui/RetryAlert';
import { SpinnerMark } from '@/ui/Spinner';
import { scoreForHints } from '../../shared/rules/score';
import { explain } from './failures';
import { RiddleMedia } from './media/RiddleMedia';
import type { Hints } from './useHints';

interface HintsPanelProps {
  hints: Hints;
  /** The riddle is completed: nothing more to reveal. */
  done: boolean;
  playSound: (name: SoundName) => void;
  onHush: (hushed: boolean) => void;
  /** What stands after the last hint. */
  children: ReactNode;
}

/**
 * The hints (rule 4.1): collapsed at first, open by themselves once one has been revealed, and revealed one by one, in order,
 * after a dialog that says what it will cost.
 */
export function HintsPanel({ hints, done, playSound, onHush, children }: HintsPanelProps) {
  const panelId = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? hints.count > 0;
  if (hints.total === 0 || (done && hints.count === 0)) return null;

  return (
    <section
      aria-labelledby={`${panelId}-title`}
      className="riddle-hints grid gap-4 rounded-lg border border-nuit-line bg-nuit-dusk p-5 sm:p-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl text-nuit-gold" id={`${panelId}-title`}>
          Les indices
        </h2>
        <Button aria-controls={panelId} aria-expanded={open} onClick={() => setChosen(!open)} variant="quiet">
          {open ? 'Masquer les indices' : 'Révéler les indices'}
        </Button>
      </div>
      <div className="grid gap-4" hidden={!open} id={panelId}>
        <HintList done={done} hints={hints} onHush={onHush} playSound={playSound} />
        {children}
      </div>
    </section>
  );
}

function HintList({ hints, done, playSound, onHush }: Omit<HintsPanelProps, 'children'>) {
  const [confirming, setConfirming] = useState(false);
  const [justRevealed, setJustRevealed] = useState<number | null>(null);
  const next = hints.count + 1;
  const sealed =
    done || !hints.ready ? [] : Array.from({ length: hints.total - hints.count }, (_, index) => next + index);

  function showRevealed() {
    playSound('indice');
    setConfirming(false);
    setJustRevealed(next);
  }
  // The button that asked is gone, and with it the place of whoever uses the keyboard.
  useEffect(() => {
    if (justRevealed !== null) document.getElementById(hintId(justRevealed))?.focus();
  }, [justRevealed]);
  return (
    <>
      {hints.failure && (
        <RetryAlert
          busy={hints.isAwaited}
          onRetry={hints.retry}
          text={`Tes indices n'ont pas pu être relus. ${explain(hints.failure)}`}
        />
      )}
      <ol aria-live="polite" className="grid gap-4">
        {hints.revealed.map((hint) => (
          <RevealedHint hint={hint} key={hint.id} onHush={onHush} />
        ))}
        {!hints.ready && !hints.failure && (
          <li className="flex items-center gap-3">
            <SpinnerMark /> Les indices reviennent…
          </li>
        )}
        {sealed.map((rank) => (
          <li
            className="riddle-sealed flex min-h-16 items-center gap-3 rounded-md bg-nuit-night px-4 py-2"
            key={rank}
          >
            <HintLetter className="h-12 w-16 shrink-0" />
            {rank === next ? (
              <Button className="ml-auto" onClick={() => setConfirming(true)} variant="gold">
                <span>
                  Révéler <span className="whitespace-nowrap">l'indice {rank}</span>
                </span>
              </Button>
            ) : (
              <span className="ml-auto text-nuit-mist">Indice {rank}, encore scellé</span>
            )}
          </li>
        ))}
      </ol>
      {confirming && (
        <RevealDialog hints={hints} onCancel={() => setConfirming(false)} onRevealed={showRevealed} />
      )}
    </>
  );
}

/** Asks before the next hint is revealed. Only the dialog is drawn again while the hint is on its way: the answer to a tap waits for no more. */
function RevealDialog({
  hints,
  onCancel,
  onRevealed,
}: {
  hints: Hints;
  onCancel: () => void;
  onRevealed: () => void;
}) {
  const { mutate, isPending, error } = useMutation({ mutationFn: hints.revealNext, onSuccess: onRevealed });
  return (
    <ConfirmDialog
      busy={isPending}
      confirmLabel={error === null ? "Révéler l'indice" : 'Réessayer'}
      onCancel={onCancel}
      onConfirm={() => mutate()}
      open
      title={`Révéler l'indice ${hints.count + 1}\u00A0?`}
    >
      <p className="text-lg">{costOf(hints.count)}</p>
      {error !== null && (
        <Alert className="mt-3" tone="error">
          <p>L'indice n'a pas été révélé. {explain(error)}</p>
        </Alert>
      )}
    </ConfirmDialog>
  );
}

/** What the next hint leaves to win (rule 5.1). */
function costOf(hintsUsed: number): string {
  const now = scoreForHints(hintsUsed);
  const then = scoreForHints(hintsUsed + 1);
  return now === then
    ? `Après cet indice, la bonne réponse te rapportera toujours ${counted(then, 'point')}.`
    : `Après cet indice, la bonne réponse te rapportera ${counted(then, 'point')} au lieu de ${now}.`;
}

const hintId = (rank: number) => `indice-${rank}`;

function RevealedHint({ hint, onHush }: { hint: Hint; onHush: (hushed: boolean) => void }) {
  return (
    <li className="riddle-hint grid gap-3 rounded-md px-5 py-4">
      <h3 className="text-lg text-aube-plum outline-none" id={hintId(hint.rank)} tabIndex={-1}>
        Indice {hint.rank}
      </h3>
      <p className="whitespace-pre-line text-lg">{hint.text}</p>
      <RiddleMedia media={hint.media} onPlayingChange={onHush} />
    </li>
  );
}
