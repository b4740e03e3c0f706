import { EMBEDDED_ANON_KEY } from '../../tools/embedded/config';

/** The address of the API in a rehearsal (tools/rehearse); empty for the embedded Supabase, at the address of the pages. */
export const API_URL = process.env['E2E_API_URL'] ?? '';
/** The public key of the project that the pages talk to. */
export const PUBLIC_KEY = process.env['E2E_API_KEY'] ?? EMBEDDED_ANON_KEY;
/** The secret key of a rehearsal, which makes accounts; null for the embedded Supabase, where signing up does. */
export const SECRET_KEY = process.env['E2E_SECRET_KEY'] ?? null;

/** True where the pages talk to a rehearsal's project. */
export const isRehearsal = API_URL !== '';
