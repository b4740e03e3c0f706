import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { LIGHT_TEXT } from './LightDialog';

/** What « LUMIÈRE » says stays in the page. */
export function CompletePanel() {
  return (
    <section aria-labelledby="light-title" className="light-panel">
      <h2 className="text-3xl tracking-[0.14em] text-nuit-gold" id="light-title">
        LUMIÈRE
      </h2>
      <p className="max-w-xl text-balance">{LIGHT_TEXT}</p>
      <ButtonLink size="lg" to={paths.game.final} variant="gold">
        Voir la révélation finale
      </ButtonLink>
    </section>
  );
}
