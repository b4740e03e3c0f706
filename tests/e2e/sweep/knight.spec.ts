import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { EMBEDDED_ANON_KEY } from '../../../tools/embedded/config';
import { holdTimers } from '../../support/clock';
import { LONGEST_NAME, makeKnight, nameless, signIn, type Knight } from '../../support/knight';
import { expectSoundPage, openWhole } from '../../support/soundPage';
import { expect, test } from '../../support/test';
import { makeQuestor, withDoorOpen } from '../quest/questors';
import { PAST_EDITION } from '../riddle/edition';
import { gameAddresses, MISSING, TABLE } from './addresses';

const { game } = paths;
/** Pages that say the same to a knight as to a visitor, whose sweep opens them; a page that is missing here costs time alone. */
const SAME_FOR_VISITORS: readonly string[] = [
  game.login,
  game.privacy,
  game.legal,
  game.contestRules,
  game.archives,
  paths.archive(PAST_EDITION).print,
  `${game.landing}${MISSING}`,
];
/** « Bienvenue de retour » would come in the middle of the checks. */
const WELCOME_MS = 2_000;
/** Prefix of the addresses of projected days. */
const PROJECTED = paths.blackboard(1).slice(0, -1);
/** Their artefacts are the tools of days 15 and 19. */
const TOOLS = [5, 14];

/** Opens a round table of the longest name. @returns its address. */
async function openTable(request: APIRequestContext, knight: Knight): Promise<string> {
  const { access_token } = knight.session as { access_token: string }; // the auth service's own reply, in makeKnight
  const reply = await request.post('/rest/v1/rpc/create_round_table', {
    headers: { apikey: EMBEDDED_ANON_KEY, authorization: `Bearer ${access_token}` },
    data: { name: 'W'.repeat(40) },
  });
  const { id } = (await reply.json()) as { id: number };
  return paths.roundTable(id);
}

async function sweep(page: Page, address: string): Promise<void> {
  await withDoorOpen(page);
  if (address === game.landing) await holdTimers(page, WELCOME_MS);
  await openWhole(page, address);
  expect(new URL(page.url()).pathname).toBe(address);
  await expectSoundPage(page, { paged: address.startsWith(PROJECTED) });
}

for (const address of gameAddresses.filter((each) => !SAME_FOR_VISITORS.includes(each)))
  test(`${address} is sound for a knight`, { tag: '@phone' }, async ({ page, request }) => {
    const knight = await makeQuestor(request, TOOLS, LONGEST_NAME);
    await signIn(page, knight);
    await sweep(page, address === TABLE ? await openTable(request, knight) : address);
  });

test('the choice of a name is sound', { tag: '@phone' }, async ({ page, request }) => {
  await signIn(page, nameless(await makeKnight(request)));
  await sweep(page, game.profile);
  await expect(page.getByRole('button', { name: 'Commencer la quête' })).toBeVisible();
});
