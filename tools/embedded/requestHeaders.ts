import { AsyncLocalStorage } from 'node:async_hooks';
import type { App, Connection } from '@supabase/lite';
import { passedOn } from './gateway.ts';

const received = new AsyncLocalStorage<Headers>();

/**
 * Gives the database the headers of every request to its API, as PostgREST does on a hosted project. By itself @supabase/lite gives
 * them to functions alone, not to policies and views, which read `x-knight` (decision 0026).
 */
export function passHeaders<Passing extends Connection>(connection: Passing): Passing {
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (vars, run, options) =>
    withContext(
      vars,
      async (db) => {
        const headers = received.getStore();
        if (headers !== undefined) {
          const value = JSON.stringify(Object.fromEntries(headers));
          await db
            .selectNoFrom((sql) =>
              sql.fn('set_config', [sql.val('request.headers'), sql.val(value), sql.val(true)]).as('headers'),
            )
            .execute();
        }
        return run(db);
      },
      options,
    );
  return connection;
}

/** Calls the API. The database may read the headers of requests to its own part of it, not of those to the other services. */
export function fetchWithHeaders(app: App, request: Request): Response | Promise<Response> {
  const passed = passedOn(request);
  return new URL(passed.url).pathname.startsWith('/rest/')
    ? received.run(passed.headers, () => app.fetch(passed))
    : app.fetch(passed);
}
