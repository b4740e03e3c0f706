import { createHash } from 'node:crypto';

/** The addresses outside the page's own origin that the application may talk to. */
export interface PolicyOrigins {
  supabase: string | null;
  email: string | null;
}

/**
 * The content-security policy of every page: only what is used.
 * @param inlineScript the text of the one inline script.
 * @param origins where the application's requests go.
 */
export function contentSecurityPolicy(inlineScript: string, origins: PolicyOrigins): string {
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  const backend = origins.supabase ? [origins.supabase] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'sha256-${hash}'`],
    // Prerendered pages inline their styles; the motion library and the picture capture write style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    // `data:` and `blob:`: captured pictures. The backend may store an edition's media.
    'img-src': ["'self'", 'data:', 'blob:', ...backend],
    'media-src': ["'self'", 'blob:', ...backend],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backend, ...(origins.email ? [origins.email] : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    // Scripts send the forms: natively, what was typed would stand in the address.
    'form-action': ["'none'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
