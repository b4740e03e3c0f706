import * as v from 'valibot';
import { bootEmbedded, migrationFiles } from '../embedded/database.ts';
import { CATALOGUE } from './catalogue.ts';
import { fault, ok, someOf, unchecked, type Check, type Checks, type Finding } from './target.ts';

const URL_NEEDED = 'set DATABASE_URL to the connection string of the session pooler';
const PUSH = 'npx supabase db push';

type Query = (sql: string) => Promise<unknown>;

const ofDatabase =
  (judge: (query: Query) => Promise<Finding>): Check =>
  async ({ query }) =>
    query ? judge(query) : unchecked(URL_NEEDED);

const names = v.nullable(v.array(v.string()));

/** A column of a table that exists only where the platform, or an extension, has made it. @returns null without it. */
async function column(query: Query, table: string, select: string): Promise<string[] | null> {
  if ((await query(`select to_json(to_regclass('${table}') is not null)`)) !== true) return null;
  return v.parse(names, await query(select)) ?? [];
}

let committed: Promise<string[]> | undefined;

/** The catalogue that the committed migrations make, on an embedded database; made once. */
async function committedCatalogue(): Promise<string[]> {
  const backend = await bootEmbedded({ editions: false });
  const { rows } = await backend.driver.query<{ catalogue: string[] }>(`select (${CATALOGUE}) as catalogue`);
  await backend.close();
  return rows[0]?.catalogue ?? [];
}

const findings = v.array(v.object({ subject: v.string(), sentence: v.string() }));

/** The findings of the database about a subject, in the sentences that the team's page shows (rule 8.12). */
const ofFindings = (subject: string, fine: string): Check =>
  ofDatabase(async (query) => {
    const found = v.parse(
      findings,
      await query("select coalesce(json_agg(findings), '[]') from private.golive_findings() as findings"),
    );
    const sentences = found.filter((each) => each.subject === subject).map(({ sentence }) => sentence);
    return sentences.length > 0 ? fault(someOf(sentences)) : ok(fine);
  });

/** Checks that only the database's owner can make. */
export const databaseChecks: Checks = {
  doors: ofFindings('doors', 'the edition that is played has 24 doors at full hours, in December'),
  accounts: ofFindings('accounts', 'two accounts or more are admins, and none is of the demonstration'),
  migrations: ofDatabase(async (query) => {
    const applied = await column(
      query,
      'supabase_migrations.schema_migrations',
      'select json_agg(version) from supabase_migrations.schema_migrations',
    );
    if (!applied) return fault(`no migration was applied: ${PUSH}`);
    const written = (await migrationFiles()).map(({ name }) => name.replace(/_.*/, ''));
    const missing = written.filter((version) => !applied.includes(version));
    if (missing.length > 0) return fault(`these migrations are not applied: ${someOf(missing)}: ${PUSH}`);
    const unknown = applied.filter((version) => !written.includes(version));
    return unknown.length > 0
      ? fault(
          `the database has migrations that this checkout has not: ${someOf(unknown)}: check out the release that is published`,
        )
      : ok(`all ${written.length} migrations are applied`);
  }),
  policies: ofDatabase(async (query) => {
    committed ??= committedCatalogue();
    const expected = await committed;
    const found = v.parse(v.array(v.string()), await query(`select (${CATALOGUE})`));
    const missing = expected.filter((line) => !found.includes(line));
    // Grants of a role that the migrations do not contain. Other tables and functions are of no use to it without a grant.
    const added = found.filter((line) => !expected.includes(line) && /^(?:grant|policy)/.test(line));
    return missing.length + added.length > 0
      ? fault(
          `policies, grants and functions differ from the migrations: ${someOf([
            ...missing.map((line) => `missing « ${line} »`),
            ...added.map((line) => `not committed « ${line} »`),
          ])}: undo what was changed by hand, or write a migration`,
        )
      : ok(`policies, grants and functions are as committed (${expected.length} compared)`);
  }),
  jobs: ofDatabase(async (query) => {
    const sql = (await migrationFiles()).map((file) => file.sql).join('\n');
    const wanted = [...sql.matchAll(/cron\.schedule\(\s*'([^']+)'/g)].flatMap(([, name]) => name ?? []);
    const active = await column(query, 'cron.job', 'select json_agg(jobname) from cron.job where active');
    const missing = wanted.filter((name) => !active?.includes(name));
    return missing.length > 0
      ? fault(
          `pg_cron does not run ${missing.map((name) => `« ${name} »`).join(', ')}, so that personal data are kept: enable pg_cron ` +
            '(dashboard, Database, Extensions), and run the `cron.schedule` of the migrations',
        )
      : ok(`pg_cron runs ${wanted.map((name) => `« ${name} »`).join(', ')}`);
  }),
};
