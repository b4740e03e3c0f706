import { publisher } from '../../src/publisher.ts';
import { SECURITY_HEADERS } from '../prerender/serve.ts';
import { isSecretKey, keyKind } from './key.ts';
import { fault, isUnknownName, ok, someOf, type Checks, type Target } from './target.ts';

const GAME = '/escape-noel';
const EMAILJS = 'https://api.emailjs.com';
/** Reserved for examples (RFC 2606). */
const ANOTHER_SITE = 'https://not-this-site.example';
/** Without one EmailJS takes the caller for no browser. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const ONE_MONTH_S = 2_592_000;
const WORKER = '/sw.js';

async function page({ site, fetch }: Target, path: string): Promise<Response> {
  const response = await fetch(site + path, { redirect: 'manual' });
  if (response.status !== 200) throw new Error(`${site}${path} answers ${response.status}`);
  return response;
}

/** The other of the bare name and the one with « www. ». */
function otherName(site: string): string {
  const { protocol, host } = new URL(site);
  return `${protocol}//${host.startsWith('www.') ? host.slice(4) : `www.${host}`}`;
}

/** True if no cache may answer with what it has stored without asking the host. */
function isNeverReused(cacheControl: string): boolean {
  const directives = cacheControl
    .toLowerCase()
    .split(',')
    .map((each) => each.trim());
  if (directives.includes('no-cache') || directives.includes('no-store')) return true;
  // A shared cache reads `s-maxage` in place of `max-age`, and may go on with a stale file.
  return (
    directives.includes('max-age=0') && !directives.some((each) => /^(?:s-maxage=0*[1-9]|stale-)/.test(each))
  );
}

/** Asks EmailJS to send a template that does not exist, so that no e-mail leaves. */
const askEmailJs = ({ fetch }: Target, origin: string): Promise<Response> =>
  fetch(`${EMAILJS}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'user-agent': BROWSER },
    body: JSON.stringify({
      user_id: publisher.email.publicKey,
      service_id: publisher.email.serviceId,
      template_id: 'template_that_does_not_exist',
      template_params: {},
    }),
  });

/** Checks of the published site. */
export const siteChecks: Checks = {
  publisher: async (target) => {
    const robots = await (await page(target, '/robots.txt')).text();
    const named = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(robots)?.[1];
    return named === target.site
      ? ok(`the site was built as ${named}`)
      : fault(
          `the site was built as ${named ?? 'another one'}: fill in src/publisher.ts, \`siteUrl\` first, and build again`,
        );
  },
  legal: ({ examples }) =>
    Promise.resolve(
      examples.length > 0 ? fault(someOf(examples)) : ok("no example is left in the publisher's data"),
    ),
  headers: async (target) => {
    const { headers } = await page(target, GAME);
    const wrong = Object.entries(SECURITY_HEADERS)
      .filter(([name, value]) => headers.get(name) !== value)
      .map(([name]) => name);
    if (!headers.get('content-security-policy')?.includes("script-src 'self' 'sha256-"))
      wrong.push('Content-Security-Policy');
    const age = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
    if (age < ONE_MONTH_S) wrong.push('Strict-Transport-Security');
    return wrong.length > 0
      ? fault(`${target.site} does not send ${wrong.join(', ')} as dist/_headers says: configure the host`)
      : ok('the security headers of dist/_headers are sent');
  },
  build: async (target) => {
    const html = await (await page(target, `${GAME}/jour/1`)).text();
    const row = /data-row="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    if (!row || !URL.canParse(row))
      return fault(
        `${target.site} is not a production build of this project: build with VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY`,
      );
    const { origin, searchParams } = new URL(row);
    const key = searchParams.get('apikey') ?? '';
    if (isSecretKey(key))
      return fault(
        'THE SITE PUBLISHES A SECRET KEY, which reads and writes everything: revoke it now (dashboard, Project Settings, API Keys), then build with the public one',
      );
    if (origin !== target.project)
      return fault(
        `the site was built for ${origin}, not ${target.project}: build with VITE_SUPABASE_URL=${target.project}`,
      );
    return key === target.key
      ? ok(`the site was built for this project, with its ${keyKind(key)} key`)
      : fault(
          'the site was built with another key than VITE_SUPABASE_ANON_KEY: build again, or check that one',
        );
  },
  // A host that answers a missing file with a page, or caches the script, would leave browsers with their current release.
  worker: async (target) => {
    const { headers } = await page(target, WORKER);
    const type = headers.get('content-type') ?? 'no type';
    if (!/^(?:text|application)\/(?:x-)?javascript\b/.test(type))
      return fault(`${target.site}${WORKER} is sent as ${type}: publish dist${WORKER}, as a script`);
    const caching = headers.get('cache-control') ?? 'nothing';
    return isNeverReused(caching)
      ? ok(`the service worker is asked for again at each visit (${caching})`)
      : fault(
          `${target.site}${WORKER} is sent with ${caching} as Cache-Control: configure the host and the CDN to send \`no-cache\`, as ` +
            'dist/_headers says; browsers that store it do not learn of a release, nor of the one that removes the worker',
        );
  },
  www: async (target) => {
    const other = otherName(target.site);
    const path = `${GAME}/classement?a=1`;
    let response: Response;
    try {
      response = await target.fetch(other + path, { redirect: 'manual' });
    } catch (error) {
      if (isUnknownName(error)) return ok(`${other} does not exist: nobody can begin a game there`);
      throw error;
    }
    const { status } = response;
    return status >= 300 && status < 400 && response.headers.get('location') === target.site + path
      ? ok(`${other} redirects to ${target.site}`)
      : fault(
          `${other} answers ${status} and does not redirect to the same page of ${target.site}: what is played at one name is lost at ` +
            'the other; redirect before anything is played',
        );
  },
  emailjs: async (target) => {
    const [own, other] = [await askEmailJs(target, target.site), await askEmailJs(target, ANOTHER_SITE)];
    if (own.status === 403)
      return fault(
        `EmailJS refuses the forms of ${target.site} (${await own.text()}): allow this origin (EmailJS, Account, Security)`,
      );
    return other.status === 403
      ? ok(`EmailJS accepts the forms of ${target.site} alone`)
      : fault(
          'EmailJS accepts requests of any site, which can use up its quota: allow only this origin (EmailJS, Account, Security)',
        );
  },
};
