import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TeamBook } from '@/api/teamBooks';
import { sorted } from '@/lib/arrays';
import { focusSoon } from '@/lib/focusSoon';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { TextLink } from '@/ui/TextLink';
import { explain } from '../../game/forms/failures';
import { publicAddress } from '../../game/media/mediaAddress';
import { useShelfOrder } from './useShelfOrder';

const ALONE = 'Albums Uniques';

const shelfOf = ({ series }: TeamBook) => series ?? ALONE;

/** The albums first, as on the site. */
const byShelf = (one: string, other: string) =>
  Number(other === ALONE) - Number(one === ALONE) || one.localeCompare(other, 'fr');

/** The books by shelf in their order, each with its state, a link to its form, and buttons that move it. @param books by position. */
export function BookShelves({ books }: { books: readonly TeamBook[] }) {
  if (books.length === 0) return <p>Aucun livre n'a encore été écrit.</p>;
  return sorted(new Set(books.map(shelfOf)), byShelf).map((shelf) => (
    <BookShelf books={books.filter((book) => shelfOf(book) === shelf)} key={shelf} shelf={shelf} />
  ));
}

function BookShelf({ shelf, books }: { shelf: string; books: readonly TeamBook[] }) {
  const order = useShelfOrder();
  const [moved, setMoved] = useState('');
  const move = (book: TeamBook, by: -1 | 1) => {
    const slugs = books.map(({ slug }) => slug);
    const place = slugs.indexOf(book.slug);
    const other = slugs[place + by];
    if (other === undefined) return;
    slugs[place + by] = book.slug;
    slugs[place] = other;
    setMoved(`${book.title}\u00A0: ${place + by + 1} sur ${slugs.length}`);
    order.mutate(slugs);
    // The button goes with its book, and the focus with it.
    focusSoon(buttonId(book, by));
  };
  return (
    <Sheet className="min-w-0 grid-cols-1 gap-5 p-4 sm:p-6" title={shelf}>
      <ol aria-label={shelf} className="grid grid-cols-1 gap-4">
        {books.map((book, index) => (
          <li
            className="grid min-w-0 grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-4 border-b border-nuit-line pb-4 last:border-0 last:pb-0"
            key={book.slug}
          >
            <BookCover book={book} />
            <div className="flex min-w-0 flex-wrap items-center justify-between gap-3">
              <BookState book={book} />
              {books.length > 1 && (
                <div className="flex flex-wrap gap-2">
                  {([-1, 1] as const).map((by) => (
                    <Button
                      aria-disabled={index + by < 0 || index + by >= books.length}
                      id={buttonId(book, by)}
                      key={by}
                      onClick={() => move(book, by)}
                      variant="quiet"
                    >
                      {by < 0 ? 'Monter' : 'Descendre'}
                      <span className="sr-only">{` ${book.title}`}</span>
                    </Button>
                  ))}
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
      {order.error && (
        <Alert tone="error">{explain(order.error, { other: "L'ordre n'a pas pu être enregistré." })}</Alert>
      )}
      <p className="text-nuit-mist empty:hidden" role="status">
        {order.isSuccess && `${moved}. Ordre enregistré.`}
      </p>
    </Sheet>
  );
}

const buttonId = ({ slug }: TeamBook, by: -1 | 1) => `${slug}-${by < 0 ? 'monter' : 'descendre'}`;

const BookState = ({ book }: { book: TeamBook }) => (
  <div className="grid min-w-0 justify-items-start gap-1.5">
    <h3 className="min-w-0 break-words text-lg font-bold">
      <Link
        className="inline-flex min-h-touch items-center text-nuit-gold underline-offset-4 hover:underline"
        to={paths.admin.book(book.slug)}
      >
        {book.title}
      </Link>
    </h3>
    <Badge tone={book.is_published ? 'done' : 'neutral'}>{book.is_published ? 'Publié' : 'Brouillon'}</Badge>
    {book.is_published && (
      <TextLink tall to={paths.book(book.slug)}>
        Voir sa page
        <span className="sr-only">{`\u00A0: ${book.title}`}</span>
      </TextLink>
    )}
  </div>
);

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
      src={
        isBroken
          ? '/covers/placeholder-480.webp'
          : cover_url === null
            ? `/covers/${slug}-480.webp`
            : publicAddress(cover_url)
      }
      width={72}
    />
  );
}
