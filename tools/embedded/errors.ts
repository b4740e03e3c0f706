import { expectAnswer } from './quiet.ts';

/** Errors of the game's functions that the API already answers with their own status. */
const PASSES_THROUGH = /^(PT\d{3}|PGRST|42|22|21|23502|23503|23505|25006|55|53)/;
/** SQLSTATE classes of server faults: answered 500, as a hosted project does; any other 400. */
const SERVER_FAULT = /^(P0|40|54|57|XX)/;
/** Errors that a refused or wrong request gets: not worth a line in the server's console. */
const REFUSAL = /^(PT[1-4]|22|23|42501|25006|P0001)/;

type DatabaseError = { code?: string; message?: string; detail?: string; hint?: string };

/** Answers a database error as PostgREST does on a hosted project; @supabase/lite says 500 to all it does not know. */
export function asHosted(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const { code = '', message, detail, hint } = error as DatabaseError; // thrown by the driver: every field may be missing
  const refused = REFUSAL.test(code);
  if (!/^[0-9A-Z]{5}$/.test(code) || PASSES_THROUGH.test(code)) return refused ? expectAnswer(error) : error;
  const status = code !== 'P0001' && SERVER_FAULT.test(code) ? 500 : 400;
  const answer = {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null }),
    detail: JSON.stringify({ status, headers: {} }),
  };
  return refused ? expectAnswer(answer) : answer;
}
