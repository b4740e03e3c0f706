import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { openFinalSentenceBackend, type FinalSentenceBackend } from './support/finalSentence.ts';
import type { ApiClient } from './support/testBackend.ts';

let backend: FinalSentenceBackend;
type Knight = ApiClient & { id: string };
let knight: Knight;
let other: Knight;
let admin: Knight;

/** Data that my_data() leaves out, with the reason: a column, or a whole table (« * »). */
const LEFT_OUT: Record<string, string> = {
  'private.search_texts.*': 'derived: the name and the address, folded',
  'public.users.name_forms': 'derived: the sounds of the name',
  'private.accepted_answers.forms': 'derived: the sounds of the answer',
  'private.accepted_answers.admin_id': 'the caller',
  'private.review_decisions.admin_id': 'another person',
  'private.team_decisions.admin_id': 'another person',
  'private.workshop_editions.*': "the publisher's texts: an admin reads who saved them in the workshop",
  'private.edition_versions.*': "the publisher's texts: an admin reads who saved them in the workshop",
  'private.contest_draws.*': "the publisher's: an admin reads who drew",
  'private.day_messages.*': "the publisher's texts: an admin reads who wrote them",
  'auth.users.encrypted_password': 'secret',
  'auth.users.confirmation_token': 'secret',
  'auth.users.recovery_token': 'secret',
  'auth.users.email_change_token_new': 'secret',
  'auth.users.email_change_token_current': 'secret',
  'auth.users.phone_change_token': 'secret',
  'auth.users.reauthentication_token': 'secret',
  'auth.sessions.refresh_token_hmac_key': 'secret',
  'auth.sessions.refresh_token_counter': 'technical: counts the renewals of a secret',
  'auth.refresh_tokens.*': 'secret',
  'auth.flow_state.*': 'secret: an unfinished sign-in, for minutes',
};

const rows = v.array(v.record(v.string(), v.unknown()));
const tableOf = async (client: Knight, key: string) => v.parse(rows, (await client.call('my_data'))[key]);

async function play(who: Knight, wrong: string) {
  await who.call('reveal_hint', { day: 1, rang: 1 });
  for (const [name, input] of [
    ['submit_answer', { day: 1, answer: 'motcache 1' }],
    ['submit_bonus_answer', { day: 1, answer: wrong }],
    ['submit_bonus_answer', { day: 1, answer: 'trésor caché 1' }],
    ['submit_answer', { day: 2, answer: wrong }],
    ['submit_answer', { day: 3, answer: `${wrong} accepté` }],
    ['submit_final_sentence', { answer: wrong }],
  ] as const)
    await who.call(name, input);
  for (const rang of [1, 2, 3]) await who.call('reveal_hint', { day: 4, rang });
  await who.call('reveal_answer', { day: 4 });
  await backend.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     values (gen_random_uuid(), 'google', $1::text, $2::uuid, jsonb_build_object('full_name', 'Famille ' || $1::text))`,
    [wrong, who.id],
  );
  await backend.query(
    "insert into auth.sessions (id, user_id, ip, user_agent) values (gen_random_uuid(), $1, '192.0.2.7', $2)",
    [who.id, `Navigateur ${wrong}`],
  );
}

beforeAll(async () => {
  backend = await openFinalSentenceBackend();
  await backend.apply(backend.whole);
  admin = await backend.newKnight();
  await backend.query('update public.users set is_admin = true where id = $1', [admin.id]);
  [knight, other] = [await backend.newKnightWithFragments(), await backend.newKnightWithFragments()];
  // The day's own fragment and artefact are given by playing.
  await play(knight, 'hérisson');
  await play(other, 'belette');
  for (const { id } of [knight, other])
    await admin.request('/rest/v1/rpc/validate_user_review', {
      method: 'POST',
      body: { user_uuid: id, has_review: true, has_media: false },
    });
  await admin.call('hide_name', { user_uuid: knight.id, name: 'knight2', reason: 'Vrai nom' });
  await admin.call('set_out_of_ranking', { user_uuid: knight.id, is_out: true, reason: 'À plusieurs' });
  for (const answer of ['hérisson accepté', 'belette accepté'])
    await admin.call('accept_answer', { day: 3, answer });
  await knight.call('create_round_table', { name: 'Les cousins' });
  await backend.query(
    'insert into private.round_table_members (table_id, user_id) select id, $1 from private.round_tables',
    [other.id],
  );
  await knight.call('reveal_final_sentence_hint', { rang: 1 });
  await backend.query(
    'insert into private.replayed_days select users.id, tests.riddle(1) from public.users where users.id = any ($1::uuid[])',
    [[knight.id, other.id]],
  );
  await backend.query(
    `insert into public.edition_results (user_id, edition, total_score, completed_enigmes, review_points, media_points)
     values ($1, 'tests', 8, 2, false, false)`,
    [knight.id],
  );
});
afterAll(() => backend.close());

/** Every column of the tables tied to a user: by a foreign key, or by a column's name. */
const TIED = `
  select namespaces.nspname || '.' || classes.relname as "table", columns.attname as "column"
  from pg_catalog.pg_class as classes
  join pg_catalog.pg_namespace as namespaces on namespaces.oid = classes.relnamespace
  join pg_catalog.pg_attribute as columns
    on columns.attrelid = classes.oid and columns.attnum > 0 and not columns.attisdropped
  where namespaces.nspname in ('public', 'private', 'auth') and classes.relkind in ('r', 'p')
    and (classes.oid in ('public.users'::regclass, 'auth.users'::regclass)
      or exists (
        select from pg_catalog.pg_constraint as keys
        where keys.conrelid = classes.oid
          and keys.confrelid in ('public.users'::regclass, 'auth.users'::regclass))
      or exists (
        select from pg_catalog.pg_attribute as named
        where named.attrelid = classes.oid
          and named.attname ~ '^(user|knight|admin|player|account|owner|author|actor)(_id|_uuid)?$'))`;

const columnsOfUsers = async () =>
  v.parse(v.array(v.object({ table: v.string(), column: v.string() })), await backend.query(TIED));

describe('my_data (rule 1.7)', () => {
  test('holds every column of every table that is tied to a user, or the list says why not', async () => {
    const data = { knight: await knight.call('my_data'), admin: await admin.call('my_data') };
    const missing = (await columnsOfUsers()).flatMap(({ table, column }) => {
      const key = table.replace(/^(public|private)\./, '').replace('.', '_');
      const found = v.safeParse(rows, data[key === 'accepted_answers' ? 'admin' : 'knight'][key]);
      const held = found.success && found.output.some((row) => column in row);
      return held || LEFT_OUT[`${table}.*`] || LEFT_OUT[`${table}.${column}`] ? [] : [`${table}.${column}`];
    });
    expect(missing).toEqual([]);
  });

  test('leaves out no more than the list says, and the list names only what exists', async () => {
    const tied = new Set(
      (await columnsOfUsers()).flatMap(({ table, column }) => [`${table}.*`, `${table}.${column}`]),
    );
    expect(Object.keys(LEFT_OUT).filter((name) => !tied.has(name))).toEqual([]);
    const text = JSON.stringify(await knight.call('my_data'));
    const names = Object.keys(LEFT_OUT).flatMap((path) => path.split('.').slice(2));
    expect(names.filter((name) => text.includes(`"${name}"`))).toEqual([]);
  });

  test('tells what was typed, revealed, regraded and decided, and how the knight signs in', async () => {
    const wrong = await tableOf(knight, 'wrong_answers');
    expect(wrong).toHaveLength(3);
    expect(wrong).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'riddle', enigme_id: await backend.riddle(2), typed: 'hérisson' }),
        expect.objectContaining({ kind: 'bonus', enigme_id: await backend.riddle(1) }),
        expect.objectContaining({ kind: 'final_sentence', enigme_id: null }),
      ]),
    );
    expect(await tableOf(knight, 'answer_reveals')).toMatchObject([{ enigme_id: await backend.riddle(4) }]);
    expect(await tableOf(knight, 'answer_regrades')).toMatchObject([
      { enigme_id: await backend.riddle(3), score_after: 5 },
    ]);
    expect(await tableOf(knight, 'review_decisions')).toMatchObject([{ has_review: true }]);
    expect(await tableOf(knight, 'auth_identities')).toMatchObject([
      { provider: 'google', identity_data: { full_name: 'Famille hérisson' } },
    ]);
    expect(await tableOf(knight, 'auth_sessions')).toMatchObject([{ user_agent: 'Navigateur hérisson' }]);
    expect(await tableOf(knight, 'auth_users')).toMatchObject([{ id: knight.id }]);
  });

  test('holds nothing about another person, an admin included', async () => {
    const text = JSON.stringify(await knight.call('my_data'));
    for (const { id } of [other, admin]) expect(text).not.toContain(id);
    expect(text).not.toMatch(/belette/);
    expect(text.match(/knight\d+@secret\.test/g)).toEqual(
      Array.from({ length: 2 }, () => 'knight2@secret.test'),
    );
  });

  test('tells at which round tables the knight sits', async () => {
    expect(await tableOf(knight, 'round_tables')).toMatchObject([{ name: 'Les cousins', is_owner: true }]);
    expect(await tableOf(other, 'round_tables')).toMatchObject([{ name: 'Les cousins', is_owner: false }]);
    expect(await tableOf(knight, 'round_table_members')).toMatchObject([{ user_id: knight.id }]);
  });

  test('of an admin holds what they accepted and when they decided, and no knight', async () => {
    const data = await admin.call('my_data');
    expect(data['review_decisions_made']).toHaveLength(2);
    expect(await tableOf(admin, 'accepted_answers')).toHaveLength(2);
    for (const { id } of [knight, other]) expect(JSON.stringify(data)).not.toContain(id);
  });

  test('is refused to a visitor, and empty lists are lists', async () => {
    const refused = await backend.visitor.request('/rest/v1/rpc/my_data', { method: 'POST', body: {} });
    expect([refused.status, refused.json]).toMatchObject([401, { code: '42501' }]);
    expect(await tableOf(await backend.newKnight(), 'wrong_answers')).toEqual([]);
  });
});
