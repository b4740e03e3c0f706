import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACTS, FREE, HOLDING_INSULTS, INSULTS, RESERVED } from './support/publicNames.ts';
import { openTestBackend, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

/** The refusals of names as long as a table's; a knight's are the same, shorter. */
const refusalsOf = (names: readonly string[]) =>
  backend.value(
    `select jsonb_object_agg(name, private.name_refusal(name, null, 40))
     from jsonb_array_elements_text($1::text::jsonb) as name`,
    [JSON.stringify(names)],
  );
const all = (names: readonly string[], refusal: string | null) =>
  Object.fromEntries(names.map((name) => [name, refusal]));

test('audit finding 7: a name that makes its owner look like the team or the publisher is refused', async () => {
  expect(await refusalsOf(RESERVED)).toEqual(all(RESERVED, 'name_reserved'));
});

test('audit finding 7: a name that gives a number, a site or an account elsewhere is refused', async () => {
  expect(await refusalsOf(CONTACTS)).toEqual(all(CONTACTS, 'name_is_contact'));
});

test('audit finding 7: an innocent word that holds an insult is free, and an insult beside it is not', async () => {
  expect(await refusalsOf(INSULTS)).toEqual(all(INSULTS, 'name_insult'));
  expect(await refusalsOf(HOLDING_INSULTS)).toEqual(all(HOLDING_INSULTS, null));
});

test('audit finding 7: innocent names stay free', async () => {
  expect(await refusalsOf(FREE)).toEqual(all(FREE, null));
});

test('audit finding 7: a knight is told why, below the field', async () => {
  const knight = await backend.newKnight();
  const { status, json } = await knight.request(`/rest/v1/users?id=eq.${knight.id}`, {
    method: 'PATCH',
    body: { display_name: '06 12 34 56 78' },
  });
  expect([status, json]).toMatchObject([400, { hint: 'name_is_contact' }]);
  expect(JSON.stringify(json)).toContain('ni numéro de téléphone, ni site');
});
