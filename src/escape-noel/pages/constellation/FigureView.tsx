import SkyPlume from '@art/escape-noel/sky-plume.svg?react';
import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';

/** The constellation, and once `available` a button that shows the figure of its 24 stars (rule 7.9). */
export function FigureView({ available, children }: { available: boolean; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <div
        className={classes('relative transition-transform duration-long ease-breath', shown && 'scale-90')}
      >
        {children}
        {available && (
          <SkyPlume
            aria-hidden="true"
            className={classes(
              'pointer-events-none absolute inset-0 size-full transition-opacity duration-long ease-breath',
              shown ? 'opacity-100' : 'opacity-0',
            )}
          />
        )}
      </div>
      {available && (
        <div className="grid justify-items-center gap-2 px-4 pb-3 text-center">
          <Button aria-pressed={shown} onClick={() => setShown(!shown)} variant="quiet">
            Regarde la figure
          </Button>
          <p aria-live="polite" className="text-balance">
            {shown &&
              'Un pas en arrière, et les vingt-quatre étoiles dessinent une plume, dont la pointe est une étoile\u00A0: celle qui a écrit ton voyage.'}
          </p>
        </div>
      )}
    </>
  );
}
