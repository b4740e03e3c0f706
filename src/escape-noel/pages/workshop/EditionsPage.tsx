import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { Loaded } from '../../game/admin/Loaded';
import { EditionCard } from './EditionCard';
import { NewEdition } from './NewEdition';
import { editionsQuery } from './workshop.queries';

/** The workshop's editions, drafts included (decision 0017). */
export function EditionsPage() {
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-1 gap-8 px-3 pb-6 pt-6 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <PageHeading className="text-4xl text-nuit-gold">Les éditions</PageHeading>
        <ButtonLink to={paths.admin.compare} variant="quiet">
          Comparer deux éditions
        </ButtonLink>
      </div>
      <Loaded
        failure="Les éditions n'ont pas pu être lues."
        loading="Chargement des éditions…"
        query={useRetriableQuery(editionsQuery)}
      >
        {(editions) => (
          <>
            {editions.length === 0 ? (
              <p>Il n'y en a pas encore : crée la première ci-dessous.</p>
            ) : (
              <ul className="grid grid-cols-1 gap-5 lg:grid-cols-2">
                {editions.map((edition) => (
                  <EditionCard edition={edition} key={edition.code} />
                ))}
              </ul>
            )}
            <NewEdition editions={editions} />
          </>
        )}
      </Loaded>
    </div>
  );
}
