import { expect, test } from 'vitest';
import { googlePage, mailboxPage } from './standIns.ts';

const page = (redirect: string) => googlePage(new URLSearchParams({ redirect_uri: redirect, state: 's' }));

test('the stand-in for Google returns a code or a refusal', () => {
  const html = page('http://127.0.0.1:4173/auth/v1/callback');
  expect(html).toMatch(/href="\/auth\/v1\/callback\?code=[\w-]+&amp;state=s"/);
  expect(html).toContain('href="/auth/v1/callback?error=access_denied&amp;state=s"');
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/',
  'https://evil.example/auth/v1/callback',
])('audit finding 1: the stand-in for Google never links to « %s »', (redirect) => {
  const links = [...page(redirect).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links.filter((href) => !href?.startsWith('/auth/v1/callback?'))).toEqual([]);
  expect(links).toHaveLength(3);
});

test('the mailbox shows the link of a mail, whatever line breaks its HTML has', () => {
  const html =
    '<p>\n <a href="http://127.0.0.1:4173/escape-noel?token_hash=abc&amp;type=recovery"\n >Choisir</a\n >\n</p>';
  expect(mailboxPage([{ to: 'a@exemple.fr', subject: 'Lien', html, sentAt: '2024-12-01' }])).toContain(
    '<a href="http://127.0.0.1:4173/escape-noel?token_hash=abc&amp;type=recovery">',
  );
});
