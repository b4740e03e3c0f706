import * as m from 'framer-motion/m';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { entersFrom } from '@/lib/entersFrom';
import { SCENE } from '@/lib/transitions';
import { SENTENCE_HASH } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { useEdition, useEditionPaths } from '../../game/edition/useEdition';
import { lightShown } from '../../game/storage/lightShown';

/** Duration of « LUMIÈRE » over the page (rule 11.4). */
const OVERLAY_MS = 5_000;

const TEXT =
  'Vous avez rassemblé tous les fragments anciens\u00A0! La constellation est complète et le mot sacré est révélé.';

interface CompletionOverlayProps {
  /** A knight's or a traveller's id. */
  player: string | null;
  /** True if the final sentence is still to be found. */
  hidesSentence: boolean;
}

/**
 * Shown once all 24 stars are lit (rules 7.4 and 11.4): over the page for five seconds the first time, unless the address leads to a part of the
 * page, and permanently in it.
 */
export function CompletionOverlay({ player, hidesSentence }: CompletionOverlayProps) {
  const here = useEditionPaths();
  const edition = useEdition();
  const { hash } = useLocation();
  const [open, setOpen] = useState(() => hash === '' && lightShown(edition, player).read() === null);
  useEffect(() => {
    if (open) lightShown(edition, player).write(1);
  }, [open, edition, player]);
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
        <div className="flex flex-wrap justify-center gap-3">
          {finalLink}
          {hidesSentence && (
            <ButtonLink size="lg" to={here.constellation + SENTENCE_HASH} variant="quiet">
              Chercher la phrase
            </ButtonLink>
          )}
        </div>
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
