/** A reading that the page's own document has sent, before any program came (scripts/prerender/ahead.ts). */
interface AskedAhead {
  /** Whose: the token that it carried, or null for a visitor's. */
  token: string | null;
  reply: Promise<Response>;
}

declare global {
  // A property of the window has to be declared so.
  var askedAhead: Record<string, AskedAhead> | undefined;
  /** The row whose words that document has already written where they belong. */
  var toldAhead: unknown;
}

/** How long after the page was opened a reply still tells how things are, in milliseconds. */
const FRESH_MS = 20_000;

/**
 * Takes the reply of what was asked ahead, once.
 * @param token of whoever asks now: what another was told is not theirs.
 */
export function takeAhead(address: string, token: string | null): Promise<Response> | null {
  const asked = globalThis.askedAhead?.[address];
  if (!asked || performance.now() > FRESH_MS) return null;
  delete globalThis.askedAhead?.[address];
  return asked.token === token ? asked.reply : null;
}
