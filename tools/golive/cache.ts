import { callApi, fault, ok, someOf, type Checks } from './target.ts';

/** Headers with which the API gives another reply at the same address. */
const VARIANTS: readonly Record<string, string>[] = [
  { accept: 'text/csv' },
  { accept: 'application/vnd.pgrst.object+json' },
  { 'accept-profile': 'private' },
  { prefer: 'count=exact' },
  { range: '0-0', 'range-unit': 'items' },
  { origin: 'https://example.org' },
  { 'accept-encoding': 'identity' },
  { 'x-http-method-override': 'HEAD' },
];

const nameOf = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

/** A CDN before the API must not give one visitor's reply to the others (docs/deployment.md, « CDN »). */
export const cacheChecks: Checks = {
  cache: async (target) => {
    const wrong: string[] = [];
    for (const [index, headers] of VARIANTS.entries()) {
      // An address of its own, so that what was stored before, or by another run, does not answer.
      const path = `/rest/v1/enigme_calendar?is_current=eq.true&day_number=neq.${Math.floor(Date.now() / 1000) + index}&order=day_number&apikey=${encodeURIComponent(target.key)}`;
      const read = async (address: string, sent: Record<string, string> = {}) => {
        const response = await callApi(target, address, {
          headers: { accept: '*/*', origin: target.site, ...sent },
        });
        const allowed = response.headers.get('access-control-allow-origin');
        const body = await response.text();
        return { status: response.status, reply: JSON.stringify([response.status, allowed, body]) };
      };
      // First the odd request, as a stranger would; then what a page asks, and the same rows at an address that has never been requested.
      await read(path, headers);
      const seen = await read(path);
      const expected = await read(`${path}&limit=24`);
      if (expected.status !== 200) throw new Error(`the API answers ${expected.status} to the calendar`);
      if (seen.reply !== expected.reply) wrong.push(nameOf(headers));
    }
    return wrong.length > 0
      ? fault(
          `a reply to « ${someOf(wrong)} » is stored, and given to every visitor who asks the same address: have the CDN drop these ` +
            'headers, or put them in its key (docs/deployment.md, « CDN »)',
        )
      : ok('no header of one visitor changes what others receive from a cache');
  },
};
