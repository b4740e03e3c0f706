import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { WorkshopEdition } from '@/api/workshop';
import { paths } from '@/paths';
import { Button, ButtonLink } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/inputs';
import { PageHeading } from '@/ui/PageHeading';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { HEADER } from '../../game/admin/editionParts';
import { ALL_DAYS } from '../../game/rules/days';
import { partName } from '../../workshop/form/fieldNames';
import { VersionEntry } from './VersionEntry';
import { WithEdition } from './WithEdition';
import { historyQuery } from './workshop.queries';

/** Every version of an edition: who saved what, when, and bringing one back. */
export function VersionsPage() {
  const { code = '' } = useParams();
  return <WithEdition code={code}>{(edition) => <Versions edition={edition} />}</WithEdition>;
}

function Versions({ edition }: { edition: WorkshopEdition }) {
  const { code } = edition;
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('partie') ?? '';
  const day = chosen !== '' && [HEADER, ...ALL_DAYS].includes(Number(chosen)) ? Number(chosen) : undefined;
  const history = useInfiniteQuery(historyQuery(code, day));
  const entries = history.data?.pages.flat();
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-6 px-3 pb-6 pt-6 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <PageHeading
          className="text-4xl text-nuit-gold"
          pageKey={`${code} versions`}
          title={`Les versions de ${code} · Escape Noël`}
        >
          {`Les versions de ${code}`}
        </PageHeading>
        <ButtonLink to={paths.admin.edition(code)} variant="quiet">
          Toute l'édition
        </ButtonLink>
      </div>
      <Field label="Montrer">
        {(control) => (
          <Select
            {...control}
            className="sm:max-w-72"
            onChange={({ target }) => setSearch(target.value === '' ? {} : { partie: target.value })}
            value={day ?? ''}
          >
            <option value="">Toutes les parties</option>
            {[HEADER, ...ALL_DAYS].map((each) => (
              <option key={each} value={each}>
                {partName(each)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {history.isError && !entries && (
        <RetryAlert
          busy={history.isFetching}
          onRetry={() => void history.refetch()}
          text="L'historique n'a pas pu être lu."
        />
      )}
      {!entries && !history.isError && <Spinner label="Chargement de l'historique…" />}
      {entries?.length === 0 && <p>Aucune version : rien n'y est encore écrit.</p>}
      {entries && entries.length > 0 && (
        <ol aria-label="Versions, la dernière en premier" className="grid grid-cols-1 gap-3">
          {entries.map((entry) => (
            <VersionEntry edition={edition} entry={entry} key={entry.version} />
          ))}
        </ol>
      )}
      {history.hasNextPage && (
        <Button
          busy={history.isFetchingNextPage}
          className="justify-self-center"
          onClick={() => void history.fetchNextPage()}
          variant="quiet"
        >
          Voir les versions d'avant
        </Button>
      )}
    </div>
  );
}
