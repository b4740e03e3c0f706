import type { ApiClient, TestBackend } from './testBackend.ts';

/** The caller, and the token of their browser. */
export type Caller = { client: ApiClient; browser: string | null; address?: string };

/** Calls a function as a browser does. @returns the reply, null for none. */
export async function callFrom(
  { client, browser, address = '192.0.2.1' }: Caller,
  name: string,
  body: object,
): Promise<unknown> {
  const { json } = await client.request(`/rest/v1/rpc/${name}`, {
    method: 'POST',
    body,
    headers: { 'x-forwarded-for': address, ...(browser === null ? {} : { 'x-browser': browser }) },
  });
  return json;
}

/** The counts, unmasked: « knight day 1 found: 2 », with the tries where there are some. */
export async function counted(backend: TestBackend, edition = 'tests'): Promise<string[]> {
  const rows = await backend.query(
    `select audience || ' day ' || day || ' ' || event || case when tries > 0 then ' in ' || tries else '' end
       || ': ' || sum(times) as line
     from private.visit_counts($1) group by audience, day, event, tries order by audience, day, event, tries`,
    [edition],
  );
  return rows.map(({ line }) => String(line));
}

/** Forgets every count, and what keeps an event from being counted twice. */
export const forgetCounts = (backend: TestBackend) =>
  backend.embedded.driver.exec(
    'delete from private.visit_events; delete from private.visits; delete from private.visitor_marks; delete from private.visitor_attempts;',
  );
