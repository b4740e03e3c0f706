import { Link } from 'react-router-dom';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { Card } from '@/ui/Card';
import { PageHeading } from '@/ui/PageHeading';
import { Loaded } from '../../game/admin/Loaded';
import { morningQuery } from '../../game/admin/morning.queries';
import { adminSections } from '../../game/admin/sections';
import { MorningView } from './MorningView';

/** The first page of the team: the morning (rule 8.9), then its other pages. */
export const AdminHomePage = () => (
  <div className="mx-auto grid w-full max-w-7xl gap-8 px-3 pb-6 pt-6 sm:px-6">
    <div className="grid gap-3">
      <PageHeading className="text-4xl text-nuit-gold">L'équipe</PageHeading>
      <Loaded
        failure="Le matin n'a pas pu être lu."
        loading="Lecture de ce qui s'est passé…"
        query={useRetriableQuery(morningQuery)}
      >
        {(morning) => <MorningView morning={morning} />}
      </Loaded>
    </div>
    <section aria-labelledby="pages" className="grid gap-4">
      <h2 className="text-2xl" id="pages">
        Les pages
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {adminSections.map(({ to, label, about }) => (
          <Card as="li" className="relative grid min-w-0 content-start gap-1 p-3 sm:p-4" key={to}>
            <h3 className="break-words text-lg sm:text-xl">
              <Link
                className="text-nuit-gold underline-offset-4 after:absolute after:inset-0 after:rounded-lg hover:underline"
                to={to}
              >
                {label}
              </Link>
            </h3>
            <p className="text-base text-nuit-mist max-sm:hidden">{about}</p>
          </Card>
        ))}
      </ul>
    </section>
  </div>
);
