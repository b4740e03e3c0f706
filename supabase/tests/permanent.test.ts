import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEditionsBackend, type EditionsBackend } from './support/editions.ts';

let backend: EditionsBackend;
beforeAll(async () => {
  backend = await openEditionsBackend();
});
afterAll(() => backend.close());

/** The records of who did what, which must never be rewritten: every row as text, without the place that undoing a review restores. */
async function history(): Promise<string[]> {
  const rows = await backend.query(
    ['team_decisions', 'edition_versions', 'contest_draws', 'review_decisions', 'accepted_answers']
      .map(
        (table) =>
          `select '${table} ' || (to_jsonb(kept) - 'had_reached_at')::text as line from private.${table} as kept`,
      )
      .join(' union all '),
  );
  return rows.map(({ line }) => String(line));
}

test('No call of an admin rewrites or removes what says who did what', async () => {
  await backend.startAfresh();
  const [author, attacker, knight] = [
    await backend.newAdmin(),
    await backend.newAdmin(),
    await backend.newKnight({ username: 'Perceval' }),
  ];
  const send = (who: typeof author, name: string, body: object) =>
    who.request(`/rest/v1/rpc/${name}`, { method: 'POST', body });
  await knight.call('submit_answer', { day: 2, answer: 'lanterne' });
  await send(author, 'hide_name', { user_uuid: knight.id, name: 'Perceval', reason: 'Vrai nom' });
  await send(author, 'set_out_of_ranking', { user_uuid: knight.id, is_out: true, reason: 'À plusieurs' });
  await send(author, 'validate_user_review', { user_uuid: knight.id, has_review: true, has_media: false });
  await send(author, 'accept_answer', { day: 2, answer: 'lanterne' });
  await send(author, 'save_message', { edition: 'tests', day: 2, body: 'Lanterne est juste.' });
  const message = await backend.value('select max(id) from private.day_messages');
  await send(author, 'set_message_status', { message, status: 'published' });
  await backend.query("update public.editions set contest_ends_at = '2020-01-01' where code = 'tests'");
  await send(author, 'draw_contest', { edition: 'tests', seed: '1', winners: 1 });
  const before = await history();
  expect(new Set(before.map((line) => line.split(' ')[0])).size).toBe(5);

  const versions = Number(await backend.value('select max(id) from private.edition_versions'));
  const attacks: [string, object][] = [
    ['restore_name', { user_uuid: knight.id, name: 'Perceval' }],
    ['set_out_of_ranking', { user_uuid: knight.id, is_out: false }],
    ['validate_user_review', { user_uuid: knight.id, has_review: false, has_media: false }],
    ['accept_answer', { day: 2, answer: 'LANTERNE' }],
    ['save_message', { edition: 'tests', day: 3, body: 'Autre chose.', message }],
    ['set_message_status', { message, status: 'deleted' }],
    ['set_message_status', { message, status: 'resolved' }],
    ['draw_contest', { edition: 'tests', seed: '1', winners: 3 }],
    ['draw_contest', { edition: 'tests', seed: '2', winners: 1 }],
    ['delete_draft', { edition: 'tests' }],
    ['create_edition', { edition: 'tests', changes: [] }],
    ['save_edition', { edition: 'tests', changes: [{ day: 1, content: null, based_on: null }] }],
    ['apply_draft', { edition: 'tests', version: versions }],
    ['publish_edition', { code: 'tests' }],
  ];
  for (const [name, body] of attacks) {
    await send(attacker, name, body);
    const after = new Set(await history());
    expect([name, before.filter((line) => !after.has(line))]).toEqual([name, []]);
  }
  for (const table of ['team_decisions', 'edition_versions', 'day_messages', 'contest_draws', 'visits'])
    for (const method of ['PATCH', 'DELETE', 'POST', 'PUT']) {
      const path = `/rest/v1/${table}?edition=eq.tests`;
      const { status } = await attacker.request(path, { method, body: { edition: 'tests' } });
      expect([table, method, status]).toEqual([
        table,
        method,
        expect.toSatisfy((code: number) => code >= 400),
      ]);
    }
  expect((await history()).filter((line) => before.includes(line))).toHaveLength(before.length);
});
