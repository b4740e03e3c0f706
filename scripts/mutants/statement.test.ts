import { expect, test } from 'vitest';
import { replacing } from './statement.ts';

const MIGRATION = `-- Why: one; two
create table public.t (a text default ';');
create function private.f() returns integer language plpgsql as $$
begin
  perform 1; -- a comment; with it
  return 2;
end $$;
-- Who reads it.
create policy "Knights; alone" on public.t for select to authenticated
  using (a = ';');
grant select on table public.t to anon;
`;
const around = (text: string) => replacing(MIGRATION, MIGRATION.indexOf(text));

test('a function is replaced whole', () => {
  expect(around('return 2')).toMatch(/^create or replace function private\.f\(\)[^]*end \$\$;$/);
});

test('a policy is dropped first', () => {
  expect(around("a = ';'")).toBe(
    'drop policy "Knights; alone" on public.t;\n' +
      'create policy "Knights; alone" on public.t for select to authenticated\n  using (a = \';\');',
  );
});

test.each(['default', 'grant'])('a statement with %s wants a database made anew', (text) => {
  expect(around(text)).toBeNull();
});
