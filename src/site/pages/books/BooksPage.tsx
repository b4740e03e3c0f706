import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { counted, plural } from '@/lib/french';
import { loadModule } from '@/lib/loadModule';
import { optionalComponent } from '@/lib/optionalComponent';
import { useHydrated } from '@/lib/useHydrated';
import type { Book } from '@/site/shared/catalogue';
import { FoilRule, PageIntro } from '@/site/shared/PageIntro';
import { BookCard } from './BookCard';
import { BookFilterLinks } from './BookFilterLinks';
import { filledShelves, foundBooks, noFilters, readFilters, type FilledShelf } from './filters';
import { SearchField } from './SearchField';
import { useSearch } from './useSearch';

declare module 'react' {
  interface CSSProperties {
    '--books'?: number;
  }
}

/** Seldom needed. Where its code does not load, the filters are still there. */
const NoResult = optionalComponent(() =>
  loadModule(() => import('./NoResult')).then((module) => module.NoResult),
);

export function BooksPage() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const filters = hydrated ? readFilters(search) : noFilters;
  const { found, failed, load } = useSearch(filters.query);
  useEffect(() => {
    // Prerendered with every book: with a query the page stays hidden until it is filtered (base.css).
    delete document.documentElement.dataset['query'];
  }, []);
  const isLoading = filters.query !== '' && found === null && !failed;
  const shown = foundBooks(filters, found);
  const filled =
    found && shown.length > 0 ? [foundShelf(shown)] : found || isLoading ? [] : filledShelves(filters);

  return (
    <>
      <PageIntro
        heading="Nos Livres Magiques"
        text="Des albums à lire ensemble, de 2 à 9 ans. Choisissez un âge, ou laissez-vous attraper par une couverture."
      />
      <div className="mx-auto w-full max-w-6xl px-4 sm:px-6" data-await-query>
        <div className="mt-10 grid gap-5 rounded-lg border border-ui-line bg-ui-surface p-4 shadow-paper sm:p-5">
          <SearchField onFocus={load} query={filters.query} />
          <BookFilterLinks filters={filters} />
          <p className="text-aube-muted [overflow-wrap:anywhere]" role="status">
            {isLoading ? 'Nous cherchons…' : countText(shown.length, found ? filters.query : '')}
            {failed &&
              " La recherche n'a pas pu se charger\u00A0: vérifiez votre connexion, puis changez un mot."}
          </p>
        </div>
        {filled.map((shelf, index) => (
          <ShelfSection first={index === 0} key={shelf.slug} shelf={shelf} />
        ))}
        {!isLoading && shown.length === 0 && (
          <Suspense>
            <NoResult filters={filters} found={found} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** « 2 livres pour « fantome » ». */
const countText = (count: number, query: string) =>
  `${counted(count, 'livre')}${query && ` pour «\u00A0${query}\u00A0»`}`;

/** The books of a search, in its order. */
const foundShelf = (books: readonly Book[]): FilledShelf => ({
  slug: 'trouves',
  title: plural(books.length, 'Trouvé sur nos étagères', 'Trouvés sur nos étagères'),
  introduction: '',
  series: null,
  books,
});

function ShelfSection({ shelf, first }: { shelf: FilledShelf; first: boolean }) {
  return (
    <section
      aria-labelledby={shelf.slug}
      className={shelf.books.length === 2 ? 'shelf shelf-pair' : 'shelf'}
      style={{ '--books': Math.min(4, Math.max(2, shelf.books.length)) }}
    >
      <div className="shelf-heading">
        <h2 className="text-3xl text-aube-ink" id={shelf.slug}>
          {shelf.title}
        </h2>
        <FoilRule />
        {shelf.introduction && <p className="max-w-2xl text-lg text-aube-muted">{shelf.introduction}</p>}
      </div>
      <ul className="shelf-books">
        {shelf.books.map((book, index) => (
          <BookCard book={book} eager={first && index < 2} key={book.slug} />
        ))}
      </ul>
    </section>
  );
}
