import * as v from 'valibot';
import type { TeamBook } from '@/api/teamBooks';
import type { BookRow } from '@/lib/book';
import { isbnText } from '@/lib/bookDetails';
import {
  filePath,
  filled,
  optional,
  optionalDecimal,
  optionalIsbn,
  optionalPath,
  optionalWhole,
  upTo,
} from './bookTexts';

/** The address of the page that adds a book: no book has it. */
export const NEW = 'nouveau';

/** The most themes that a book has. */
export const MOST_THEMES = 12;

/** The longest theme. */
export const MOST_THEME_LETTERS = 60;

const missingAge = v.number('Choisis un âge.');
const size = optionalDecimal(1, 20, 1000, 'Une mesure de 2 à 100 centimètres, avec une virgule\u00A0: 21,5');
const age = v.nullable(v.number());
const role = v.picklist(['author', 'illustrator']);
const availability = v.picklist(['forthcoming', 'available', 'out_of_print']);

/** The values of the form as they are typed, which a tab stores until they are saved. */
export const bookValues = v.object({
  slug: v.string(),
  title: v.string(),
  series: v.string(),
  volume: v.string(),
  contributors: v.array(v.object({ person: v.string(), role })),
  youngest: age,
  oldest: age,
  themes: v.array(v.string()),
  teaser: v.string(),
  description: v.string(),
  extract: v.string(),
  isbn: v.string(),
  price_cents: v.string(),
  width_mm: v.string(),
  height_mm: v.string(),
  pages: v.string(),
  published_on: v.string(),
  binding: v.string(),
  availability,
  asin: v.string(),
  cover_url: v.string(),
  spreads: v.array(v.object({ image: v.string(), text: v.string(), alt: v.string() })),
  activities: v.array(v.object({ title: v.string(), file: v.string() })),
  press: v.array(v.object({ quote: v.string(), source: v.string() })),
  shops: v.array(v.object({ name: v.string(), url: v.string() })),
});
export type BookValues = v.InferOutput<typeof bookValues>;

/** Reads what is typed as the columns of a row, with the table's limits; its messages stand next to their fields. */
export const bookSchema = v.pipe(
  v.object({
    slug: v.pipe(
      filled(60, 'Donne une adresse au livre.'),
      v.regex(
        /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
        'Des lettres minuscules sans accent et des chiffres, séparés par un tiret\u00A0: la-lune-bleue',
      ),
      v.check((slug) => slug !== NEW, 'Cette adresse est celle de cette page\u00A0: choisis-en une autre.'),
    ),
    title: filled(120, 'Donne un titre au livre.'),
    series: optional(80),
    volume: optionalWhole(1, 99),
    contributors: v.array(
      v.object({ person: v.pipe(v.string(), v.nonEmpty('Choisis une personne.')), role }),
    ),
    youngest: v.pipe(age, missingAge),
    oldest: v.pipe(age, missingAge),
    themes: v.pipe(
      v.array(upTo(MOST_THEME_LETTERS)),
      v.transform((themes) => [...new Set(themes.filter((theme) => theme !== ''))]),
      v.maxLength(MOST_THEMES, 'Douze thèmes au plus.'),
    ),
    teaser: upTo(200),
    description: filled(3000, 'Écris la description du livre.'),
    extract: optional(3000),
    isbn: optionalIsbn,
    price_cents: optionalDecimal(
      2,
      1,
      100_000,
      'Un prix en euros, de 0,01 à 1\u00A0000, avec une virgule\u00A0: 14,90',
    ),
    width_mm: size,
    height_mm: size,
    pages: optionalWhole(1, 2000),
    published_on: v.pipe(
      v.union([v.literal(''), v.pipe(v.string(), v.isoDate())], 'Choisis une date.'),
      v.transform((date) => date || null),
    ),
    binding: optional(40),
    availability,
    asin: v.pipe(
      optional(10),
      v.check(
        (asin) => asin === null || /^[A-Z0-9]{10}$/.test(asin),
        'Un ASIN a dix signes\u00A0: des capitales et des chiffres.',
      ),
    ),
    cover_url: optionalPath,
    spreads: v.array(
      v.object({
        image: filePath("Envoie l'image de cette double page."),
        text: upTo(3000),
        alt: filled(1000, "Décris l'image pour qui ne la voit pas."),
      }),
    ),
    activities: v.array(
      v.object({
        title: filled(120, "Donne un titre à l'activité."),
        file: filePath('Envoie le fichier de cette activité.'),
      }),
    ),
    press: v.array(
      v.object({
        quote: filled(1000, 'Écris la citation.'),
        source: filled(120, 'Dis de qui elle vient.'),
      }),
    ),
    shops: v.array(
      v.object({
        name: filled(80, 'Donne un nom à la librairie.'),
        url: v.pipe(
          filled(500, "Donne l'adresse de sa page."),
          v.regex(/^https:\/\/\S+$/, "L'adresse commence par https:// et n'a pas d'espace."),
        ),
      }),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['youngest'], ['oldest']],
      ({ youngest, oldest }) => youngest <= oldest,
      'Le plus grand âge ne peut pas être au-dessous du plus petit.',
    ),
    ['oldest'],
  ),
  v.forward(
    v.partialCheck(
      [['series'], ['volume']],
      ({ series, volume }) => volume === null || series !== null,
      'Un tome a besoin du nom de sa série.',
    ),
    ['series'],
  ),
);
export type BookContent = v.InferOutput<typeof bookSchema>;

/** A row as it is sent. @param before the book as it was; undefined for a new one. */
export const rowOf = (content: BookContent, before: TeamBook | undefined, isPublished: boolean): BookRow => ({
  ...content,
  position: before?.position ?? 1000,
  is_published: isPublished,
});

const decimal = (value: number | null, unit: number, digits?: number) =>
  value === null
    ? ''
    : (digits === undefined ? String(value / unit) : (value / unit).toFixed(digits)).replace('.', ',');

const whole = (value: number | null) => (value === null ? '' : String(value));

/** The values of a form on a book. */
export const valuesOf = (book: TeamBook): BookValues => ({
  slug: book.slug,
  title: book.title,
  series: book.series ?? '',
  volume: whole(book.volume),
  contributors: book.contributors,
  youngest: book.youngest,
  oldest: book.oldest,
  themes: book.themes,
  teaser: book.teaser,
  description: book.description,
  extract: book.extract ?? '',
  isbn: book.isbn === null ? '' : isbnText(book.isbn),
  price_cents: decimal(book.price_cents, 100, 2),
  width_mm: decimal(book.width_mm, 10),
  height_mm: decimal(book.height_mm, 10),
  pages: whole(book.pages),
  published_on: book.published_on ?? '',
  binding: book.binding ?? '',
  availability: book.availability,
  asin: book.asin ?? '',
  cover_url: book.cover_url ?? '',
  spreads: book.spreads,
  activities: book.activities,
  press: book.press,
  shops: book.shops,
});

/** The values of a form on a new book. */
export const BLANK: BookValues = {
  slug: '',
  title: '',
  series: '',
  volume: '',
  contributors: [],
  youngest: null,
  oldest: null,
  themes: [],
  teaser: '',
  description: '',
  extract: '',
  isbn: '',
  price_cents: '',
  width_mm: '',
  height_mm: '',
  pages: '',
  published_on: '',
  binding: '',
  availability: 'available',
  asin: '',
  cover_url: '',
  spreads: [],
  activities: [],
  press: [],
  shops: [],
};
