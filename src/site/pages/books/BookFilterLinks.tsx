import moments from 'virtual:catalogue/moments';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/paths';
import { shelves } from '@/site/shared/catalogue';
import { classes } from '@/ui/classes';
import { ages, writeFilters, type BookFilters } from './filters';

/** Links, so that their addresses can be bookmarked and shared. */
export function BookFilterLinks({ filters }: { filters: BookFilters }) {
  return (
    <nav aria-label="Filtrer les livres" className="grid gap-4">
      <FilterRow label="Âge">
        <FilterLink change={{ age: null }} filters={filters} label="Tous" />
        {ages.map((age) => (
          <FilterLink change={{ age }} filters={filters} key={age} label={`${age}\u00a0ans`} />
        ))}
      </FilterRow>
      <FilterRow label="Série">
        <FilterLink change={{ shelf: null }} filters={filters} label="Toutes" />
        {shelves.map(({ slug, title }) => (
          <FilterLink change={{ shelf: slug }} filters={filters} key={slug} label={title} />
        ))}
      </FilterRow>
      {moments.length > 0 && (
        <FilterRow label="Moment">
          <FilterLink change={{ moment: null }} filters={filters} label="Tous" />
          {moments.map(({ slug, title }) => (
            <FilterLink change={{ moment: slug }} filters={filters} key={slug} label={title} />
          ))}
        </FilterRow>
      )}
    </nav>
  );
}

function FilterRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-2 sm:grid-cols-[5rem_1fr] sm:items-baseline">
      <p aria-hidden="true" className="font-bold">
        {label}
      </p>
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {children}
      </ul>
    </div>
  );
}

interface FilterLinkProps {
  filters: BookFilters;
  change: Partial<BookFilters>;
  label: string;
}

function FilterLink({ filters, change, label }: FilterLinkProps) {
  const query = writeFilters({ ...filters, ...change });
  const selected = query === writeFilters(filters);
  return (
    <li>
      <Link
        aria-current={selected ? 'true' : undefined}
        className={classes(
          'inline-flex min-h-touch items-center rounded-full border-2 px-4 font-bold leading-tight transition-colors duration-touch',
          selected
            ? 'border-ui-accent bg-ui-accent text-ui-on-accent'
            : 'border-ui-line bg-ui-surface text-ui-ink hover:border-ui-accent-text',
        )}
        preventScrollReset
        to={paths.books + query}
      >
        {label}
      </Link>
    </li>
  );
}
