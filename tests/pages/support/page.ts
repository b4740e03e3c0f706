import { createElement, StrictMode } from 'react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { SESSION_KEY } from '@/api/sessionKey';
import { HYDRATED_EVENT } from '@/app/hydratedEvent';
import { answerEmailRequest } from '../../../tools/embedded/standIns';
import { shutGate } from '../../support/gate';
import type { Knight } from '../../support/knight';
import { dictionaryReply } from './dictionary';
import { server, SITE } from './server';

/** The user's events, without delays between keys. */
export const user = userEvent.setup({ delay: null });

/** Answers a request in place of the server; `undefined` leaves it to the server. */
export type Answer = (request: Request) => Response | undefined | Promise<Response | undefined>;

/** `pattern` matches « POST /rest/v1/rpc/admin_users ». */
interface Rule {
  pattern: RegExp;
  answer: Answer;
}
let rules: Rule[] = [];
let problems: string[] = [];

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
    if (reply.status >= 500) problems.push(`response ${reply.status}: ${asked}`);
    return reply;
  }
  const { status, text } = answerEmailRequest(request.method, await request.text());
  return new Response(text, { status });
}

/** A new browser: nothing is stored, the server answers, and errors on the console are recorded. */
export function openBrowser(): void {
  rules = [];
  problems = [];
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', fetchInPage);
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    // The server logs Error objects there: its failures are seen in its answers.
    if (words.length > 1 || typeof words[0] === 'string') problems.push(words.map(String).join(' '));
  });
  // Warnings are no problem.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
}

/** Waits until a failure is logged under a name. */
export const expectLogged = (what: string): Promise<void> =>
  waitFor(() => {
    const logged = vi.mocked(console.warn).mock.calls.map(([first]) => String(first));
    expect(logged).toContainEqual(expect.stringContaining(what));
  });

/** Leaves the page. @throws when there was an error on the console, or in the server. */
export async function closeBrowser(): Promise<void> {
  await leave();
  expect(problems).toEqual([]);
}

let isOpen = false;

async function leave(): Promise<void> {
  if (!isOpen) return;
  isOpen = false;
  cleanup();
  const { supabase } = await import('@/api/supabase');
  // A client that is disposed of while it starts goes on.
  await supabase.auth.initialize();
  await supabase.auth.dispose();
  vi.resetModules();
}

/** Opens an address as a page load does: modules remember nothing of the page before. */
export async function open(address: string): Promise<void> {
  await leave();
  isOpen = true;
  history.replaceState(null, '', address);
  const { App } = await import('@/app/App');
  const rendered = new Promise((resolve) => {
    addEventListener(HYDRATED_EVENT, resolve, { once: true });
  });
  render(createElement(StrictMode, null, createElement(BrowserRouter, null, createElement(App))));
  await rendered;
}

/** Opens the same address again. */
export const reload = (): Promise<void> => open(`${location.pathname}${location.search}`);

/** Stores a knight's session: the next page that is opened is theirs. */
export function signIn(knight: Knight): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify(knight.session));
}

/** Waits until the page is at an address. */
export async function expectAddress(address: string): Promise<void> {
  await waitFor(() => expect(`${location.pathname}${location.search}`).toBe(address));
}

/** The text with single plain spaces. */
const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** The text of an element, with single plain spaces. */
export const textOf = (element: Element | null) => (element ? spaced(element.textContent) : undefined);

/** Waits until an element contains a text. */
export async function expectText(place: () => Element | null, text: string | RegExp): Promise<void> {
  const expected = typeof text === 'string' ? spaced(text) : text;
  await waitFor(() => expect(textOf(place())).toMatch(expected));
}

/** Waits until the page contains a text. */
export async function expectSaid(text: string | RegExp): Promise<void> {
  await expectText(() => document.body, text);
}

/** Waits until the page does not contain a text. */
export async function expectUnsaid(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(textOf(document.body)).not.toMatch(text));
}

type Name = string | RegExp;

/** An accessible name, compared with single plain spaces. */
const named = (name: Name) => ({
  name: typeof name === 'string' ? (text: string) => spaced(text) === spaced(name) : name,
});

/** The first element with a role and a name, or null: without style sheets the header's links are in its menu too. */
export function query(role: string, name: Name): HTMLElement | null {
  return screen.queryAllByRole(role, named(name))[0] ?? null;
}

/** Waits for an element with a role and a name. */
export async function find(role: string, name: Name): Promise<HTMLElement> {
  return waitFor(() => {
    const found = query(role, name);
    if (!found) throw new Error(`Nothing here is a ${role} named ${String(name)}`);
    return found;
  });
}

/** Waits until no element has this role and name. */
export async function expectGone(role: string, name: Name): Promise<void> {
  await waitFor(() => expect(query(role, name)).toBeNull());
}

/** Waits for an enabled element with a role and a name, then clicks it. */
export async function press(role: string, name: Name): Promise<void> {
  const found = await find(role, name);
  await waitFor(() => expect(found.matches(':disabled, [aria-disabled="true"]')).toBe(false));
  await user.click(found);
}

/** Replaces the text of a field. */
export async function write(label: RegExp, text: string): Promise<void> {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await user.clear(field);
  await user.click(field);
  // Pasted: typing would render the page at each letter.
  if (text) await user.paste(text);
}

/** The parent of a heading: a section, a card. */
export const under = (heading: Name): Element | null => query('heading', heading)?.parentElement ?? null;

/** The accessible description of a field. */
export function describedAs(field: Element | null): string {
  const ids = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
