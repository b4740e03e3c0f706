import { signToken } from '../../embedded/config';
import { testFaults, type Fault } from './testFaults';

const API = 'abcdefghijklmnopqrst.supabase.co';
const SETTINGS = `GET ${API}/auth/v1/settings`;
const GRAPHQL = `POST ${API}/graphql/v1`;
const SCHEMA = `GET ${API}/rest/v1/none`;

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
