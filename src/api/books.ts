import * as v from 'valibot';
import { bookRow, personRow } from '@/lib/book';
import { withCoverUrl, withMediaUrls, withPictureUrl } from '@/lib/bookMedia';
import { detailsOf, LISTED, type BookDetails } from '@/lib/bookDetails';
import { personDetailsOf, type PersonDetails } from '@/lib/personDetails';
import { call } from './call';

const READ = { idempotent: true, player: null } as const;

const project = import.meta.env.VITE_SUPABASE_URL;
const doorRows = v.array(v.object({ day_number: v.number() }));

const fetchListed = async () => {
  const listed = await call(
    (supabase) => supabase.from('books').select(LISTED.join(',')).eq('is_published', true).order('position'),
    { ...READ, schema: v.array(v.pick(bookRow, LISTED)) },
  );
  return listed.map((book) => withCoverUrl(book, project));
};

const fetchPeople = async () => {
  const people = await call((supabase) => supabase.from('book_people').select(), {
    ...READ,
    schema: v.array(personRow),
  });
  return people.map((person) => withPictureUrl(person, project));
};

/**
 * A published book with what its page shows.
 * @returns null for none; undefined from a database into which no book was put yet, which withdraws none.
 * @throws {ApiError}
 */
export async function fetchBookDetails(slug: string): Promise<BookDetails | null | undefined> {
  const [[row], listed, people, doors] = await Promise.all([
    call((supabase) => supabase.from('books').select().eq('is_published', true).eq('slug', slug), {
      ...READ,
      schema: v.array(bookRow),
    }),
    fetchListed(),
    fetchPeople(),
    call(
      (supabase) => supabase.from('book_doors').select('day_number').eq('book', slug).order('day_number'),
      {
        ...READ,
        schema: doorRows,
      },
    ),
  ]);
  if (row)
    return {
      ...detailsOf(withMediaUrls(row, project), listed, people),
      doors: doors.map(({ day_number }) => day_number),
    };
  return listed.length === 0 ? undefined : null;
}

/** A person with their published books. @returns as `fetchBookDetails`; null for a person of no published book. @throws {ApiError} */
export async function fetchPersonDetails(slug: string): Promise<PersonDetails | null | undefined> {
  const [listed, people] = await Promise.all([fetchListed(), fetchPeople()]);
  if (listed.length === 0) return undefined;
  const person = people.find((each) => each.slug === slug);
  return person ? personDetailsOf(person, listed) : null;
}
