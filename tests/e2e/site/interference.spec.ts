import type { Page } from '@playwright/test';
import { holdRequests } from '../../support/gate';
import { expect, test } from '../../support/test';
import { hydrate } from './hydrated';

const FORMS = [
  { path: '/contact', fields: ['name', 'email', 'message'] },
  { path: '/escape-noel/contact', fields: ['name', 'email', 'subject', 'message'] },
  { path: '/escape-noel/login', fields: ['email', 'password'] },
  { path: '/escape-noel/mot-de-passe', fields: ['email'] },
] as const;

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

/** As password managers and correctors do, inside the form. */
const addElement = () => {
  for (const input of document.querySelectorAll('form input, form textarea')) {
    const icon = document.createElement('div');
    icon.dataset['lastpassIconRoot'] = '';
    input.before(icon);
  }
};

for (const { path, fields } of FORMS) {
  test(`what is typed on ${path} before hydration survives an extension that changes the page`, async ({
    page,
    expectProblem,
  }) => {
    // React says that the page is another one than it expects, and renders it anew.
    expectProblem(/#418|Hydration failed/);
    const gate = await holdRequests(page, '**/assets/index-*.js');
    await page.goto(path);
    await page.evaluate(addElement);
    for (const name of fields) await field(page, name).fill(`${name}@exemple.fr`);
    gate.open();
    await hydrate(page);
    await expect(page.locator('[data-lastpass-icon-root]')).toHaveCount(0);
    for (const name of fields) await expect(field(page, name)).toHaveValue(`${name}@exemple.fr`);
    const last = fields.at(-1) ?? '';
    await expect(field(page, last)).toBeFocused();
    await page.keyboard.type('!');
    await expect(field(page, last)).toHaveValue(`${last}@exemple.fr!`);
  });
}

test("Cloudflare leaves the page's addresses as they are, and where they are replaced nothing typed is lost", async ({
  page,
  request,
  expectProblem,
}) => {
  const html = await (await request.get('/contact')).text();
  const hidden = html.replaceAll(/<!--email_off-->[\s\S]*?<!--\/email_off-->/g, '');
  expect(html).toContain('mailto:');
  expect(hidden).not.toMatch(/<body[\s\S]*@/);

  expectProblem(/#418|Hydration failed/);
  await page.route('**/contact', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replaceAll(
      /<a ([^>]*)href="mailto:[^"]*"([^>]*)>[^<]*<\/a>/g,
      '<a $1href="/cdn-cgi/l/email-protection#a1"$2><span class="__cf_email__" data-cfemail="a1">[email&#160;protected]</span></a>',
    );
    await route.fulfill({ response: reply, body });
  });
  await page.goto('/contact');
  await field(page, 'message').fill('Bonjour');
  await hydrate(page);
  await expect(field(page, 'message')).toHaveValue('Bonjour');
  await expect(page.getByRole('link', { name: 'bonjour@plume-etoile.example' }).first()).toBeVisible();
});

test('what is typed while the code of the page still comes is kept too', async ({ page, expectProblem }) => {
  expectProblem(/#418|Hydration failed/);
  const gate = await holdRequests(page, '**/assets/ContactPage-*.js');
  await page.goto('/contact');
  await page.evaluate(addElement);
  await field(page, 'name').fill('Aurore');
  const asked = page.waitForRequest('**/assets/ContactPage-*.js');
  await page.mouse.move(2, 2);
  await asked;
  await field(page, 'message').fill('Bonsoir');
  gate.open();
  await hydrate(page);
  await expect(field(page, 'name')).toHaveValue('Aurore');
  await expect(field(page, 'message')).toHaveValue('Bonsoir');
});
