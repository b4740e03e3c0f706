import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { WorkshopEdition } from '@/api/workshop';
import { counted } from '@/lib/french';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/inputs';
import { PageHeading } from '@/ui/PageHeading';
import { Loaded } from '../../game/admin/Loaded';
import { HEADER } from '../../game/admin/editionParts';
import { ALL_DAYS } from '../../game/rules/days';
import { fieldChanges, type FieldChange } from './diff';
import { partOf } from './partContent';
import { FieldDiffs } from './FieldDiff';
import { partName } from '../../workshop/form/fieldNames';
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

/** Two editions, or two versions of one, part by part and field by field. */
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
          {(now) => <ComparedParts now={now} old={old} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function ComparedParts({ old, now }: { old: WorkshopEdition; now: WorkshopEdition }) {
  const differing = [HEADER, ...ALL_DAYS]
    .map((day) => ({
      day,
      changes: fieldChanges(partOf(old, day)?.content ?? null, partOf(now, day)?.content ?? null),
    }))
    .filter(({ changes }) => changes.length > 0);
  if (differing.length === 0) return <p role="status">Rien ne diffère.</p>;
  return (
    <ul className="grid grid-cols-1 gap-3">
      {differing.map(({ day, changes }) => (
        <PartChanges changes={changes} day={day} isOpenFirst={differing.length === 1} key={day} />
      ))}
    </ul>
  );
}

interface PartChangesProps {
  day: number;
  changes: readonly FieldChange[];
  isOpenFirst: boolean;
}

function PartChanges({ day, changes, isOpenFirst }: PartChangesProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const id = useId();
  return (
    <Card as="li" className="grid min-w-0 grid-cols-1 gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl text-nuit-gold">{partName(day)}</h2>
        <Button aria-controls={id} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} variant="quiet">
          {counted(changes.length, 'différence', 'différences')}
          <span className="sr-only">{` : ${partName(day)}`}</span>
        </Button>
      </div>
      <div className="empty:hidden" id={id}>
        {isOpen && <FieldDiffs changes={changes} />}
      </div>
    </Card>
  );
}
