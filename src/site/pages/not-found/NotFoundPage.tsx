import { paths } from '@/paths';
import { PageHeading } from '@/ui/PageHeading';
import { ButtonLink } from '@/ui/Button';

export function NotFoundPage() {
  return (
    <section className="mx-auto grid w-full max-w-2xl flex-1 content-center justify-items-center gap-5 px-4 py-16 text-center sm:px-6">
      <p className="font-display text-[7rem] font-bold leading-none text-aube-plum sm:text-[10rem]">404</p>
      <PageHeading className="text-3xl text-aube-ink sm:text-4xl">Page introuvable</PageHeading>
      <p className="text-lg text-aube-ink">
        Cette page s'est envolée, comme une plume au petit matin. Les livres, eux, sont toujours là.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.books}>Découvrir nos livres</ButtonLink>
        <ButtonLink to={paths.home} variant="quiet">
          Retour à l'accueil
        </ButtonLink>
      </div>
    </section>
  );
}
