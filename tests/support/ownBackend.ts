import type { BrowserContext, Route } from '@playwright/test';
import { signToken } from '../../tools/embedded/config';
import { bootEmbedded, type EmbeddedBackend, type EmbeddedOptions } from '../../tools/embedded/database';
import type { Knight } from './knight';

/** Long after any test. */
const FAR_AWAY_S = 4_000_000_000;

/**
 * An embedded backend of a test file's own, for what must not depend on who else plays in the meantime (ranks), or is set up
 * otherwise (confirmation). The pages are the common server's; their requests to the API are led here.
 */
export class OwnBackend {
  /** The requests that the API is processing. */
  private readonly underway = new Set<Promise<Response>>();

  private constructor(readonly embedded: EmbeddedBackend) {}

  /** @param siteUrl the address of the pages. */
  static async open(siteUrl: string | undefined, options: EmbeddedOptions = {}): Promise<OwnBackend> {
    process.env['LITE_AUTH_BCRYPT_COST'] = '4';
    const backend = new OwnBackend(await bootEmbedded({ ...options, ...(siteUrl ? { siteUrl } : {}) }));
    // Its first answer is its slowest: not the answer that a page waits for.
    await backend.fetch(new Request(`${siteUrl ?? 'http://127.0.0.1'}/auth/v1/settings`));
    return backend;
  }

  /** Leads a context's requests here, its future pages' requests included. */
  async lead(context: BrowserContext): Promise<void> {
    await context.route(/\/(auth|rest|storage)\/v1\//, (route) => this.answer(route));
  }

  /** Sends a request to the API, outside a browser. */
  async fetch(request: Request): Promise<Response> {
    const reply = this.embedded.fetch(request);
    this.underway.add(reply);
    return reply.finally(() => this.underway.delete(reply));
  }

  /**
   * Asks the database itself, as its owner, once the API has answered what it was asked: they share one connection, and what comes
   * between the statements of a request is done with its rights.
   */
  async sql<Row = Record<string, unknown>>(text: string, params: unknown[] = []): Promise<Row[]> {
    while (this.underway.size > 0) await Promise.allSettled(this.underway);
    return (await this.embedded.driver.query<Row>(text, params)).rows;
  }

  /**
   * Makes a knight who never has to sign in by hand: the token is signed here, as the auth service would.
   * @param id their account, which no other knight of this backend has.
   */
  async makeKnight(id: string, name: string): Promise<Knight> {
    const email = `${id}@exemple.test`;
    const metadata = { username: name };
    await this.sql(
      `insert into auth.users (id, aud, role, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
       values ($1, 'authenticated', 'authenticated', $2, '{}', $3, now(), now())`,
      [id, email, metadata],
    );
    await this.requireName(id, name);
    const claims = { role: 'authenticated', aud: 'authenticated', sub: id, exp: FAR_AWAY_S };
    const session = {
      access_token: signToken(claims),
      refresh_token: 'none',
      token_type: 'bearer',
      expires_in: FAR_AWAY_S,
      expires_at: FAR_AWAY_S,
      user: { id, email, aud: 'authenticated', user_metadata: metadata, app_metadata: {} },
    };
    return { id, email, password: '', name, session };
  }

  /** @throws when the game gave an account another name, « Chevalier »: it refuses this one, or an admin bears it (rules 2.2, 2.3). */
  async requireName(account: string, name: string): Promise<void> {
    const [given] = await this.sql<{ username: string | null }>(
      `select username from public.users
       where id = $1 and username is distinct from nullif(private.tidy_name($2), '')`,
      [account, name],
    );
    if (given) throw new Error(`A knight named ${name} is ${given.username ?? 'nameless'}`);
  }

  async close(): Promise<void> {
    await this.embedded.close();
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    const body = request.postDataBuffer();
    const response = await this.fetch(
      new Request(request.url(), {
        method: request.method(),
        headers: await request.allHeaders(),
        ...(body ? { body: new Uint8Array(body) } : {}),
      }),
    );
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  }
}
