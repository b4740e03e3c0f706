import * as v from 'valibot';

/* What a book is, in the files of `supabase/catalogue` and in the database (rules 26). */

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
/** A file of this site or of Storage (rule 26.19): no browser reads another site's address in it. */
export const FILE_PATH = /^\/[^/\\\s][^\\\s]*$/;
const path = v.pipe(v.string(), v.regex(FILE_PATH));
const size = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** Thirteen digits whose check digit is right. */
export function isIsbn(digits: string): boolean {
  if (!/^97[89]\d{10}$/.test(digits)) return false;
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
}

/** The end of the address of a book or a person. */
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "n'a que des lettres sans accent, des chiffres et des tirets"),
  v.maxLength(60, 'a plus de 60 caractères'),
);

/** A row of `books`, in the order of its file. */
export const bookRow = v.object({
  slug,
  position: v.number(),
  title: text,
  series: v.nullable(text),
  volume: v.nullable(v.number()),
  contributors: v.array(v.object({ person: slug, role: v.picklist(['author', 'illustrator']) })),
  youngest: v.number(),
  oldest: v.number(),
  themes: v.array(text),
  teaser: v.string(),
  description: text,
  extract: v.nullable(v.string()),
  isbn: v.nullable(v.pipe(v.string(), v.check(isIsbn))),
  price_cents: size,
  width_mm: size,
  height_mm: size,
  pages: size,
  published_on: v.nullable(v.pipe(v.string(), v.isoDate())),
  binding: v.nullable(v.string()),
  availability: v.picklist(['forthcoming', 'available', 'out_of_print']),
  asin: v.nullable(v.string()),
  cover_url: v.nullable(path),
  spreads: v.array(v.object({ image: path, text: v.string(), alt: text })),
  activities: v.array(v.object({ title: text, file: path })),
  press: v.array(v.object({ quote: text, source: text })),
  shops: v.array(v.object({ name: text, url: v.pipe(v.string(), v.startsWith('https://')) })),
  is_published: v.boolean(),
});
export type BookRow = v.InferOutput<typeof bookRow>;

/** A row of `book_people`. */
export const personRow = v.object({
  slug,
  name: text,
  life: v.string(),
  picture_url: v.nullable(path),
});
export type PersonRow = v.InferOutput<typeof personRow>;
