import { EMBEDDED_ANON_KEY, signToken } from '../../embedded/config';
import { PROJECT, PUBLISHABLE_KEY, SITE } from './stub';
import { testFaults, type Fault } from './testFaults';

const BARE = 'GET plume-etoile.fr/escape-noel/classement';
const WORKER = 'GET www.plume-etoile.fr/sw.js';
const EMAILJS = 'POST api.emailjs.com/api/v1.0/email/send';

const without = (...names: string[]): NonNullable<Fault['make']> => {
  return ({ site }) =>
    (site.headers = Object.fromEntries(
      Object.entries(site.headers).filter(([name]) => !names.includes(name)),
    ));
};
const builtFor = (origin: string, key: string): NonNullable<Fault['make']> => {
  return ({ site }) => (site.row = `${origin}/rest/v1/enigmes?select=title&apikey=${key}`);
};
/** The script of the worker, which a cache could answer with. */
const cachedWorker = (caching: string): Fault => ({
  check: 'worker',
  says: new RegExp(`is sent with ${caching} as Cache-Control: configure the host`),
  make: ({ worker }) => (worker['cache-control'] = caching),
});

testFaults([
  {
    check: 'publisher',
    says: /built as https:\/\/www\.plume-etoile\.example: fill in src\/publisher\.ts/,
    make: ({ site }) => (site.url = 'https://www.plume-etoile.example'),
  },
  { check: 'headers', says: /does not send X-Frame-Options as/, make: without('X-Frame-Options') },
  {
    check: 'headers',
    says: /does not send Content-Security-Policy, Strict-Transport-Security as/,
    make: without('Content-Security-Policy', 'Strict-Transport-Security'),
  },
  { check: 'build', says: /not a production build/, make: builtFor('', 'x') },
  {
    check: 'build',
    says: /built for https:\/\/other\.supabase\.co, not/,
    make: builtFor('https://other.supabase.co', PUBLISHABLE_KEY),
  },
  { check: 'build', says: /another key/, make: builtFor(PROJECT, EMBEDDED_ANON_KEY) },
  {
    check: 'build',
    says: /THE SITE PUBLISHES A SECRET KEY/,
    make: builtFor(PROJECT, signToken({ role: 'service_role' })),
  },
  { check: 'build', says: /THE SITE PUBLISHES A SECRET KEY/, make: builtFor(PROJECT, 'sb_secret_x') },
  {
    check: 'worker',
    says: /www\.plume-etoile\.fr\/sw\.js answers 404$/,
    make: ({ routes }) => (routes[WORKER] = () => ({ status: 404 })),
  },
  {
    check: 'worker',
    says: /is sent as text\/html; charset=utf-8: publish dist\/sw\.js/,
    make: ({ worker }) => (worker['content-type'] = 'text/html; charset=utf-8'),
  },
  cachedWorker('public, max-age=14400'),
  cachedWorker('max-age=0, s-maxage=3600'),
  cachedWorker('max-age=0, stale-while-revalidate=60'),
  {
    check: 'worker',
    says: /is sent with nothing as Cache-Control: .* do not learn of a release/,
    make: ({ worker }) => delete worker['cache-control'],
  },
  {
    check: 'www',
    says: /https:\/\/plume-etoile\.fr answers 200 and does not redirect/,
    make: ({ routes }) => (routes[BARE] = () => ({ body: 'the same site' })),
  },
  {
    check: 'www',
    says: /answers 301 and does not redirect to the same page/,
    make: ({ routes }) => (routes[BARE] = () => ({ status: 301, headers: { location: SITE } })),
  },
  {
    check: 'emailjs',
    says: /accepts requests of any site/,
    make: ({ routes }) => (routes[EMAILJS] = () => ({ status: 400 })),
  },
  {
    check: 'emailjs',
    says: /refuses the forms of https:\/\/www\.plume-etoile\.fr \(Forbidden\)/,
    make: ({ routes }) => (routes[EMAILJS] = () => ({ status: 403, body: 'Forbidden' })),
  },
]);
