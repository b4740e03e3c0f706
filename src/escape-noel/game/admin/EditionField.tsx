import { queryOptions } from '@tanstack/react-query';
import { fetchPublishedEditions } from '@/api/visits';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/inputs';
import { adminKey } from './adminKey';

const publishedEditionsQuery = queryOptions({
  queryKey: [...adminKey, 'published editions'],
  queryFn: fetchPublishedEditions,
  meta: { personal: true, failure: 'Chargement des éditions' },
});

/** The code of the edition that is played, for the team's pages; null until it is known, and without one. */
export function useCurrentCode(): string | null {
  const editions = useRetriableQuery(publishedEditionsQuery).data;
  return editions?.find(({ status }) => status === 'current')?.code ?? null;
}

interface EditionFieldProps {
  /** A code; null for the edition that is played. */
  value: string | null;
  onChange: (code: string) => void;
  disabled?: boolean;
}

/** Chooses one of the published editions. Empty until they are known: another edition is never shown as chosen. */
export function EditionField({ value, onChange, disabled = false }: EditionFieldProps) {
  const editions = useRetriableQuery(publishedEditionsQuery).data ?? [];
  const current = useCurrentCode();
  return (
    <Field label="Édition">
      {(control) => (
        <Select
          {...control}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
          value={value ?? current ?? ''}
        >
          {editions.map(({ code, title, status }) => (
            <option key={code} value={code}>
              {status === 'current' ? `${code} · ${title} (en cours)` : `${code} · ${title}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
