import type { BrowserContext, Page } from '@playwright/test';
import { SESSION_KEY } from '../../../src/api/sessionKey';
import { paths } from '../../../src/paths';
import { makeKnight, signIn, sql, type Knight } from '../../support/knight';
import { signAsProject } from '../../support/project';
import { expect, test } from '../../support/test';
import { openBehind } from '../../support/tabs';
import { answerOf } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';
import { openMenu } from './loginScreen';

const HOUR_S = 3600;

interface Session {
  access_token: string;
  refresh_token: string;
  expires_at: number;
}

const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Session | null, SESSION_KEY);

/** Makes the browser believe that its token has expired. */
const expireHere = (page: Page) =>
  page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 60 }));
  }, SESSION_KEY);

/** Shows the tab again, which checks the session. */
const comeBackTo = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Counts the renewals of a browser's session. */
function countRenewals(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (each) => {
    if (each.method() === 'POST' && each.url().includes('grant_type=refresh_token')) count += 1;
  });
  return () => count;
}

test(
  'two tabs whose session expires at the same time both stay signed in, and renew it again',
  { tag: '@hosted' },
  async ({ page, context, request }) => {
    const knight = await makeKnight(request, 'Bohort');
    await signIn(page, knight);
    await page.goto(paths.game.privacy);
    const tabs = [page, await openBehind(page)];
    for (const tab of tabs) {
      await tab.goto(paths.game.profile);
      await expect(tab.getByRole('heading', { name: 'Mon Profil' })).toBeVisible();
    }
    for (let time = 0; time < 2; time += 1) {
      const before = await stored(page);
      await expireHere(page);
      await Promise.all(tabs.map(comeBackTo));
      await expect.poll(async () => (await stored(page))?.refresh_token).not.toBe(before?.refresh_token);
      for (const tab of tabs) {
        await tab.reload();
        await expect(tab.getByRole('heading', { name: 'Mon Profil' })).toBeVisible();
        await expect(tab.getByRole('dialog')).toHaveCount(0);
      }
    }
    expect(
      await sql(request, 'select count(*)::int from auth.sessions where user_id = $1', [knight.id]),
    ).toEqual([{ count: 1 }]);
    expect(context.pages()).toHaveLength(2);
  },
);

/** The knight's session as stored an hour ago, on a device's clock: its token has expired. */
async function anHourLater(knight: Knight, deviceNowS: number): Promise<Knight> {
  const session = knight.session as Session;
  const claims = JSON.parse(
    Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString(),
  ) as Parameters<typeof signAsProject>[0]; // a token of the auth service
  const now = Math.floor(Date.now() / 1000);
  const access_token = await signAsProject({ ...claims, iat: now - 2 * HOUR_S, exp: now - HOUR_S });
  return { ...knight, session: { ...session, access_token, expires_at: deviceNowS + HOUR_S / 2 } };
}

for (const [clock, offsetS] of [
  ['an hour slow', -HOUR_S],
  ['an hour fast', HOUR_S],
] as const)
  test(
    `on a device whose clock is ${clock} an expired token is renewed once, and the answer is judged`,
    { tag: '@hosted' },
    async ({ page, context, request, expectProblem }) => {
      expectProblem(/Failed to load resource.*401/);
      const deviceNow = Date.now() + offsetS * 1000;
      await page.clock.install({ time: deviceNow });
      const knight = await makeKnight(request, 'Perceval');
      await signIn(page, await anHourLater(knight, Math.floor(deviceNow / 1000)));
      const renewals = countRenewals(context);
      const screen = new RiddleScreen(page);
      await screen.openAsKnight(1);
      await screen.try(answerOf(1));
      await expect(screen.dialogNamed('Lumière retrouvée !')).toBeVisible();
      await page.goto(paths.game.profile);
      await expect(page.getByRole('heading', { name: 'Mon Profil' })).toBeVisible();
      expect(renewals()).toBe(1);
      const session = await stored(page);
      expect((session?.expires_at ?? 0) - deviceNow / 1000).toBeGreaterThan(HOUR_S / 2);
      expect(await sql(request, 'select total_score from public.users where id = $1', [knight.id])).toEqual([
        { total_score: 5 },
      ]);
    },
  );

test(
  '« Quitter » signs out while the service cannot be reached, and the session does not come back',
  { tag: '@hosted' },
  async ({ page, request, expectProblem }) => {
    expectProblem(/logout/);
    expectProblem(/No answer, although the site answers/);
    await signIn(page, await makeKnight(request, 'Lancelot'));
    await page.goto(paths.game.profile);
    await expect(page.getByRole('heading', { name: 'Mon Profil' })).toBeVisible();
    await page.route('**/auth/v1/**', (route) => route.abort('internetdisconnected'));
    await openMenu(page);
    const failed = page.waitForEvent('requestfailed', (each) => each.url().includes('/auth/v1/logout'));
    const said = page.waitForEvent('console', (each) => each.text().includes('No answer'));
    await page.getByRole('button', { name: 'Quitter' }).click();
    await Promise.all([failed, said]);
    await expect(page).toHaveURL(paths.game.landing);
    expect(await stored(page)).toBeNull();

    await page.unrouteAll({ behavior: 'wait' });
    await page.goto(paths.game.profile);
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
    expect(await stored(page)).toBeNull();
  },
);
