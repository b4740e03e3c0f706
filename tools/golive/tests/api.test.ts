import { signToken } from '../../embedded/config';
import { testFaults, type Fault } from './testFaults';

const API = 'abcdefghijklmnopqrst.supabase.co';
const SETTINGS = `GET ${API}/auth/v1/settings`;
const GRAPHQL = `POST ${API}/graphql/v1`;
const SCHEMA = `GET ${API}/rest/v1/none`;

const openingOf5 = (instant: string): NonNullable<Fault['make']> => {
  const sql = `update public.enigmes set opens_at = ${instant}
    from public.editions where editions.code = enigmes.edition and editions.status = 'current' and day_number = 5`;
  return (_, run) => run(sql);
};
const current = (change: string): NonNullable<Fault['make']> => {
  const sql = `update public.editions set ${change} where status = 'current'`;
  return (_, run) => run(sql);
};
const clientAddress = (change: string): NonNullable<Fault['make']> => {
  const sql = `update private.client_address set ${change}`;
  return (_, run) => run(sql);
};

testFaults([
  {
    check: 'awake',
    says: /the project is paused: resume it/,
    make: ({ routes }) => (routes[SETTINGS] = () => ({ status: 540 })),
  },
  {
    check: 'awake',
    says: /restricted, for a quota or an unpaid bill/,
    make: ({ routes }) => (routes[SETTINGS] = () => ({ status: 402 })),
  },
  {
    check: 'awake',
    says: /answers 503/,
    make: ({ routes }) => (routes[SETTINGS] = () => ({ status: 503 })),
  },
  {
    check: 'awake',
    says: /is INACTIVE, not ACTIVE_HEALTHY/,
    make: ({ project }) => (project.status = 'INACTIVE'),
  },
  { check: 'key', says: /neither a publishable nor an anon key/, target: { key: 'eyJ.none' } },
  {
    check: 'key',
    says: /of the project other, not of abcdefghijklmnopqrst/,
    target: { key: signToken({ role: 'anon', ref: 'other' }) },
  },
  {
    check: 'key',
    says: /refuses the publishable key \(401\)/,
    target: { key: 'sb_publishable_disabled' },
  },
  {
    check: 'graphql',
    says: /drop extension if exists pg_graphql/,
    make: ({ routes }) => (routes[GRAPHQL] = () => ({ body: { data: { __typename: 'Query' } } })),
  },
  {
    check: 'schemas',
    says: /exposes private:/,
    make: ({ routes }) =>
      (routes[SCHEMA] = (headers) => ({ status: headers['accept-profile'] === 'private' ? 404 : 406 })),
  },
  {
    check: 'schemas',
    says: /exposes graphql_public:/,
    make: ({ routes }) =>
      (routes[SCHEMA] = (headers) => ({ status: headers['accept-profile'] === 'private' ? 406 : 404 })),
  },
  { check: 'doors', says: /no edition is published/, make: current("status = 'draft'") },
  { check: 'doors', says: /it has no purge date/, make: current('purge_on = null') },
  {
    check: 'doors',
    says: /its purge date comes before the last door/,
    make: current("purge_on = '2030-12-20'"),
  },
  {
    check: 'doors',
    says: /day 5 opens at 07:30 \(Europe\/Paris\)/,
    make: openingOf5("'2030-12-05T06:30Z'"),
  },
  {
    // Midnight in another time zone (case B21).
    check: 'doors',
    says: /day 5 opens at 01:00 \(Europe\/Paris\), the schedule says 07:00/,
    make: openingOf5("'2030-12-05T00:00Z'"),
  },
  { check: 'doors', says: /day 5 has no door: it is open now/, make: openingOf5('null') },
  {
    check: 'doors',
    says: /the ranking ends before the last door/,
    make: current("ranking_ends_at = '2030-12-20'"),
  },
  {
    check: 'addresses',
    says: /no header gives the client's address/,
    make: clientAddress("header = 'x-none'"),
  },
  {
    check: 'addresses',
    says: /a client chooses the address under which it is counted/,
    make: clientAddress('trusted_hops = 2'),
  },
  {
    check: 'addresses',
    says: /192\.0\.2\.1 is counted as 198\.51\.100\.4, the address of a proxy/,
    target: { address: '192.0.2.1' },
  },
]);
