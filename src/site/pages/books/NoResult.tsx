import { paths } from '@/paths';
import { books } from '@/site/shared/catalogue';
import { counted } from '@/lib/french';
import { ButtonLink } from '@/ui/Button';
import { BookCard } from './BookCard';
import { writeFilters, type BookFilters } from './filters';
import { relaxedFilters } from './relaxedFilters';

const SHOWN = 3;

/** No book: the filters that may be left out, and three books. @param found by the search; null without a query. */
export function NoResult({ filters, found }: { filters: BookFilters; found: readonly string[] | null }) {
  const relaxed = relaxedFilters(filters, found);
  const shown = [...new Set([...relaxed.flatMap((each) => each.books), ...books])].slice(0, SHOWN);
  return (
    <>
      <div className="grid justify-items-center gap-4 pb-4 pt-14 text-center">
        <p className="font-display text-2xl [overflow-wrap:anywhere]">
          {found?.length === 0
            ? `Nous n'avons pas trouvé «\u00A0${filters.query}\u00A0» sur nos étagères.`
            : "Aucun livre n'est tout cela à la fois."}
        </p>
        <p className="text-lg text-aube-muted">
          {found?.length === 0
            ? 'Essayez un seul mot, ou un autre. Ou laissez-vous surprendre.'
            : 'Retirez un choix, et les livres reviennent.'}
        </p>
        <ul className="flex flex-wrap justify-center gap-3">
          {relaxed.map(({ label, filters: left, books: { length } }) => {
            const to = paths.books + writeFilters(left);
            return (
              to !== paths.books && (
                <li key={to}>
                  <ButtonLink preventScrollReset to={to} variant="quiet">
                    {`Sans «\u00A0${label}\u00A0» (${counted(length, 'livre')})`}
                  </ButtonLink>
                </li>
              )
            );
          })}
          <li>
            <ButtonLink preventScrollReset to={paths.books} variant="quiet">
              Voir tous les livres
            </ButtonLink>
          </li>
        </ul>
      </div>
      <section aria-labelledby="peut-etre" className="grid gap-6 pt-10">
        <h2 className="text-3xl text-aube-ink" id="peut-etre">
          Peut-être l'un de ceux-ci&nbsp;?
        </h2>
        <ul className="shelf-books" style={{ '--books': SHOWN }}>
          {shown.map((book) => (
            <BookCard book={book} eager={false} key={book.slug} />
          ))}
        </ul>
      </section>
    </>
  );
}
