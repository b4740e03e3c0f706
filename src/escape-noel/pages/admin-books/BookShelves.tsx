import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TeamBook } from '@/api/teamBooks';
import { sorted } from '@/lib/arrays';
import { paths } from '@/paths';
import { Badge } from '@/ui/Badge';
import { Sheet } from '@/ui/Sheet';
import { TextLink } from '@/ui/TextLink';

const ALONE = 'Albums Uniques';

const shelfOf = ({ series }: TeamBook) => series ?? ALONE;

/** The books by shelf, each with its state and a link to its form. */
export function BookShelves({ books }: { books: readonly TeamBook[] }) {
  if (books.length === 0) return <p>Aucun livre n'a encore été écrit.</p>;
  return [...new Set(books.map(shelfOf))].map((shelf) => (
    <Sheet className="min-w-0 grid-cols-1 gap-5 p-4 sm:p-6" key={shelf} title={shelf}>
      <ul aria-label={shelf} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {sorted(
          books.filter((book) => shelfOf(book) === shelf),
          (one, other) => (one.volume ?? 0) - (other.volume ?? 0),
        ).map((book) => (
          <li className="grid min-w-0 grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-4" key={book.slug}>
            <BookCover book={book} />
            <div className="grid min-w-0 justify-items-start gap-1.5">
              <h3 className="min-w-0 break-words text-lg font-bold">
                <Link
                  className="inline-flex min-h-touch items-center text-nuit-gold underline-offset-4 hover:underline"
                  to={paths.admin.book(book.slug)}
                >
                  {book.title}
                </Link>
              </h3>
              <Badge tone={book.is_published ? 'done' : 'neutral'}>
                {book.is_published ? 'Publié' : 'Brouillon'}
              </Badge>
              {book.is_published && (
                <TextLink tall to={paths.book(book.slug)}>
                  Voir sa page
                  <span className="sr-only">{`\u00A0: ${book.title}`}</span>
                </TextLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  ));
}

/** The uploaded or the built cover of a book; the placeholder where it has neither. */
function BookCover({ book: { slug, cover_url } }: { book: TeamBook }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <img
      alt=""
      className="aspect-3/4 w-full rounded-sm object-cover"
      height={96}
      loading="lazy"
      onError={() => setBroken(true)}
      src={isBroken ? '/covers/placeholder-480.webp' : (cover_url ?? `/covers/${slug}-480.webp`)}
      width={72}
    />
  );
}
