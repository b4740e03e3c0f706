import { expect, type Page } from '@playwright/test';

/**
 * The newest link of a kind in the local mailbox of an address.
 * @param kind the link's type, as the auth service names it.
 */
export async function newestLink(
  page: Page,
  email: string,
  kind: 'recovery' | 'email_change',
): Promise<string> {
  const response = await page.request.get('/__mailbox');
  const mails = (await response.text()).split('<article>').filter((mail) => mail.includes(email));
  const link = mails
    .flatMap((mail) => [...mail.matchAll(/href="([^"]*token_hash=[^"]*)"/g)])
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .find((address) => address.includes(`type=${kind}`));
  expect(link, `a link for ${kind} in the mailbox of ${email}`).toBeDefined();
  return link ?? '';
}
