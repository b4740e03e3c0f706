import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { Sheet } from '@/ui/Sheet';
import { Loaded } from '../../game/admin/Loaded';
import { NEW } from './bookForm';
import { booksQuery } from '../../game/admin/books.queries';
import { peopleQuery } from './books.queries';
import { BookShelves } from './BookShelves';
import { People } from './People';

/** The publisher's books and their people (rules 26). */
export function AdminBooksPage() {
  const books = useRetriableQuery(booksQuery);
  const people = useRetriableQuery(peopleQuery);
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-8 px-3 pb-6 pt-6 sm:px-6">
      <div className="grid gap-3">
        <PageHeading className="text-4xl text-nuit-gold">Livres</PageHeading>
        <p className="max-w-prose text-nuit-mist">
          Le catalogue du site. Un brouillon n'est vu que de l'équipe&nbsp;; ce que tu corriges d'un livre
          publié se lit aussitôt sur sa page.
        </p>
        <ButtonLink className="justify-self-start" to={paths.admin.book(NEW)} variant="gold">
          Ajouter un livre
        </ButtonLink>
      </div>
      <Loaded failure="Les livres n'ont pas pu être lus." loading="Chargement des livres…" query={books}>
        {(all) => <BookShelves books={all} />}
      </Loaded>
      <Sheet className="min-w-0 grid-cols-1 gap-5 p-4 sm:p-6" title="Les auteurs">
        <Loaded failure="Les auteurs n'ont pas pu être lus." loading="Chargement des auteurs…" query={people}>
          {(known) => <People people={known} />}
        </Loaded>
      </Sheet>
    </div>
  );
}
