import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { makeKnight } from '../../support/knight';
import { API_URL, PUBLIC_KEY } from '../../support/project';
import { expect, test } from '../../support/test';
import { sentAnswerOf } from '../riddle/edition';

/** Calls the data API from a page, as its scripts do: a browser first asks an API of another origin whether it may send each header. */
const askFrom = (page: Page, token: string) => (path: string, body: object | null, knight?: string) =>
  page.evaluate(
    async ([url, headers, sent]) => {
      const reply = await fetch(url, sent === null ? { headers } : { method: 'POST', headers, body: sent });
      return { status: reply.status, json: (await reply.json()) as unknown };
    },
    [
      `${API_URL}/rest/v1/${path}`,
      {
        apikey: PUBLIC_KEY,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(knight === undefined ? {} : { 'x-knight': knight }),
      },
      body && JSON.stringify(body),
    ] as const,
  );

test(
  'two knights of an account have a journey each, and a header that names a knight of another account is refused',
  { tag: '@hosted' },
  async ({ page, request, expectProblem }) => {
    expectProblem(/Failed to load resource.*404/);
    const first = await makeKnight(request, 'Perceval');
    const stranger = await makeKnight(request, 'Mordred');
    const { access_token } = first.session as { access_token: string }; // the auth service's reply, in makeKnight
    await page.goto(paths.game.legal);
    const ask = askFrom(page, access_token);
    const added = await ask('rpc/add_knight', { name: 'Blanchefleur', portrait: 2 });
    expect(added).toMatchObject({ status: 200, json: { status: 'added' } });
    const second = (added.json as { id: string }).id;

    const answer = { day: 1, answer: sentAnswerOf(1) };
    expect(await ask('rpc/submit_answer', answer, second)).toMatchObject({ json: { status: 'correct' } });
    const rows = 'enigme_progress?select=user_id';
    expect((await ask(rows, null, second)).json).toEqual([{ user_id: second }]);
    expect((await ask(rows, null)).json).toEqual([]);
    expect(await ask('rpc/my_standing', {}, second)).toMatchObject({ json: { completed_enigmes: 1 } });
    expect(await ask('rpc/my_standing', {})).toMatchObject({ json: { completed_enigmes: 0 } });

    for (const forged of [stranger.id, crypto.randomUUID(), 'perceval'])
      for (const [path, body] of [
        [rows, null],
        ['rpc/submit_answer', answer],
      ] as const)
        expect(await ask(path, body, forged)).toMatchObject({
          status: 404,
          json: { hint: 'unknown_knight' },
        });
  },
);
