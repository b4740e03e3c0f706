import * as m from 'framer-motion/m';
import { useState } from 'react';
import { entersFrom } from '@/lib/entersFrom';
import { SCENE } from '@/lib/transitions';
import { ButtonLink } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { useEditionPaths } from '../../game/edition/useEdition';

/** How long « LUMIÈRE » stays over the page (rule 11.4). */
const OVERLAY_MS = 5_000;

const TEXT =
  'Vous avez rassemblé tous les fragments anciens\u00A0! La constellation est complète et le mot sacré est révélé.';

/** Shown once all 24 stars are lit (rule 7.4): five seconds over the page, and permanently in it. */
export function CompletionOverlay() {
  const here = useEditionPaths();
  const [open, setOpen] = useState(true);
  const finalLink = (
    <ButtonLink size="lg" to={here.final} variant="gold">
      Voir la révélation finale
    </ButtonLink>
  );
  return (
    <>
      <section
        aria-labelledby="light-title"
        className="mx-auto grid w-full max-w-[46rem] justify-items-center gap-3 rounded-lg border-2 border-nuit-gold bg-[radial-gradient(60%_90%_at_50%_0,#4a3d7a,#1c1b4d)] px-4 pb-7 pt-6 text-center"
      >
        <h2 className="text-3xl tracking-[0.14em] text-nuit-gold" id="light-title">
          LUMIÈRE
        </h2>
        <p className="max-w-xl text-balance">{TEXT}</p>
        {finalLink}
      </section>
      <Dialog
        autoCloseMs={OVERLAY_MS}
        className="light-dialog text-center"
        onClose={() => setOpen(false)}
        open={open}
        title={
          <m.span
            animate={{ opacity: 1, scale: 1 }}
            className="inline-block"
            initial={entersFrom({ opacity: 0, scale: 0.6 })}
            transition={SCENE}
          >
            LUMIÈRE
          </m.span>
        }
      >
        <p className="text-xl">{TEXT}</p>
        {finalLink}
      </Dialog>
    </>
  );
}
