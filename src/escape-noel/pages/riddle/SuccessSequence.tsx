import LitStar from '@art/escape-noel/lit-star.svg?react';
import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
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
import { NextDoor } from '../../game/season/NextDoor';
import { GivenAnswer } from './GivenAnswer';
import { FoundFragment, REVELATION_ID } from './RevelationBlock';
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
 * A success in one dialog (rule 11.2): announced for 3 s, then celebrated until it is closed. Only « Continuer l'aventure » leads on, 3 s
 * later, unless « Rester ici » is pressed. Closed in any other way, the page stays at the revelation. An answer that was given up is
 * neither announced nor celebrated.
 */
export function SuccessSequence({ day, success }: { day: number; success: Success }) {
  const { revealed } = success;
  const [step, setStep] = useState<Step>(revealed ? 'celebrated' : 'announced');
  const destination = useNextDestination(day, success.completedCount);
  const navigate = useNavigate();
  const isHere = useIsCurrentRoute();
  /** The one navigation under way; « Rester ici » cancels it. */
  const pendingLeave = useRef<symbol>(undefined);

  function stay() {
    pendingLeave.current = undefined;
    setStep('over');
  }

  useTimeout(() => setStep('celebrated'), step === 'announced' ? SUCCESS_MS : null);
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
    if (address === null) setStep('halted');
    else void navigate(address);
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
        className="text-center"
        onClose={() => setStep('over')}
        open={step === 'announced' || step === 'celebrated'}
        title={
          revealed
            ? 'La réponse est révélée'
            : step === 'announced'
              ? 'Lumière retrouvée\u00A0!'
              : 'Félicitations\u00A0!'
        }
      >
        {(close) => (
          <>
            {revealed ? <GivenUp success={success} /> : <Found points={success.points} />}
            <div aria-live="polite" className="grid gap-4">
              {step !== 'announced' && (
                <>
                  {!revealed && <p className="text-xl">Vous avez trouvé la bonne réponse&nbsp;!</p>}
                  <FoundFragment fragment={success.revelation.fragment} />
                  {destination.door && <NextDoor door={destination.door} />}
                </>
              )}
            </div>
            {step !== 'announced' && (
              <Choices
                next={destination.exists ? destination.name : null}
                onContinue={() => close(() => setStep('leaving'))}
                onRead={() => close()}
              />
            )}
          </>
        )}
      </Dialog>
      <AnimatePresence>
        {step === 'leaving' && (
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

/** A star that lights up, and the points. */
const Found = ({ points }: { points: number }) => (
  <>
    <m.div
      animate={{ opacity: 1, scale: 1, rotate: 0 }}
      className="mx-auto"
      initial={entersFrom({ opacity: 0, scale: 0.3, rotate: -45 })}
      transition={SCENE}
    >
      <LitStar className="size-32" />
    </m.div>
    <p className="font-display text-3xl text-ui-accent-text">
      +{counted(points, 'point gagné', 'points gagnés')}
    </p>
  </>
);

/** An answer that was asked for: no points, and no reproach. */
const GivenUp = ({ success: { revelation } }: { success: Success }) => (
  <>
    <GivenAnswer answer={revelation.answer} className="text-xl" />
    <p>Tu as bien cherché&nbsp;: son fragment te revient quand même.</p>
  </>
);

interface ChoicesProps {
  /** The name of what comes next; null when nothing does. */
  next: string | null;
  onRead: () => void;
  onContinue: () => void;
}

/** The end of the story first, then the way on, with where it leads. */
function Choices({ next, onRead, onContinue }: ChoicesProps) {
  const nextId = useId();
  const first = useRef<HTMLDivElement>(null);
  // They come after the announcement, which had nothing to focus but the cross.
  useEffect(() => first.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div className="grid gap-3" ref={first}>
      <Button onClick={onRead} size="lg" variant="gold">
        Lire la révélation
      </Button>
      {next !== null && (
        <div className="grid gap-1">
          <Button aria-describedby={nextId} onClick={onContinue} size="lg" variant="quiet">
            Continuer l'aventure
          </Button>
          <p className="text-base text-ui-muted" id={nextId}>
            {next}
          </p>
        </div>
      )}
    </div>
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
