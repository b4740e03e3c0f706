import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { makeKnight, signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import { makeAdmin } from '../honour/people';

const DAY = paths.admin.editionDay('2024', 1);
/** Texts that only the scripts of an area of the team's pages contain: the name of a call, a key, an address. */
const AREAS: readonly (readonly [path: string, mark: string])[] = [
  [paths.admin.stats, 'admin_stats'],
  [paths.admin.home, 'admin_morning'],
  [paths.admin.refusedAnswers, 'admin_wrong_answers'],
  [paths.admin.accounts, 'hide_name'],
  [paths.admin.accounts, 'admin_log'],
  [paths.admin.messages, 'admin_messages'],
  [paths.admin.contest, 'draw_contest'],
  [paths.admin.visits, 'admin_visits'],
  [paths.admin.editions, 'workshop_editions'],
  [DAY, 'escape-noel-atelier'],
  [DAY, 'try_answer'],
  [DAY, 'edition-drafts'],
  [paths.admin.editionVersions('2024'), 'edition_history'],
  [paths.admin.preview('2024'), 'Aperçu du jeu'],
];
/** Also the frame of pictures, which loads once one is chosen (rule 17.9). */
const MARKS = [...AREAS.map(([, mark]) => mark), 'ReactCrop'];
const ADDRESSES = [...new Set(AREAS.map(([path]) => path)), paths.admin.compare];
const PLAYED = [
  paths.home,
  paths.game.landing,
  paths.game.riddle(1),
  paths.game.constellation,
  paths.game.leaderboard,
  paths.game.artefacts,
  paths.game.contest,
  paths.game.contestRules,
  paths.game.final,
  paths.game.archives,
  paths.game.profile,
  paths.game.privacy,
  paths.archive('2023').landing,
];

/** The addresses of the scripts that a page requests, preloads included. */
function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  return scripts;
}

const texts = new Map<string, string>();

/** The marks of the team's pages in scripts. */
async function marksIn(request: APIRequestContext, scripts: ReadonlySet<string>): Promise<string[]> {
  for (const path of scripts) if (!texts.has(path)) texts.set(path, await (await request.get(path)).text());
  return MARKS.filter((mark) => [...scripts].some((path) => texts.get(path)?.includes(mark)));
}

/** Opens pages one after the other, until each has what it loads. */
async function openAll(page: Page, addresses: readonly string[]): Promise<void> {
  for (const path of addresses) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('load');
  }
}

test("an admin's browser loads the scripts of each of the team's pages", async ({ page, request }) => {
  test.slow();
  const scripts = scriptsOf(page);
  await signIn(page, await makeAdmin(request));
  for (const [path, mark] of AREAS) {
    await page.goto(path);
    await expect.poll(() => marksIn(request, scripts), { message: `${mark} at ${path}` }).toContain(mark);
  }
});

for (const role of ['visitor', 'knight'] as const)
  test(`a ${role}'s browser loads no byte of the team's pages, even at their addresses${role === 'visitor' ? ' @full' : ''}`, async ({
    page,
    request,
  }) => {
    test.slow();
    const scripts = scriptsOf(page);
    if (role === 'knight') await signIn(page, await makeKnight(request));
    await openAll(page, PLAYED);
    for (const path of ADDRESSES) {
      await page.goto(path);
      await expect(page).toHaveURL(role === 'knight' ? paths.game.landing : paths.game.login);
    }
    expect(scripts.size).toBeGreaterThan(30);
    expect(await marksIn(request, scripts)).toEqual([]);
    // No list of a worker fetches others in the background.
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });
