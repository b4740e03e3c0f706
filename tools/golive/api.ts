import { BlockList, isIPv6 } from 'node:net';
import * as v from 'valibot';
import { keyKind, keyProject, projectOf } from './key.ts';
import { callApi, callFunction, fault, isUnknownName, ok, type Checks } from './target.ts';

/** Statuses with which the platform itself answers (supabase.com/docs/guides/platform/http-status-codes). */
const PLATFORM: Readonly<Record<number, string>> = {
  402: 'the project is restricted, for a quota or an unpaid bill: see the billing page of the organization',
  540: 'the project is paused: resume it, and choose a plan that is never paused',
};
const HEALTHY = 'ACTIVE_HEALTHY';

/** True if the database counts an address as itself or, of IPv6, by its network of 64 bits (`private.caller_address`). */
function isCountedAs(address: string, counted: string): boolean {
  if (address === counted) return true;
  const [network = '', bits] = counted.split('/');
  const kind = isIPv6(address) ? 'ipv6' : 'ipv4';
  if (bits === undefined || !isIPv6(network) || kind === 'ipv4') return false;
  const counter = new BlockList();
  counter.addSubnet(network, Number(bits), 'ipv6');
  return counter.check(address, kind);
}

/** Checks of the API with the public key. */
export const apiChecks: Checks = {
  awake: async (target) => {
    const { status } = await callApi(target, '/auth/v1/settings').catch((error: unknown) => {
      if (isUnknownName(error)) return { status: 0 };
      throw error;
    });
    if (status === 0)
      return fault(
        `${target.project} does not exist: check the address, and that the project was not deleted`,
      );
    const said = PLATFORM[status] ?? (status >= 500 ? `the project answers ${status}` : null);
    if (said) return fault(said);
    if (!target.management) return ok('the project answers');
    const project = v.parse(v.object({ status: v.string() }), await target.management(''));
    return project.status === HEALTHY
      ? ok(`the project answers, and is ${HEALTHY}`)
      : fault(`the project is ${project.status}, not ${HEALTHY}: see the dashboard`);
  },
  key: async (target) => {
    const kind = keyKind(target.key);
    if (kind === 'unknown')
      return fault(
        'the key is neither a publishable nor an anon key: copy it again (dashboard, Project Settings, API Keys)',
      );
    const [named, ref] = [keyProject(target.key), projectOf(target.project)];
    if (named !== null && ref !== null && named !== ref)
      return fault(`the key is the one of the project ${named}, not of ${ref}`);
    const { status } = await callFunction(target, 'server_now');
    if (status === 401 || status === 403)
      return fault(
        `the project refuses the ${kind} key (${status}): it was disabled, or is another project's`,
      );
    return ok(
      kind === 'anon'
        ? 'the legacy anon key is accepted; prefer a publishable one'
        : 'the publishable key is accepted',
    );
  },
  graphql: async (target) => {
    const response = await callApi(target, '/graphql/v1', {
      method: 'POST',
      body: '{"query":"{ __typename }"}',
      headers: { 'content-type': 'application/json' },
    });
    // Without the extension the reply is 200 as well, with `errors` and no `data`.
    const reply = v.safeParse(v.object({ data: v.looseObject({}) }), await response.json().catch(() => null));
    return reply.success
      ? fault(
          'GraphQL is a second way to the tables: `drop extension if exists pg_graphql;` in the SQL editor',
        )
      : ok('GraphQL is closed');
  },
  schemas: async (target) => {
    const open: string[] = [];
    for (const schema of ['private', 'graphql_public']) {
      // 406 (PGRST106) unless the schema is exposed, whether the table exists or not.
      const { status } = await callApi(target, '/rest/v1/none', { headers: { 'accept-profile': schema } });
      if (status !== 406) open.push(schema);
    }
    return open.length > 0
      ? fault(
          `the API exposes ${open.join(' and ')}: expose only public (dashboard, Project Settings, Data API)`,
        )
      : ok('the API exposes the schema public alone');
  },
  addresses: async (target) => {
    const counted = async (headers?: Record<string, string>) => {
      const response = await callFunction(target, 'caller_address', headers);
      if (!response.ok)
        throw new Error(`the API answers ${response.status} to caller_address: apply the migrations`);
      return v.parse(v.string(), await response.json());
    };
    const address = await counted();
    const change = 'correct private.client_address (docs/deployment.md, « CDN »)';
    if (address === 'unknown')
      return fault(
        `no header gives the client's address, without a port, so that all visitors share one limit: ${change}`,
      );
    const forged = '203.0.113.66';
    if ((await counted({ 'x-forwarded-for': forged, 'x-real-ip': forged })) !== address)
      return fault(`a client chooses the address under which it is counted: ${change}`);
    if (target.address !== null && isCountedAs(target.address, address))
      return ok(`clients are counted by their own address, here ${address}`);
    if (target.address !== null)
      return fault(
        `${target.address} is counted as ${address}, the address of a proxy, so that all visitors share one limit: ${change}`,
      );
    return projectOf(target.project) === null
      ? fault(
          `this machine is counted as ${address}: if that is its public address, say so with --address=${address}; if not, ${change}`,
        )
      : ok(`clients cannot forge their address, and no CDN stands before ${target.project}`);
  },
};
