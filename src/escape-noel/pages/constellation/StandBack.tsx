import SkyPlume from '@art/escape-noel/sky-plume.svg?react';
import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';

/**
 * The sky, from which one may stand back once it is whole: then what the twenty-four stars draw is seen (rule 7.9).
 * @param offered whether every star is lit.
 */
export function StandBack({ offered, children }: { offered: boolean; children: ReactNode }) {
  const [back, setBack] = useState(false);
  return (
    <>
      {/* The sky draws away, and the plume comes between its stars. */}
      <div className={classes('relative transition-transform duration-long ease-breath', back && 'scale-90')}>
        {children}
        {offered && (
          <SkyPlume
            aria-hidden="true"
            className={classes(
              'pointer-events-none absolute inset-0 size-full transition-opacity duration-long ease-breath',
              back ? 'opacity-100' : 'opacity-0',
            )}
          />
        )}
      </div>
      {offered && (
        <div className="grid justify-items-center gap-2 px-4 pb-3 text-center">
          <Button aria-pressed={back} onClick={() => setBack(!back)} variant="quiet">
            Regarde la figure
          </Button>
          <p aria-live="polite" className="text-balance">
            {back &&
              'Un pas en arrière, et les vingt-quatre étoiles dessinent une plume, dont la pointe est une étoile\u00A0: celle qui a écrit ton voyage.'}
          </p>
        </div>
      )}
    </>
  );
}
