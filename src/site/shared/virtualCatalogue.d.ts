/** tools/catalogue/plugin.ts: the published books, in the order of their shelves. */
declare module 'virtual:catalogue' {
  const cards: readonly {
    slug: string;
    title: string;
    series: string | null;
    volume: number | null;
    author: string | null;
    youngest: number;
    oldest: number;
    asin: string | null;
  }[];
  export default cards;
}
declare module 'virtual:catalogue/descriptions' {
  const descriptions: Readonly<Record<string, string>>;
  export default descriptions;
}
declare module 'virtual:catalogue/books' {
  import type { BookDetails } from '@/lib/bookDetails';

  const loaders: Readonly<Record<string, () => Promise<{ default: BookDetails }>>>;
  export default loaders;
}
declare module 'virtual:catalogue/trade' {
  import type { BookRow } from '@/lib/book';

  const books: readonly (Pick<
    BookRow,
    | 'slug'
    | 'title'
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
