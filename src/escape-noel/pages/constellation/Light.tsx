import { useState } from 'react';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

/** How long « LUMIÈRE » stays over the page (rule 11.4). */
const LIGHT_MS = 5_000;

const TEXT =
  'Vous avez rassemblé tous les fragments anciens\u00A0! La constellation est complète et le mot sacré est révélé.';

/** What is said once all twenty-four stars are lit (rule 7.4): five seconds over the page, and in it for as long as one stays. */
export function Light() {
  const [open, setOpen] = useState(true);
  const wayOn = (
    <ButtonLink size="lg" to={paths.game.final} variant="gold">
      Voir la révélation finale
    </ButtonLink>
  );
  return (
    <>
      <section
        aria-labelledby="light-title"
        className="light-panel mx-auto grid w-full max-w-[46rem] justify-items-center gap-3 rounded-lg border-2 border-nuit-gold px-4 pb-7 pt-6 text-center"
      >
        <h2 className="text-3xl tracking-[0.14em] text-nuit-gold" id="light-title">
          LUMIÈRE
        </h2>
        <p className="max-w-xl text-balance">{TEXT}</p>
        {wayOn}
      </section>
      <Dialog
        autoCloseMs={LIGHT_MS}
        className="light-dialog text-center"
        onClose={() => setOpen(false)}
        open={open}
        title="LUMIÈRE"
      >
        <p className="text-xl">{TEXT}</p>
        {wayOn}
      </Dialog>
    </>
  );
}
