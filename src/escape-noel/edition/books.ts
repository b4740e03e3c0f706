import type { BookRow } from '../../lib/book.ts';
import type { FieldFinding } from './findings.ts';
import type { EditionRiddle } from './riddle.ts';
import { fieldsWithAnswer, type Field } from './texts.ts';

/** The fields of a book that the check reads. */
export type CheckedBook = Pick<
  BookRow,
  'slug' | 'title' | 'is_published' | 'teaser' | 'description' | 'extract' | 'spreads'
>;

/** The texts of a book's page that may give an answer away, by their names in the form of a book. */
const textsOf = ({ title, teaser, description, extract, spreads }: CheckedBook): Field[] => [
  ['titre', title],
  ['accroche', teaser],
  ['description', description],
  ['extrait', extract],
  ...spreads.map(({ text, alt }, index): Field => [`double page ${index + 1}`, `${text}\n${alt}`]),
];

const say = (message: string): FieldFinding => ({ field: 'book', message });

/**
 * Advice on the book that a day names (rule 26.10): a book that is not shown, or whose page gives an answer away, since it is
 * known as soon as the door is open.
 * @param books every book, published or not; null while they are not known.
 */
export function bookAdvice(
  { book: slug, answers }: Pick<EditionRiddle, 'book' | 'answers'>,
  books: readonly CheckedBook[] | null,
): FieldFinding[] {
  if (!slug || !books) return [];
  const book = books.find((each) => each.slug === slug);
  if (!book) return [say(`le livre «\u00A0${slug}\u00A0» n'existe pas\u00A0: il ne sera pas montré`)];
  return [
    ...(book.is_published
      ? []
      : [say(`«\u00A0${book.title}\u00A0» n'est pas publié\u00A0: il ne sera pas montré`)]),
    ...fieldsWithAnswer(textsOf(book), answers).map(({ field, message }) =>
      say(`dans la page de «\u00A0${book.title}\u00A0» (${field}), ${message}`),
    ),
  ];
}
