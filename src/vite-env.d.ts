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
