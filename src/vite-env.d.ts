/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_ANON_KEY: string;
  /** Where the e-mail service answers; the real one unless the embedded backend stands in for it. */
  readonly VITE_EMAIL_ORIGIN?: string;
}

/** A drawing as a component (tools/pictures.ts). */
declare module '*.svg?react' {
  import type { FunctionComponent, SVGProps } from 'react';

  const Drawing: FunctionComponent<SVGProps<SVGSVGElement>>;
  export default Drawing;
}
