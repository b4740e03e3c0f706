import HintLetter from '@art/escape-noel/hint-letter.svg?react';
import { useMutation } from '@tanstack/react-query';
import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import { startTransition, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Hint } from '@/api/riddles';
import { entersFrom } from '@/lib/entersFrom';
import type { SoundName } from '@/effects/soundSwitch';
import { useSeemsOffline } from '@/lib/useSeemsOffline';
import { SCENE, TOUCH } from '@/lib/transitions';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { RetryAlert } from '@/ui/RetryAlert';
import { SpinnerMark } from '@/ui/Spinner';
import { explain } from './failures';
import { costOf } from './hintCost';
import { RiddleMedia } from './media/RiddleMedia';
import type { Hints } from './useHints';

interface HintsPanelProps {
  hints: Hints;
  /** The riddle is completed: nothing more can be revealed. */
  done: boolean;
  playSound: (name: SoundName) => void;
  onPlayingChange: (playing: boolean) => void;
  children: ReactNode;
}

/** The hints (rule 4.1): collapsed until one is revealed; revealed in order, after a dialog that says what it costs. */
export function HintsPanel({ hints, done, playSound, onPlayingChange, children }: HintsPanelProps) {
  const panelId = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = hints.isAsking || (chosen ?? hints.count > 0);
  const notice = hints.isTooLate && <TooLateNotice />;
  if (hints.total === 0 || (done && hints.count === 0)) return notice;

  return (
    <section
      aria-labelledby={`${panelId}-title`}
      className={classes(
        'riddle-hints grid gap-4 rounded-lg border border-nuit-line bg-nuit-dusk p-5 sm:p-7',
        !open && 'print:hidden',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl text-nuit-gold" id={`${panelId}-title`}>
          Les indices
        </h2>
        <Button
          aria-controls={panelId}
          aria-expanded={open}
          // The button is painted pressed before the hints unfold.
          onClick={() => startTransition(() => setChosen(!open))}
          variant="quiet"
        >
          {open ? 'Masquer les indices' : 'Révéler les indices'}
        </Button>
      </div>
      {notice}
      <AnimatePresence>
        {open && (
          <m.div
            animate={{ height: 'auto', opacity: 1, transitionEnd: { overflow: 'visible' } }}
            className="grid gap-4"
            exit={FOLDED}
            id={panelId}
            initial={chosen !== null && entersFrom(FOLDED)}
            transition={TOUCH}
          >
            <HintList done={done} hints={hints} onPlayingChange={onPlayingChange} playSound={playSound} />
            {children}
          </m.div>
        )}
      </AnimatePresence>
    </section>
  );
}

/** Shown in place of the hint when the day has been solved in another tab or on another device (rule 4.6). */
export function TooLateNotice() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className="outline-none" ref={notice} tabIndex={-1}>
      <Alert title="Tu as déjà résolu cette énigme" tone="info">
        <p>
          C'était dans un autre onglet ou sur un autre appareil. L'indice est resté scellé, et ne t'a rien
          coûté.
        </p>
      </Alert>
    </div>
  );
}

const FOLDED = { height: 0, opacity: 0, overflow: 'hidden' };

/** The revealed hints, and the sealed ones, of which the next can be revealed (rule 4.1). */
export function HintList({ hints, done, playSound, onPlayingChange }: Omit<HintsPanelProps, 'children'>) {
  const [justRevealed, setJustRevealed] = useState<number | null>(null);
  const seemsOffline = useSeemsOffline();
  const next = hints.count + 1;
  const sealed =
    done || !hints.ready ? [] : Array.from({ length: hints.total - hints.count }, (_, index) => next + index);

  function showRevealed(rank: number | null) {
    hints.setAsking(false);
    if (rank === null) return;
    playSound('indice');
    setJustRevealed(rank);
  }
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
          <RevealedHint
            hint={hint}
            isNew={hint.rank === justRevealed}
            key={hint.id}
            onPlayingChange={onPlayingChange}
          />
        ))}
        {!hints.ready && !hints.failure && (
          <li className="flex items-center gap-3">
            <SpinnerMark /> Les indices reviennent…
          </li>
        )}
        {sealed.map((rank) => (
          <li
            className="flex min-h-16 items-center gap-3 rounded-md border border-dashed border-[#6a66ac] bg-nuit-night px-4 py-2"
            key={rank}
          >
            <HintLetter className="h-12 w-16 shrink-0" />
            {rank === next ? (
              <Button className="ml-auto" onClick={() => hints.setAsking(true)} variant="gold">
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
      {seemsOffline && sealed.length > 0 && (
        <p className="text-nuit-mist">
          Tu sembles être sans réseau&nbsp;: il en faut pour révéler un indice.
        </p>
      )}
      {hints.isAsking && !done && (
        <RevealDialog hints={hints} onCancel={() => hints.setAsking(false)} onRevealed={showRevealed} />
      )}
    </>
  );
}

interface RevealDialogProps {
  hints: Hints;
  onCancel: () => void;
  onRevealed: (rank: number | null) => void;
}

/** Asks before the next hint is revealed. It has its own mutation, so that a tap re-renders the dialog alone. */
function RevealDialog({ hints, onCancel, onRevealed }: RevealDialogProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: hints.revealNext,
    onSuccess: onRevealed,
    meta: { failure: "Enregistrement de l'indice" },
  });
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

interface RevealedHintProps {
  hint: Hint;
  isNew: boolean;
  onPlayingChange: (playing: boolean) => void;
}

function RevealedHint({ hint, isNew, onPlayingChange }: RevealedHintProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <m.li
      animate={{ opacity: 1, scaleY: 1 }}
      className="riddle-hint grid origin-top gap-3 rounded-md px-5 py-4"
      initial={isNew && entersFrom({ opacity: 0, scaleY: 0.6 })}
      transition={SCENE}
    >
      <h3
        className="text-lg text-aube-plum outline-none"
        data-narration={`hint-${hint.rank}-title`}
        ref={heading}
        tabIndex={-1}
      >
        Indice {hint.rank}
      </h3>
      <p className="whitespace-pre-line text-lg" data-narration={`hint-${hint.rank}`}>
        {hint.text}
      </p>
      <RiddleMedia media={hint.media} onPlayingChange={onPlayingChange} />
    </m.li>
  );
}
