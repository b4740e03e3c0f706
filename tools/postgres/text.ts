import type connect from 'postgres';

export type Client = ReturnType<typeof connect>;

/**
 * Runs statements, in one transaction where there are several.
 * @returns the rows of all results as `psql -At` prints them: a line each, « | » between the values.
 */
export async function textOf(client: Client, sql: string): Promise<string> {
  const results = await client.unsafe(sql).simple().raw();
  // The library's types know neither `raw` after `simple` nor the list of results that several statements have, a command each.
  const all = ('command' in results ? [results] : results) as unknown as (Uint8Array | null)[][][];
  return all
    .flat()
    .map((row) => `${row.map((value) => (value ? Buffer.from(value).toString() : '')).join('|')}\n`)
    .join('');
}
