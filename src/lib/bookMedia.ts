import type { BookRow, PersonRow } from './book.ts';
import { storedUrl } from './uploadedMedia.ts';

/* Pages receive addresses that a browser can load: rows have the paths of Storage (rule 26.19). */

/** A listed book with a cover that a browser can load. @param project as `storedUrl`. */
export const withCoverUrl = <Book extends Pick<BookRow, 'cover_url'>>(book: Book, project: string): Book => ({
  ...book,
  cover_url: book.cover_url && storedUrl(book.cover_url, project),
});

/** A book whose cover, spreads and activities a browser can load. @param project as `storedUrl`. */
export const withMediaUrls = (book: BookRow, project: string): BookRow => ({
  ...withCoverUrl(book, project),
  spreads: book.spreads.map((spread) => ({ ...spread, image: storedUrl(spread.image, project) })),
  activities: book.activities.map((activity) => ({
    ...activity,
    file: storedUrl(activity.file, project),
  })),
});

/** A person with a picture that a browser can load. @param project as `storedUrl`. */
export const withPictureUrl = (person: PersonRow, project: string): PersonRow => ({
  ...person,
  picture_url: person.picture_url && storedUrl(person.picture_url, project),
});
