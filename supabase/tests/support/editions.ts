import { openTestBackend, type ApiClient, type TestBackend } from './testBackend.ts';

/** The tests' edition with 24 open days: the right answer of a day is « motcaché » and its number. */
const WHOLE = `jsonb_set(tests.edition(), '{riddles}', (
  select jsonb_agg(jsonb_set(riddle, '{day}', to_jsonb(day)) || '{"opens_at": null}' order by day)
  from generate_series(1, 24) as day
  join jsonb_array_elements(tests.edition() -> 'riddles') as riddle
    on (riddle ->> 'day')::integer = case day when 23 then 24 else day end))`;

/** A backend whose current edition, « tests », has 24 open days. */
export type EditionsBackend = TestBackend & {
  /** Applies the whole edition under a code, with changes. */
  apply: (code: string, changes?: object) => Promise<unknown>;
  publish: (code: string) => Promise<unknown>;
  /** Sends the right answer of a day. */
  solve: (who: ApiClient, day: number, edition?: string) => Promise<Record<string, unknown>>;
  /** Removes every account and every edition but the first, which is played again. */
  startAfresh: () => Promise<void>;
  newAdmin: () => Promise<ApiClient & { id: string }>;
};

/** Opens a backend for a test file about editions. */
export async function openEditionsBackend(): Promise<EditionsBackend> {
  const backend = await openTestBackend();
  const apply: EditionsBackend['apply'] = (code, changes = {}) =>
    backend.query(`select private.apply_edition(${WHOLE} || $1::text::jsonb)`, [
      JSON.stringify({ edition: code, ...changes }),
    ]);
  const publish: EditionsBackend['publish'] = (code) =>
    backend.value('select private.publish_edition($1)', [code]);
  return {
    ...backend,
    apply,
    publish,
    solve: (who, day, edition) =>
      who.call('submit_answer', { day, answer: `motcaché ${day === 23 ? 24 : day}`, edition }),
    startAfresh: async () => {
      await backend.setClock(null);
      await backend.query('delete from auth.users');
      await backend.query("delete from public.editions where code <> 'tests'");
      await backend.query('delete from private.workshop_editions');
      await backend.query("update public.editions set status = 'draft'");
      await apply('tests');
      await publish('tests');
    },
    newAdmin: async () => {
      const admin = await backend.newKnight();
      await backend.query('update public.users set is_admin = true, isnotuser = true where id = $1', [
        admin.id,
      ]);
      return admin;
    },
  };
}
