import { vi } from 'vitest';
import { answerEmailRequest } from '../../../tools/embedded/standIns';
import { shutGate } from '../../support/gate';
import { dictionaryReply } from './dictionary';
import { server, SITE } from './server';

/** Answers a request in place of the server; `undefined` leaves it to the server. */
export type Answer = (request: Request) => Response | undefined | Promise<Response | undefined>;

/** `pattern` matches « POST /rest/v1/rpc/admin_users ». */
interface Rule {
  pattern: RegExp;
  answer: Answer;
}
let rules: Rule[] = [];
/** Answers of 500 or more. */
let failures: string[] = [];

/**
 * Answers requests in place of the server, by the newest rule first.
 * @param pattern of the method and the path with its query.
 * @returns removes the rule.
 */
export function answerInstead(pattern: RegExp, answer: Answer): () => void {
  const rule = { pattern, answer };
  rules = [rule, ...rules];
  return () => {
    rules = rules.filter((each) => each !== rule);
  };
}

/** Like `answerInstead`, for the first request only. */
export function answerOnce(pattern: RegExp, answer: Answer): void {
  const stop = answerInstead(pattern, (request) => {
    stop();
    return answer(request);
  });
}

/** Requests that wait. */
interface Held {
  /** Number of sent requests. */
  asked: () => number;
  /** Lets the server answer. */
  letGo: () => void;
  /** Answers in the server's place. */
  replyWith: (reply: Response) => void;
}

/** Holds the requests that match until they are let go of or answered. */
export function hold(pattern: RegExp): Held {
  const held = shutGate();
  let asked = 0;
  let reply: Response | undefined;
  answerInstead(pattern, async () => {
    asked += 1;
    await held.opened;
    return reply?.clone();
  });
  const replyWith = (given: Response) => {
    reply = given;
    held.open();
  };
  return { asked: () => asked, letGo: held.open, replyWith };
}

/** The network fails. */
export const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const SITE_PROBE = 'HEAD /robots.txt';
/** The site answers: from here on a lost request is one to a host that the network bars. */
export const answerSite = (): (() => void) => answerInstead(/^HEAD \/robots\.txt$/, () => new Response());
/** A proxy's page in place of an answer. */
export const foreign: Answer = () => new Response('<html>');
/** The server is down. */
export const down: Answer = () => new Response('', { status: 503 });
/** The server answers, and its reply is lost. */
export const replyLost: Answer = async (request) => {
  await (await server()).fetch(request);
  return lost(request);
};

/** The page's `fetch`: to a rule, to a stand-in, or to the server. */
async function fetchInPage(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input instanceof Request ? input : new URL(input, SITE), init);
  const asked = `${request.method} ${request.url.slice(SITE.length)}`;
  for (const { pattern, answer } of rules) {
    const reply = pattern.test(asked) ? await answer(request.clone()) : undefined;
    if (reply) return reply;
  }
  request.signal.throwIfAborted();
  // Without a network the site itself does not answer either (`siteAnswers`).
  if (asked === SITE_PROBE) throw new TypeError('Failed to fetch');
  if (/\/french-words\b.*\.bin/.test(asked)) return dictionaryReply();
  if (!asked.endsWith('/api/v1.0/email/send')) {
    const reply = await (await server()).fetch(request);
    if (reply.status >= 500) failures.push(`response ${reply.status}: ${asked}`);
    return reply;
  }
  const { status, text } = answerEmailRequest(request.method, await request.text());
  return new Response(text, { status });
}

/** A new browser's network, in which the server answers. @returns the failures of the server, as they come. */
export function connect(): readonly string[] {
  rules = [];
  failures = [];
  vi.stubGlobal('fetch', fetchInPage);
  return failures;
}
