import type { APIRequestContext } from '@playwright/test';
import { freshWord, makeKnight, sql, type Knight } from '../../support/knight';

/** A new knight who has solved the first `riddles` days without hints: five points each. */
export async function makeScorer(
  request: APIRequestContext,
  riddles: number,
  name = 'Dame Œillet',
): Promise<Knight> {
  const knight = await makeKnight(request, name);
  await sql(
    request,
    `insert into public.enigme_progress (user_id, enigme_id, score, completed_at)
     select $1::uuid, private.find_riddle(day, null), 5, now() from generate_series(1, $2::int) as day`,
    [knight.id, riddles],
  );
  await sql(request, 'select total_score from private.refresh_totals($1::uuid)', [knight.id]);
  return knight;
}

/** A new admin, who is never ranked. */
export async function makeAdmin(request: APIRequestContext, name = 'Intendante'): Promise<Knight> {
  // From its promotion on no test may have its name.
  const admin = await makeKnight(request, `Régie ${freshWord()}`);
  await sql(request, 'update public.users set is_admin = true, isnotuser = true where id = $1', [admin.id]);
  // A sign-up may not take an admin's name.
  await sql(request, 'update public.users set username = $2, display_name = $2 where id = $1', [
    admin.id,
    name,
  ]);
  return { ...admin, name };
}
