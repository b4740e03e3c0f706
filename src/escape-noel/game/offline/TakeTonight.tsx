import { use, useEffect, useRef, useState } from 'react';
import type { Riddle } from '@/api/riddles';
import { AFTER_CONTENT_MS, whenIdle } from '@/lib/whenIdle';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { CheckIcon } from '@/ui/icons';
import { useEdition } from '../edition/useEdition';
import { isOnWifi, isSavingData } from './onWifi';
import { PlayerContext } from '../player/usePlayer';
import { isHeavy, isTaken, takeDay, type Taking } from './takeDay';

interface TakeTonightProps {
  riddle: Riddle;
}

/** « Emporter ce soir » (rule 22.9): for days of the edition that is played, in browsers with a service worker. */
export function TakeTonight({ riddle }: TakeTonightProps) {
  const isPreviewed = use(PlayerContext) !== null;
  const isPast = useEdition() !== null;
  return isPreviewed || isPast || !('serviceWorker' in navigator) ? null : <Offer riddle={riddle} />;
}

function Offer({ riddle }: TakeTonightProps) {
  /** Null until it is known what the device has. */
  const [state, setState] = useState<Taking | 'absent' | 'taking' | null>(null);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    let isLeft = false;
    const show = (next: Taking | 'absent') => !isLeft && setState(next);
    const look = async () => {
      // It never comes where the worker was refused.
      await navigator.serviceWorker.ready;
      if (await isTaken(riddle)) return show('taken');
      const isLight = !isHeavy(riddle) && !isSavingData();
      // Unasked, a failure is no news.
      const taken = isLight || isOnWifi() ? await takeDay(riddle) : 'failed';
      return show(taken === 'taken' ? 'taken' : 'absent');
    };
    const cancel = whenIdle(() => void look(), AFTER_CONTENT_MS);
    return () => {
      isLeft = true;
      cancel();
    };
  }, [riddle]);

  async function take() {
    setState('taking');
    const taking = await takeDay(riddle);
    setState(taking);
  }
  // The button that had the focus is gone.
  useEffect(() => {
    if (state === 'taken' && document.activeElement === document.body) status.current?.focus();
  }, [state]);

  if (state === null) return null;
  return (
    <section
      aria-label="Jouer sans réseau"
      className="grid justify-items-center gap-3 text-center print:hidden"
    >
      {(state === 'full' || state === 'failed') && (
        <div className="text-left">
          <Alert tone="error">
            <p>{state === 'full' ? FULL : FAILED}</p>
          </Alert>
        </div>
      )}
      {state !== 'taken' && (
        <Button busy={state === 'taking'} onClick={() => void take()} variant="quiet">
          {state === 'taking' ? 'Le jour se prépare…' : 'Emporter ce soir, pour y jouer sans réseau'}
        </Button>
      )}
      {/* In the page before it is filled, so that it is announced. */}
      <p
        className="flex min-h-touch items-center gap-2 text-base text-nuit-mist outline-none empty:hidden"
        ref={status}
        role="status"
        tabIndex={-1}
      >
        {state === 'taken' && (
          <>
            <CheckIcon className="size-5 shrink-0 text-nuit-gold" />
            Emporté&nbsp;: jouable sans réseau
          </>
        )}
      </p>
    </section>
  );
}

const FULL =
  "Il n'y a plus assez de place sur cet appareil pour emporter ce jour. Libère un peu de place, puis réessaie\u00A0: avec du réseau, tu peux y jouer comme avant.";
const FAILED = "Ce jour n'est pas arrivé en entier. Réessaie dans un instant, ou essaie un autre réseau.";
