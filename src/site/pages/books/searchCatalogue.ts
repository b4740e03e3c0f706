import descriptions from 'virtual:catalogue/descriptions';
import words from 'virtual:catalogue/words';
import { createSearch } from './search';

/** Finds books of the catalogue. Loaded at the first use of the field. */
export const searchCatalogue = createSearch(
  words.map((book) => ({ ...book, description: descriptions[book.slug] ?? '' })),
);
