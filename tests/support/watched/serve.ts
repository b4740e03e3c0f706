import type { Page } from '@playwright/test';

/** Pages served by the tests themselves: what is checked here is the watch, not the product. */
const ORIGIN = 'http://watched.test';
export const STRICT_POLICY = "default-src 'none'; script-src 'self'; style-src 'self'";

interface Answer {
  status?: number;
  body: string;
  policy?: string;
}

/** Answers the page's own address with `body`, and every other address of that origin with a 204. */
export async function serve(page: Page, { status = 200, body, policy }: Answer): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const isPage = new URL(route.request().url()).pathname === '/';
    if (!isPage) return route.fulfill({ status: 204 });
    return route.fulfill({
      status,
      contentType: 'text/html; charset=utf-8',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: `<!doctype html><html lang="fr"><title>Essai</title><main><h1>Essai</h1>${body}</main></html>`,
    });
  });
  await page.goto(`${ORIGIN}/`);
}
