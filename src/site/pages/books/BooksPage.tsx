import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '@/lib/useHydrated';
import { FoilRule, PageIntro } from '@/site/shared/PageIntro';
import { ButtonLink } from '@/ui/Button';
import { paths } from '@/paths';
import { BookCard } from './BookCard';
import { BookFilterLinks } from './BookFilterLinks';
import { filledShelves, noFilters, readFilters, type FilledShelf } from './filters';

declare module 'react' {
  interface CSSProperties {
    '--books'?: number;
  }
}

export function BooksPage() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const filters = hydrated ? readFilters(search) : noFilters;
  const filled = filledShelves(filters);
  useEffect(() => {
    // Prerendered with every book: with a query the page stays hidden until it is filtered (base.css).
    delete document.documentElement.dataset['query'];
  }, []);

  return (
    <>
      <PageIntro
        heading="Nos Livres Magiques"
        text="Des albums à lire ensemble, de 2 à 9 ans. Choisissez un âge, ou laissez-vous attraper par une couverture."
      />
      <div className="mx-auto w-full max-w-6xl px-4 sm:px-6" data-await-query>
        <BookFilterLinks
          count={filled.reduce((sum, shelf) => sum + shelf.books.length, 0)}
          filters={filters}
        />
        {filled.map((shelf, index) => (
          <ShelfSection first={index === 0} key={shelf.slug} shelf={shelf} />
        ))}
        {filled.length === 0 && (
          <div className="grid justify-items-center gap-4 py-20 text-center">
            <p className="font-display text-2xl">Aucun livre de cette série ne s'adresse à cet âge.</p>
            <ButtonLink to={paths.books} variant="quiet">
              Voir tous les livres
            </ButtonLink>
          </div>
        )}
      </div>
    </>
  );
}

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
        <p className="max-w-2xl text-lg text-aube-muted">{shelf.introduction}</p>
      </div>
      <ul className="shelf-books">
        {shelf.books.map((book, index) => (
          <BookCard book={book} eager={first && index < 2} key={book.slug} />
        ))}
      </ul>
    </section>
  );
}
