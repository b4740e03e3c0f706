import { expect, type Page } from '@playwright/test';

/** The e-mails of an address in the local mailbox, as HTML, the newest first. */
export async function mailsIn(page: Page, email: string): Promise<string[]> {
  const response = await page.request.get('/__mailbox');
  return (await response.text()).split('<article>').filter((mail) => mail.includes(email));
}

/**
 * The newest link of a kind in the local mailbox of an address.
 * @param kind the link's type, as the auth service names it.
 */
export async function newestLink(
  page: Page,
  email: string,
  kind: 'signup' | 'recovery' | 'email_change',
): Promise<string> {
  const link = (await mailsIn(page, email))
    .flatMap((mail) => [...mail.matchAll(/href="([^"]*token_hash=[^"]*)"/g)])
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .find((address) => address.includes(`type=${kind}`));
  expect(link, `a link for ${kind} in the mailbox of ${email}`).toBeDefined();
  return link ?? '';
}
