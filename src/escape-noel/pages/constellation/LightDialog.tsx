import { useState } from 'react';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

/** How long « LUMIÈRE » stays (rule 11.4). */
const LIGHT_MS = 5_000;

/** What is said once all twenty-four stars are lit (rule 7.4); it also stays readable in the page. */
export const LIGHT_TEXT =
  'Vous avez rassemblé tous les fragments anciens ! La constellation est complète et le mot sacré est révélé.';

/** The light of the whole constellation: five seconds over the page. */
export function LightDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      autoCloseMs={LIGHT_MS}
      className="light-dialog"
      onClose={() => setOpen(false)}
      open={open}
      title="LUMIÈRE"
    >
      <p className="text-xl">{LIGHT_TEXT}</p>
      <ButtonLink size="lg" to={paths.game.final} variant="gold">
        Voir la révélation finale
      </ButtonLink>
    </Dialog>
  );
}
