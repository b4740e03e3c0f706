import { useSearchParams } from 'react-router-dom';
import type { WorkshopEdition } from '@/api/workshop';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/inputs';
import { PageHeading } from '@/ui/PageHeading';
import { Loaded } from '../../game/admin/Loaded';
import { Differences } from './Differences';
import { Equalities } from './Equalities';
import { editionQuery, editionsQuery, versionQuery } from './workshop.queries';

const SIDES = [
  { name: 'avant', label: 'Avant' },
  { name: 'apres', label: 'Après' },
] as const;

/** `2024@31` is the edition 2024 at its version 31, `2024` as it is now. */
function readSide(text: string | null): { code: string; version: number | null } {
  const [code = '', version] = (text ?? '').split('@');
  return { code, version: version !== undefined && /^\d+$/.test(version) ? Number(version) : null };
}

/** Two editions, or two versions of one, part by part. */
export function ComparePage() {
  const [search, setSearch] = useSearchParams();
  const editions = useRetriableQuery(editionsQuery);
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-6 px-3 pb-6 pt-6 sm:px-6">
      <PageHeading className="text-4xl text-nuit-gold">Comparer</PageHeading>
      <Loaded
        failure="Les éditions n'ont pas pu être lues."
        loading="Chargement des éditions…"
        query={editions}
      >
        {(listed) => (
          <div className="grid gap-4 sm:grid-cols-2">
            {SIDES.map(({ name, label }) => {
              const { code, version } = readSide(search.get(name));
              return (
                <Field
                  hint={version === null ? undefined : 'Une version enregistrée plus tôt.'}
                  key={name}
                  label={label}
                >
                  {(control) => (
                    <Select
                      {...control}
                      onChange={({ target }) => {
                        // The address of now: a choice may follow another before the page is rendered.
                        const next = new URLSearchParams(globalThis.location.search);
                        next.set(name, target.value);
                        setSearch(next);
                      }}
                      value={search.get(name) ?? ''}
                    >
                      <option value="">Choisis une édition</option>
                      {version !== null && (
                        <option value={`${code}@${version}`}>{`${code}, version ${version}`}</option>
                      )}
                      {listed.map((edition) => (
                        <option key={edition.code} value={edition.code}>
                          {`${edition.title || 'Sans titre'} (${edition.code})`}
                        </option>
                      ))}
                    </Select>
                  )}
                </Field>
              );
            })}
          </div>
        )}
      </Loaded>
      <Comparison after={search.get('apres')} before={search.get('avant')} />
    </div>
  );
}

function useSide(text: string | null) {
  const { code, version } = readSide(text);
  const now = useRetriableQuery({ ...editionQuery(code), enabled: code !== '' && version === null });
  const then = useRetriableQuery({ ...versionQuery(code, version ?? 0), enabled: version !== null });
  return version === null ? now : then;
}

function Comparison({ before, after }: { before: string | null; after: string | null }) {
  const [one, other] = [useSide(before), useSide(after)];
  if (!before || !after) return <p>Choisis ce qu'il faut comparer.</p>;
  const texts = { loading: 'Chargement...', failure: "L'une des deux n'a pas pu être lue." };
  return (
    <Loaded {...texts} query={one}>
      {(old) => (
        <Loaded {...texts} query={other}>
          {(now) => <ComparedEditions now={now} old={old} />}
        </Loaded>
      )}
    </Loaded>
  );
}

const VIEWS = [
  { view: 'differe', label: 'Ce qui diffère' },
  { view: 'pareil', label: 'Ce qui est pareil' },
] as const;

/** One of the two lists, by the address. A copy begins with what is equal: that is what was not rewritten. */
function ComparedEditions({ old, now }: { old: WorkshopEdition; now: WorkshopEdition }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('montre');
  const first = now.copiedFrom === old.code ? 'pareil' : 'differe';
  const shown = VIEWS.find(({ view }) => view === asked)?.view ?? first;
  return (
    <>
      <fieldset className="flex flex-wrap gap-x-6 gap-y-1">
        <legend className="mb-1 font-bold">Montrer</legend>
        {VIEWS.map(({ view, label }) => (
          <label className="flex min-h-touch items-center gap-3" key={view}>
            <input
              checked={shown === view}
              className="size-6 accent-ui-gold"
              name="view"
              onChange={() => {
                const next = new URLSearchParams(search);
                next.set('montre', view);
                setSearch(next, { replace: true });
              }}
              type="radio"
            />
            {label}
          </label>
        ))}
      </fieldset>
      {shown === 'pareil' ? (
        <Equalities after={now} before={old} />
      ) : (
        <Differences after={now} before={old} />
      )}
    </>
  );
}
