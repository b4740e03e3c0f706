import { createHash } from 'node:crypto';

/** The addresses outside the page's own origin that the application may talk to. */
export interface PolicyOrigins {
  supabase: string | null;
  email: string | null;
}

/**
 * The content-security policy of a page, for its `<meta>` element: only what is used.
 * @param inlineScripts the text of each script written in the page.
 * @param origins where the application's requests go.
 */
export function contentSecurityPolicy(inlineScripts: readonly string[], origins: PolicyOrigins): string {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const backend = origins.supabase ? [origins.supabase] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    // The pages written ahead, the motion library and the picture capture write style attributes; the page's own sheet is inlined.
    'style-src': ["'self'", "'unsafe-inline'"],
    // `data:` and `blob:` are the shared pictures on their way; the backend may keep an edition's media.
    'img-src': ["'self'", 'data:', 'blob:', ...backend],
    'media-src': ["'self'", 'blob:', ...backend],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backend, ...(origins.email ? [origins.email] : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'form-action': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
