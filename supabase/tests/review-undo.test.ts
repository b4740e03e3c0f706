import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, type ApiClient, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
let admin: ApiClient & { id: string };
type Knight = ApiClient & { id: string };

beforeAll(async () => {
  backend = await openTestBackend();
  admin = await backend.newKnight();
  await backend.query('update public.users set is_admin = true, isnotuser = true where id = $1', [admin.id]);
});
afterAll(() => backend.close());

const decide = (knight: Knight, review: boolean, media = false) =>
  admin.request('/rest/v1/rpc/validate_user_review', {
    method: 'POST',
    body: { user_uuid: knight.id, has_review: review, has_media: media },
  });
const solve = (knight: Knight, day: number) =>
  knight.call('submit_answer', { day, answer: `motcache ${day}` });
async function giveUp(knight: Knight, day: number) {
  for (const rang of [1, 2, 3]) await knight.call('reveal_hint', { day, rang });
  await knight.call('reveal_answer', { day });
}
const standing = async ({ id }: Knight) => {
  const [row] = await backend.query('select total_score, score_reached_at from public.users where id = $1', [
    id,
  ]);
  return { total: row?.['total_score'], reached: new Date(String(row?.['score_reached_at'])).toISOString() };
};

const BEFORE = '2024-12-02T08:00:00.000Z';
const UNDONE = '2024-12-02T20:00:00.000Z';

/** A knight with the five points of day 1 since 8 o'clock, whose review is validated at 9. */
async function validated() {
  await backend.setClock(BEFORE);
  const knight = await backend.newKnight();
  await solve(knight, 1);
  await backend.setClock('2024-12-02T09:00:00Z');
  await decide(knight, true);
  return knight;
}

describe('Withdrawing a review (rule 6.2)', () => {
  const keeps: [string, (knight: Knight) => Promise<unknown>][] = [
    ['nothing happened since', () => Promise.resolve()],
    ['a hint was revealed', (knight) => knight.call('reveal_hint', { day: 2, rang: 1 })],
    ['a riddle was revealed, for no points', (knight) => giveUp(knight, 2)],
    ['a solved day was answered again', (knight) => solve(knight, 1)],
    ['a photo was validated and withdrawn', (knight) => decide(knight, true, true)],
    [
      'the review was withdrawn and validated again',
      async (knight) => {
        await decide(knight, false);
        await decide(knight, true);
      },
    ],
  ];
  test.each(keeps)('gives the place of before back where %s', async (_, since) => {
    const knight = await validated();
    await backend.setClock('2024-12-02T12:00:00Z');
    await since(knight);
    await backend.setClock(UNDONE);
    await decide(knight, false);
    expect(await standing(knight)).toEqual({ total: 5, reached: BEFORE });
  });

  const loses: [string, (knight: Knight) => Promise<unknown>][] = [
    [
      'a reset and the same answer',
      async (knight) => {
        await knight.call('reset_progress');
        await solve(knight, 1);
      },
    ],
    [
      'a reset and an import',
      async (knight) => {
        await knight.call('reset_progress');
        await knight.call('import_progress', { entries: [{ day: 2, answer: 'motcache 2' }] });
      },
    ],
    [
      'a reset and another day, with a decision between them',
      async (knight) => {
        await knight.call('reset_progress');
        await decide(knight, true, true);
        await decide(knight, true, false);
        await solve(knight, 3);
      },
    ],
    [
      'a reset, an answer worth less and others',
      async (knight) => {
        await knight.call('reset_progress');
        for (const day of [2, 3]) {
          for (const rang of day === 2 ? [1] : [1, 2]) await knight.call('reveal_hint', { day, rang });
          await solve(knight, day);
        }
      },
    ],
  ];
  test.each(loses)('gives no place back that %s took away, though the total is equal', async (_, since) => {
    const knight = await validated();
    // At the very instant of the decision: what counts is what happened, not when.
    await backend.setClock('2024-12-02T09:00:00Z');
    await since(knight);
    await backend.setClock(UNDONE);
    await decide(knight, false);
    expect(await standing(knight)).toEqual({ total: 5, reached: UNDONE });
  });

  test('gives no place back after a reset of a quest without points', async () => {
    await backend.setClock(BEFORE);
    const knight = await backend.newKnight();
    await giveUp(knight, 2);
    await decide(knight, true);
    await backend.setClock('2024-12-02T12:00:00Z');
    await knight.call('reset_progress');
    await giveUp(knight, 2);
    await backend.setClock(UNDONE);
    await decide(knight, false);
    expect(await standing(knight)).toEqual({ total: 0, reached: UNDONE });
  });

  test('and validating it again gives back the place that its withdrawal took, unless points came since', async () => {
    const knight = await validated();
    const withReview = await standing(knight);
    await backend.setClock('2024-12-02T12:00:00Z');
    await decide(knight, false);
    await backend.setClock(UNDONE);
    await decide(knight, true);
    expect(await standing(knight)).toEqual(withReview);
    await decide(knight, false);
    await solve(knight, 2);
    await knight.call('reset_progress');
    await solve(knight, 1);
    await decide(knight, true);
    expect(await standing(knight)).toEqual({ total: 15, reached: UNDONE });
  });
});
