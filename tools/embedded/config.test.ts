import { readFile } from 'node:fs/promises';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { authConfig } from './config.ts';

const auth = await authConfig({ siteUrl: 'http://127.0.0.1:4173', confirmEmails: false });

test('a hosted project confirms addresses, and the embedded one need not', async () => {
  expect(parse(await readFile('supabase/config.toml', 'utf8'))).toMatchObject({
    auth: { email: { enable_confirmations: true } },
  });
  expect(auth.email.enable_confirmations).toBe(false);
});

test.each([
  ['confirmation', 'signup'],
  ['recovery', 'recovery'],
  ['email_change', 'email_change'],
] as const)(
  'the e-mail « %s » has one link, with a one-time token that the auth service verifies',
  async (name, type) => {
    const html = await readFile(auth.email.template[name].content_path, 'utf8');
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      `{{ .SiteURL }}?token_hash={{ .TokenHash }}&amp;type=${type}`,
    ]);
    expect(html).not.toContain('ConfirmationURL');
  },
);
