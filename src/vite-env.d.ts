/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_ANON_KEY: string;
  /** Set by the embedded backend, which replaces the real service. */
  readonly VITE_EMAIL_ORIGIN?: string;
  /** `off` publishes a release that takes the service worker away (docs/deployment.md). */
  readonly VITE_OFFLINE?: string;
}

/** tools/pictures.ts. */
declare module '*.svg?react' {
  import type { FunctionComponent, SVGProps } from 'react';

  const Drawing: FunctionComponent<SVGProps<SVGSVGElement>>;
  export default Drawing;
}

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
  import type { BookDetails } from '@/site/shared/bookDetails';

  const loaders: Readonly<Record<string, () => Promise<{ default: BookDetails }>>>;
  export default loaders;
}
