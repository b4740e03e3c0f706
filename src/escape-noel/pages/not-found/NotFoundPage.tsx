import DeadStar from '@art/escape-noel/dead-star.svg?react';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import './not-found.css';

/** @param title the document's, where it is not the one of the page table. */
export function NotFoundPage({ title }: { title?: string }) {
  return (
    <section
      aria-labelledby="not-found-title"
      className="mx-auto grid max-w-2xl justify-items-center gap-4 px-4 pt-14 text-center"
    >
      <div className="grid w-full justify-items-center">
        <p className="mb-[-0.32em] font-display text-[clamp(9rem,6rem_+_14vw,16rem)] font-bold leading-[0.95] tracking-[-0.02em] text-nuit-line">
          404
        </p>
        <DeadStar className="relative mx-auto h-auto w-full max-w-xs sm:max-w-sm" />
      </div>
      <PageHeading
        className="text-4xl text-nuit-gold sm:text-5xl"
        id="not-found-title"
        {...(title !== undefined && { title })}
      >
        Page introuvable
      </PageHeading>
      <p className="max-w-md text-balance text-xl">
        L'étoile qui éclairait ce chemin s'est éteinte. Elle dort encore : reprenons la route sous un ciel
        plus clair.
      </p>
      <ButtonLink className="mt-2" size="lg" to={paths.game.landing} variant="gold">
        Retour à l'accueil
      </ButtonLink>
    </section>
  );
}
