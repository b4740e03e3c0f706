import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';

/** An address of the workshop that leads nowhere. */
export const NoEdition = () => (
  <div className="mx-auto grid w-full max-w-xl justify-items-center gap-5 px-3 pt-16 text-center">
    <PageHeading className="text-3xl text-nuit-gold">Cette page n'est pas dans l'atelier</PageHeading>
    <p>L'édition a peut-être été supprimée, ou l'adresse est incomplète.</p>
    <ButtonLink to={paths.admin.editions} variant="quiet">
      Voir les éditions
    </ButtonLink>
  </div>
);
