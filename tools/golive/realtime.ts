import * as v from 'valibot';
import { fault, ok, someOf, unchecked, type Checks } from './target.ts';

/** `GET /v1/projects/{ref}/config/realtime`, as supabase/cli `pkg/api/types.gen.go` types it (RealtimeConfigResponse). */
const configSchema = v.object({
  suspend: v.nullish(v.boolean(), false),
  private_only: v.nullish(v.boolean(), false),
});

const NO_TABLE =
  "select coalesce(json_agg(tablename), '[]') from pg_publication_tables where pubname = 'supabase_realtime'";

/** The project uses no Realtime, whose public channels anyone with the public key may send to. */
export const realtimeChecks: Checks = {
  realtime: async ({ management }) => {
    if (!management)
      return unchecked(
        'set SUPABASE_ACCESS_TOKEN to a personal access token, and SUPABASE_PROJECT_REF where the address does not name the project',
      );
    const { suspend, private_only } = v.parse(configSchema, await management('config/realtime'));
    if (suspend) return ok('Realtime is off');
    return private_only
      ? ok('Realtime has private channels alone, which no policy opens')
      : fault(
          'anyone with the public key may send to the channels of Realtime, and use up its quota: turn « Enable Realtime service » off (dashboard, Realtime, Settings)',
        );
  },
  publication: async ({ query }) => {
    if (!query) return unchecked('set DATABASE_URL to the connection string of the session pooler');
    const tables = v.parse(v.array(v.string()), await query(NO_TABLE));
    return tables.length > 0
      ? fault(
          `Realtime sends the changes of ${someOf(tables)}: \`alter publication supabase_realtime drop table …;\` in the SQL editor`,
        )
      : ok('Realtime sends the changes of no table');
  },
};
