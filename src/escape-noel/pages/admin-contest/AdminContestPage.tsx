import { useState } from 'react';
import { formatCount } from '@/lib/french';
import { saveFile } from '@/lib/saveFile';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { paths } from '@/paths';
import { Button } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { Sheet } from '@/ui/Sheet';
import { TextLink } from '@/ui/TextLink';
import { EditionField, useCurrentCode } from '../../game/admin/EditionField';
import { Loaded } from '../../game/admin/Loaded';
import { adminContestQuery } from './adminContest.queries';
import { Draw } from './Draw';
import { entrantsCsv } from './entrantsCsv';

/** The contest's validated reviews, and its draw (rule 8.7). */
export function AdminContestPage() {
  const current = useCurrentCode();
  const [chosen, setChosen] = useState<string | null>(null);
  const edition = chosen ?? current;
  const query = useRetriableQuery(adminContestQuery(edition));
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-8 px-3 pb-6 pt-6 sm:px-6">
      <div className="grid gap-2">
        <PageHeading className="text-4xl text-nuit-gold">Concours</PageHeading>
        <p className="max-w-prose text-nuit-mist">
          Les avis se valident dans les <TextLink to={paths.admin.stats}>statistiques</TextLink>. Ceux de
          cette page participent au tirage, que décrit le{' '}
          <TextLink to={paths.game.contestRules}>règlement</TextLink>.
        </p>
      </div>
      <div className="max-w-sm">
        <EditionField onChange={setChosen} value={chosen} />
      </div>
      <Loaded failure="Le concours n'a pas pu être lu." loading="Chargement du concours…" query={query}>
        {(contest) => (
          <>
            <Sheet className="min-w-0 gap-4 p-4 sm:p-6" title="Les avis validés">
              <p>
                {contest.entrants.length === 0
                  ? "Aucun avis validé pour l'instant."
                  : `${formatCount(contest.entrants.length)} ${contest.entrants.length > 1 ? 'avis validés participent' : 'avis validé participe'} au tirage, sans les comptes de test.${contest.list ? ' « Statistiques » suit les avis validés ou retirés depuis.' : ''}`}
              </p>
              <Button
                aria-disabled={contest.entrants.length === 0}
                className="justify-self-start"
                onClick={() =>
                  saveFile(
                    `concours-${edition}.csv`,
                    new Blob([entrantsCsv(contest.entrants)], { type: 'text/csv;charset=utf-8' }),
                  )
                }
                variant="quiet"
              >
                Exporter en CSV
              </Button>
            </Sheet>
            {edition !== null && (
              <Draw contest={contest} edition={edition} isPast={edition !== current} key={edition} />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
