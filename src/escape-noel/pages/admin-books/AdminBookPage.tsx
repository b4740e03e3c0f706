import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { paths } from '@/paths';
import { Badge } from '@/ui/Badge';
import { ButtonLink } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { Loaded } from '../../game/admin/Loaded';
import { BookForm } from './BookForm';
import { NEW } from './bookForm';
import { booksQuery } from '../../game/admin/books.queries';
import { peopleQuery } from './books.queries';
import type { Saved } from './SavedNotice';

/** The form of a book, or of a new one (rules 26). */
export function AdminBookPage() {
  const { slug = NEW } = useParams();
  const navigate = useNavigate();
  const books = useRetriableQuery(booksQuery);
  const people = useRetriableQuery(peopleQuery);
  const [saved, setSaved] = useState<Saved | null>(null);
  const onSaved = (next: Saved | null) => {
    setSaved(next);
    if (next && next.slug !== slug) void navigate(paths.admin.book(next.slug), { replace: true });
  };
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-6 px-3 pb-6 pt-6 sm:px-6">
      <Loaded failure="Les livres n'ont pas pu être lus." loading="Chargement du livre…" query={books}>
        {(all) => {
          const book = all.find((each) => each.slug === slug);
          if (!book && slug !== NEW) return <NoBook />;
          const heading = book?.title ?? 'Un nouveau livre';
          return (
            <>
              <div className="flex flex-wrap items-center gap-3">
                <PageHeading
                  className="min-w-0 break-words text-4xl text-nuit-gold"
                  pageKey={slug}
                  title={`${heading} · Livres · Escape Noël`}
                >
                  {heading}
                </PageHeading>
                <Badge tone={book?.is_published === true ? 'done' : 'neutral'}>
                  {book?.is_published === true ? 'Publié' : 'Brouillon'}
                </Badge>
              </div>
              <Loaded
                failure="Les auteurs n'ont pas pu être lus."
                loading="Chargement des auteurs…"
                query={people}
              >
                {(known) => (
                  <BookForm
                    book={book}
                    key={slug}
                    onSaved={onSaved}
                    people={known}
                    saved={saved?.slug === slug ? saved : null}
                  />
                )}
              </Loaded>
              <ButtonLink className="justify-self-start" to={paths.admin.books} variant="quiet">
                Tous les livres
              </ButtonLink>
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

const NoBook = () => (
  <div className="grid justify-items-center gap-5 pt-10 text-center">
    <PageHeading className="text-3xl text-nuit-gold">Ce livre n'est pas dans le catalogue</PageHeading>
    <p>Il a peut-être été effacé, ou l'adresse est incomplète.</p>
    <ButtonLink to={paths.admin.books} variant="quiet">
      Tous les livres
    </ButtonLink>
  </div>
);
