import type { Page } from '@playwright/test';
import { SESSION_KEY } from '../../../src/api/sessionKey';
import type { Knight } from '../../support/knight';
import { EMBEDDED_ANON_KEY } from '../../../tools/embedded/config';
import { OwnBackend } from '../../support/ownBackend';

/** A backend of one test's own, as it publishes an edition, with an admin whose browser the page is. */
export async function openWorkshop(page: Page, baseURL: string | undefined) {
  const backend = await OwnBackend.open(baseURL, { demo: false });
  const admin = await backend.makeKnight('00000000-0000-4000-8000-00000000a001', 'Intendante');
  await backend.sql('update public.users set is_admin = true, isnotuser = true where id = $1', [admin.id]);
  await backend.lead(page.context());
  await page.goto('/favicon.svg');
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    SESSION_KEY,
    JSON.stringify(admin.session),
  ] as const);
  return { backend, admin };
}

interface Part {
  day: number;
  content: object;
}

/** Creates an edition of this year's days, with their pictures, without one of them. */
export async function createEdition(
  backend: OwnBackend,
  admin: Knight,
  code: string,
  without: number,
): Promise<void> {
  const { access_token } = admin.session as { access_token: string }; // OwnBackend.makeKnight
  const call = async (name: string, body: object): Promise<unknown> => {
    const headers = {
      apikey: EMBEDDED_ANON_KEY,
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
    };
    const url = `http://127.0.0.1/rest/v1/rpc/${name}`;
    const reply = await backend.fetch(
      new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }),
    );
    if (!reply.ok) throw new Error(await reply.text());
    return reply.json();
  };
  const { parts } = (await call('workshop_edition', { edition: '2024' })) as { parts: Part[] }; // the workshop's reply
  const changes = parts
    .filter(({ day }) => day !== without)
    .map(({ day, content }) => ({ day, content: day === 0 ? { ...content, edition: code } : content }));
  await call('create_edition', { edition: code, changes });
}
