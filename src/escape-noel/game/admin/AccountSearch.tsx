import type { ReactNode } from 'react';
import { counted } from '@/lib/french';
import { Field } from '@/ui/Field';
import { Select, TextInput } from '@/ui/inputs';
import { Pagination } from '../layout/Pagination';
import { Loaded } from './Loaded';
import type { AccountSearch } from './useAccountSearch';

interface SearchFieldsProps<Choice extends string> {
  search: Pick<AccountSearch<unknown, unknown>, 'typed' | 'setTyped'>;
  /** The label of the list of filters. */
  label: string;
  choices: readonly (readonly [Choice, string])[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
  /** Other filters, below. */
  children?: ReactNode;
}

/** The fields that search accounts. */
export const AccountSearchFields = <Choice extends string>({
  search,
  label,
  choices,
  chosen,
  onChoose,
  children,
}: SearchFieldsProps<Choice>) => (
  <div className="grid items-end gap-4 md:grid-cols-[2fr_1fr]">
    <Field label="Chercher un nom ou une adresse">
      {(control) => (
        <TextInput
          {...control}
          onChange={({ target }) => search.setTyped(target.value)}
          type="search"
          value={search.typed}
        />
      )}
    </Field>
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          onChange={({ target }) => {
            const choice = choices.find(([value]) => value === target.value);
            if (choice) onChoose(choice[0]);
          }}
          value={chosen}
        >
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
    {children}
  </div>
);

interface AccountPage {
  total: number;
  page: number;
  pageCount: number;
}

interface FoundAccountsProps<Data extends AccountPage> {
  search: Pick<AccountSearch<unknown, Data>, 'query' | 'goTo'>;
  /** Instead of a list without accounts. */
  none: string;
  /** The accounts that are counted, where another page has another number. */
  scope: string;
  /** The rows of a page that has some. */
  children: (data: Data) => ReactNode;
}

/** The accounts that a search finds, page by page, with how many there are. */
export const FoundAccounts = <Data extends AccountPage>({
  search: { query, goTo },
  none,
  scope,
  children,
}: FoundAccountsProps<Data>) => (
  <Loaded failure="Les comptes n'ont pas pu être lus." loading="Chargement des comptes…" query={query}>
    {(data) => (
      <div aria-busy={query.isAwaited} className="grid min-w-0 gap-4">
        <div className="flex flex-wrap items-baseline gap-x-3 text-nuit-mist">
          <p role="status">{data.total === 0 ? none : counted(data.total, 'compte')}</p>
          <p className="text-base">{scope}</p>
        </div>
        {data.total > 0 && children(data)}
        {data.pageCount > 1 && (
          <Pagination label="Pages des comptes" onPage={goTo} page={data.page} pageCount={data.pageCount} />
        )}
      </div>
    )}
  </Loaded>
);
