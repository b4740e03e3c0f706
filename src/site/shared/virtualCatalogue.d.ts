/** tools/catalogue/plugin.ts: the published books, in the order of their shelves. */
declare module 'virtual:catalogue' {
  const cards: readonly {
    slug: string;
    title: string;
    series: string | null;
    volume: number | null;
    authors: readonly { slug: string; name: string }[];
    youngest: number;
    oldest: number;
    asin: string | null;
    cover_url: string | null;
  }[];
  export default cards;
}
declare module 'virtual:catalogue/descriptions' {
  const descriptions: Readonly<Record<string, string>>;
  export default descriptions;
}
/** The themes that at least two books have. */
declare module 'virtual:catalogue/moments' {
  const moments: readonly {
    slug: string;
    title: string;
    /** The slugs of its books. */
    books: readonly string[];
  }[];
  export default moments;
}
/** The words by which a book is found; its description is in the module of descriptions. */
declare module 'virtual:catalogue/words' {
  const words: readonly {
    slug: string;
    title: string;
    series: string;
    people: string;
    themes: string;
    teaser: string;
  }[];
  export default words;
}
declare module 'virtual:catalogue/people' {
  import type { PersonDetails } from '@/lib/personDetails';

  const loaders: Readonly<Record<string, () => Promise<{ default: PersonDetails }>>>;
  export default loaders;
}
/** Authors and illustrators. */
declare module 'virtual:catalogue/persons' {
  const persons: readonly { slug: string; name: string }[];
  export default persons;
}
declare module 'virtual:catalogue/books' {
  import type { BookDetails } from '@/lib/bookDetails';

  const loaders: Readonly<Record<string, () => Promise<{ default: BookDetails }>>>;
  export default loaders;
}
declare module 'virtual:catalogue/schools' {
  import type { BookRow } from '@/lib/book';

  /** The youngest readers' first. */
  const books: readonly (Pick<
    BookRow,
    'slug' | 'title' | 'cover_url' | 'youngest' | 'oldest' | 'themes' | 'activities'
  > & { author: string; spreads: number })[];
  export default books;
}
declare module 'virtual:catalogue/press' {
  import type { BookRow } from '@/lib/book';

  /** The newest first. */
  const books: readonly (Pick<BookRow, 'slug' | 'title' | 'cover_url' | 'published_on' | 'press'> & {
    author: string;
  })[];
  export default books;
}
declare module 'virtual:catalogue/trade' {
  import type { BookRow } from '@/lib/book';

  const books: readonly (Pick<
    BookRow,
    | 'slug'
    | 'title'
    | 'cover_url'
    | 'isbn'
    | 'price_cents'
    | 'pages'
    | 'width_mm'
    | 'height_mm'
    | 'binding'
    | 'published_on'
    | 'availability'
  > & { author: string })[];
  export default books;
}
