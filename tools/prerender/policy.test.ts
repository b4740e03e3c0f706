import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './policy';

const origins = { supabase: 'https://projet.supabase.co', email: 'https://api.emailjs.com' };

describe('The content-security policy', () => {
  test('lets requests go to the page itself, the backend and the e-mail service, and nowhere else', () => {
    expect(contentSecurityPolicy('', origins)).toContain(
      "connect-src 'self' https://projet.supabase.co https://api.emailjs.com;",
    );
    expect(contentSecurityPolicy('', { supabase: null, email: null })).toContain("connect-src 'self';");
  });

  test('lets the media of an edition come from the backend, and no script of it', () => {
    const policy = contentSecurityPolicy('', origins);
    expect(policy).toContain("img-src 'self' data: blob: https://projet.supabase.co;");
    expect(policy).toContain("media-src 'self' blob: https://projet.supabase.co;");
    expect(policy).not.toMatch(/(script|object|frame|default)-src [^;]*supabase/);
  });

  test('names the inline script by its hash, as the browser computes it', () => {
    // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(contentSecurityPolicy('alert(1)', origins)).toContain(
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    );
  });

  test('lets no form be sent without scripts, which would write what was typed in the address', () => {
    expect(contentSecurityPolicy('', origins)).toContain("form-action 'none';");
  });

  test('allows no other inline script', () => {
    expect(contentSecurityPolicy('', origins)).toMatch(/script-src 'self' 'sha256-[^ ]+';/);
  });
});
