import LitStar from '@art/escape-noel/lit-star.svg?react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { startConfetti } from '@/effects/confetti';
import { counted } from '@/lib/french';
import { useIsCurrentRoute } from '@/lib/page';
import { useTimeout } from '@/lib/useTimeout';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import type { Success } from '../../shared/player/player';
import { FoundFragment, REVELATION_ID } from './RevelationBlock';
import { useNextStop } from './useNextStop';

/** « Success dialog 3 s », « final redirect 3000 ms », « confetti 200 pieces on the riddle page » (rule 11.2). */
const SUCCESS_MS = 3_000;
const REDIRECT_MS = 3_000;
const CONFETTI_PIECES = 200;

/** Brings the focus to the revelation, and the revelation under the header: there is much to read below its title. */
function showRevelation(): void {
  const title = document.getElementById(REVELATION_ID);
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'start' });
}

/**
 * Announced for three seconds, celebrated until the player moves, then on the way to the next day; halted when the check before
 * the final page does not let through.
 */
type Step = 'announced' | 'celebrated' | 'leaving' | 'halted' | 'over';

/**
 * What a success shows (rule 11.2). Two wishes would undo each other: after 3 s the next day, and
 * congratulations that « persist until the user clicks 'Continuer l'aventure' ». So the congratulations stay for as long as
 * the player likes; the button goes on at once; closing them any other way (Escape, the cross, the backdrop) starts the redirect's
 * 3 s, which « Rester ici » calls off, so that the revelation can be read.
 */
export function SuccessSequence({ day, success }: { day: number; success: Success }) {
  const [step, setStep] = useState<Step>('announced');
  const nextStop = useNextStop(day, success.completedCount);
  const navigate = useNavigate();
  const isHere = useIsCurrentRoute();
  /** The move to the next page that is under way: there is one at a time, and « Rester ici » calls it off. */
  const pendingLeave = useRef<symbol>(undefined);
  const { revealed, revelation } = success;

  function stay() {
    pendingLeave.current = undefined;
    setStep('over');
  }

  useEffect(() => {
    if (step !== 'celebrated' || revealed) return undefined;
    return startConfetti({ pieces: CONFETTI_PIECES, durationMs: Infinity });
  }, [step, revealed]);

  async function leave(): Promise<void> {
    if (pendingLeave.current || !isHere()) return;
    const mine = Symbol('leave');
    pendingLeave.current = mine;
    const address = await nextStop.find();
    if (pendingLeave.current !== mine) return;
    pendingLeave.current = undefined;
    if (!isHere()) return;
    if (address !== null) void navigate(address);
    else if (nextStop.exists) setStep('halted');
  }
  useEffect(
    () => () => {
      pendingLeave.current = undefined;
    },
    [],
  );

  useTimeout(() => void leave(), step === 'leaving' ? REDIRECT_MS : null);
  useEffect(() => {
    if (step === 'leaving' || step === 'over') showRevelation();
  }, [step]);

  return (
    <>
      <Dialog
        autoCloseMs={SUCCESS_MS}
        className="text-center"
        onClose={() => setStep('celebrated')}
        open={step === 'announced'}
        title="Lumière retrouvée !"
      >
        <LitStar className="riddle-lit-star mx-auto size-36" />
        <p className="font-display text-3xl text-ui-accent-text">
          +{counted(success.points, 'point gagné', 'points gagnés')}
        </p>
      </Dialog>
      <Dialog
        className="text-center"
        onClose={() => setStep('leaving')}
        open={step === 'celebrated'}
        title={revealed ? 'La réponse est révélée' : 'Félicitations !'}
      >
        {(close) => (
          <>
            <p className="text-xl">
              {revealed
                ? `C'était : «\u00A0${revelation.answer}\u00A0».`
                : 'Vous avez trouvé la bonne réponse !'}
            </p>
            <FoundFragment fragment={revelation.fragment} />
            <div className="grid gap-3">
              <Button onClick={() => close(() => void leave())} size="lg" variant="gold">
                Continuer l'aventure
              </Button>
              <Button onClick={() => close(stay)} size="lg" variant="quiet">
                Lire la révélation
              </Button>
            </div>
          </>
        )}
      </Dialog>
      {step === 'leaving' && nextStop.exists && (
        <Notice text="L'aventure continue dans un instant…">
          <Button onClick={stay} variant="quiet">
            Rester ici
          </Button>
        </Notice>
      )}
      {step === 'halted' && (
        <Notice text="Tes 24 énigmes n'ont pas pu être comptées au royaume. Rien n'est perdu.">
          <Button onClick={() => void leave()}>Réessayer</Button>
          <Button onClick={stay} variant="quiet">
            Rester ici
          </Button>
        </Notice>
      )}
    </>
  );
}

/** What is said at the window's edge while the revelation is read. */
function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div
      className="fixed inset-x-3 bottom-3 z-30 mx-auto flex max-w-md flex-wrap items-center justify-between gap-3 rounded-lg border border-nuit-gold bg-nuit-dusk p-4 shadow-night sm:bottom-20 lg:bottom-5"
      role="status"
    >
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
