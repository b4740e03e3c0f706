/**
 * The API of `npm run bench:load`, in a process of its own: on the first port the gateway and the data API, on the next one the gateway
 * before a service that replies at once. Sends its keys to its parent once it listens, and ends with it.
 */
import { gateway, listen } from '../rehearse/gateway.ts';
import { makeKeys } from '../rehearse/keys.ts';
import { restStandIn } from '../rehearse/rest.ts';

/** The public key of browsers, and the secret that signs knights' tokens. */
export type LoadKeys = { publishable: string; secret: string };

const [port, databaseUrl] = process.argv.slice(2);
if (port === undefined || databaseUrl === undefined) throw new Error('A port and a connection string');
const keys = await makeKeys('HS256');
const rest = restStandIn(databaseUrl, keys);
await listen(gateway(keys, { rest: rest.service }), Number(port));
await listen(gateway(keys, { rest: () => Promise.resolve(Response.json([])) }), Number(port) + 1);
process.once('disconnect', () => process.exit(0));
const sent: LoadKeys = {
  publishable: keys.publishable,
  secret: keys.authSettings['GOTRUE_JWT_SECRET'] ?? '',
};
process.send?.(sent);
