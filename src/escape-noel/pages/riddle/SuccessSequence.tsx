import LitStar from '@art/escape-noel/lit-star.svg?react';
import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { startConfetti } from '@/effects/confetti';
import { entersFrom } from '@/lib/entersFrom';
import { counted } from '@/lib/french';
import { useIsCurrentRoute } from '@/lib/page';
import { SCENE, TOUCH } from '@/lib/transitions';
import { useTimeout } from '@/lib/useTimeout';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import type { Success } from '../../game/player/player';
import { FoundFragment, REVELATION_ID } from './RevelationBlock';
import { NextDoor } from '../../game/season/NextDoor';
import { useNextDestination } from './useNextDestination';

/** « Success dialog 3 s », « final redirect 3000 ms », « confetti 200 pieces on the riddle page » (rule 11.2). */
const SUCCESS_MS = 3_000;
const REDIRECT_MS = 3_000;
const CONFETTI_PIECES = 200;

function showRevelation(): void {
  const title = document.getElementById(REVELATION_ID);
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'start' });
}

/** `halted`: the check before the final page failed, or found riddles left. */
type Step = 'announced' | 'celebrated' | 'leaving' | 'halted' | 'over';

/**
 * What a success shows (rule 11.2): announced for 3 s, celebrated, then on to the next day. The specification asks both for
 * a redirect after 3 s and for congratulations that stay until « Continuer l'aventure »: that button leaves at once, and
 * closing them any other way starts the 3 s, which « Rester ici » cancels.
 */
export function SuccessSequence({ day, success }: { day: number; success: Success }) {
  const [step, setStep] = useState<Step>('announced');
  const destination = useNextDestination(day, success.completedCount);
  /** Where no day is open, only « Continuer l'aventure » leaves. */
  const movesOn = destination.exists && !destination.door;
  const navigate = useNavigate();
  const isHere = useIsCurrentRoute();
  /** The one navigation under way; « Rester ici » cancels it. */
  const pendingLeave = useRef<symbol>(undefined);
  /** « Lire la révélation » closes the congratulations without starting the redirect. */
  const isReading = useRef(false);
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
    const address = await destination.find();
    if (pendingLeave.current !== mine) return;
    pendingLeave.current = undefined;
    if (!isHere()) return;
    if (address !== null) void navigate(address);
    else if (destination.exists) setStep('halted');
  }
  useEffect(
    () => () => {
      pendingLeave.current = undefined;
    },
    [],
  );

  useTimeout(() => void leave(), step === 'leaving' && movesOn ? REDIRECT_MS : null);
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
        <m.div
          animate={{ opacity: 1, scale: 1, rotate: 0 }}
          className="mx-auto"
          initial={entersFrom({ opacity: 0, scale: 0.3, rotate: -45 })}
          transition={SCENE}
        >
          <LitStar className="size-36" />
        </m.div>
        <p className="font-display text-3xl text-ui-accent-text">
          +{counted(success.points, 'point gagné', 'points gagnés')}
        </p>
      </Dialog>
      <Dialog
        className="text-center"
        onClose={() => setStep(isReading.current ? 'over' : 'leaving')}
        open={step === 'celebrated'}
        title={revealed ? 'La réponse est révélée' : 'Félicitations !'}
      >
        {(close) => (
          <>
            <p className="text-xl">
              {revealed ? (
                <>
                  C'était&nbsp;: «&nbsp;
                  <span lang="fr" translate="no">
                    {revelation.answer}
                  </span>
                  &nbsp;».
                </>
              ) : (
                'Vous avez trouvé la bonne réponse !'
              )}
            </p>
            <FoundFragment fragment={revelation.fragment} />
            {destination.door && <NextDoor door={destination.door} />}
            <div className="grid gap-3">
              <Button onClick={() => close(() => void leave())} size="lg" variant="gold">
                Continuer l'aventure
              </Button>
              <Button
                onClick={() => {
                  isReading.current = true;
                  close();
                }}
                size="lg"
                variant="quiet"
              >
                Lire la révélation
              </Button>
            </div>
          </>
        )}
      </Dialog>
      <AnimatePresence>
        {step === 'leaving' && movesOn && (
          <Notice key="leaving" onStay={stay} text="L'aventure continue dans un instant…" />
        )}
        {step === 'halted' && (
          <Notice
            key="halted"
            onStay={stay}
            text="Tes 24 énigmes n'ont pas pu être comptées au royaume. Rien n'est perdu."
          >
            <Button onClick={() => void leave()}>Réessayer</Button>
          </Notice>
        )}
      </AnimatePresence>
    </>
  );
}

function Notice({ text, onStay, children }: { text: string; onStay: () => void; children?: ReactNode }) {
  const hidden = { opacity: 0, y: 24 };
  return (
    <m.div
      animate={{ opacity: 1, y: 0 }}
      className="fixed inset-x-3 bottom-3 z-30 mx-auto flex max-w-md flex-wrap items-center justify-between gap-3 rounded-lg border border-nuit-gold bg-nuit-dusk p-4 shadow-night sm:bottom-20 lg:bottom-5"
      exit={hidden}
      initial={entersFrom(hidden)}
      role="status"
      transition={TOUCH}
    >
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        {children}
        <Button onClick={onStay} variant="quiet">
          Rester ici
        </Button>
      </div>
    </m.div>
  );
}
