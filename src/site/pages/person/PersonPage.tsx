import { use } from 'react';
import { useParams } from 'react-router-dom';
import type { PersonDetails } from '@/lib/personDetails';
import { publisher } from '@/publisher';
import { Breadcrumbs } from '@/site/shared/Breadcrumbs';
import { NotHere } from '@/site/shared/NotHere';
import { OtherBooks } from '@/site/shared/OtherBooks';
import { FoilRule } from '@/site/shared/PageIntro';
import { PageHeading } from '@/ui/PageHeading';
import { useFresh } from '@/site/shared/useFresh';
import { fetchPerson, loadPerson } from './loadPerson';

/** The page of a person who writes or draws books (rules 26). */
export function PersonPage() {
  const { slug = '' } = useParams();
  const built = use(loadPerson(slug));
  return built ? <Person built={built} key={slug} /> : <NoPerson />;
}

function Person({ built }: { built: PersonDetails }) {
  const person = useFresh(built, fetchPerson);
  if (!person) return <NoPerson />;
  const roles = new Set(person.books.map(roleOf));
  return (
    <article className="mx-auto grid w-full max-w-6xl gap-14 px-4 pt-6 sm:px-6 md:gap-20 md:pt-10">
      <Breadcrumbs here={person.name} />
      <header className="mx-auto grid w-full max-w-3xl justify-items-center gap-4 text-center">
        {person.picture_url !== null && (
          <img
            alt=""
            className="size-40 rounded-full object-cover shadow-lifted"
            height={160}
            src={person.picture_url}
            width={160}
          />
        )}
        <PageHeading
          className="text-[2.25rem] leading-tight text-aube-ink sm:text-5xl"
          title={`${person.name} – ${publisher.name}`}
        >
          {person.name}
        </PageHeading>
        <p className="text-lg text-aube-muted">{rolesText(person)}</p>
        <FoilRule />
        {person.life !== '' && <p className="text-xl leading-relaxed">{person.life}</p>}
      </header>
      {[...roles].map((role) => (
        <OtherBooks
          books={person.books.filter((book) => roleOf(book) === role)}
          key={role}
          title={roles.size === 1 ? 'Ses livres' : role}
        />
      ))}
    </article>
  );
}

function rolesText({ books }: PersonDetails): string {
  const roles = new Set(books.flatMap((book) => book.roles));
  if (roles.size === 2) return 'Textes et illustrations';
  return roles.has('author') ? 'Textes' : 'Illustrations';
}

/** The heading of the books for which a person did the same. */
const roleOf = ({ roles }: PersonDetails['books'][number]): string => {
  if (roles.includes('author') && roles.includes('illustrator')) return 'Ses livres, textes et images';
  return roles.includes('author') ? 'Ses textes' : 'Ses illustrations';
};

const NoPerson = () => (
  <NotHere
    heading="Cette personne n'est pas dans nos pages"
    text="Son nom a peut-être changé d'adresse, ou ses livres ne sont plus au catalogue."
    title="Page introuvable"
  />
);
