import { createElement } from 'react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { SESSION_KEY } from '@/api/sessionKey';
import { answerEmailRequest } from '../../../tools/embedded/standIns';
import { shutGate } from '../../support/gate';
import type { Knight } from '../../support/knight';
import { server, SITE } from './server';

/** What a person does, without the pauses of a hand. */
export const person = userEvent.setup({ delay: null });

/** Answers a request in the server's place; nothing leaves it to the server. */
export type Answer = (request: Request) => Response | undefined | Promise<Response | undefined>;

/** What is asked of the server is held against this: « POST /rest/v1/rpc/admin_users ». */
interface Rule {
  pattern: RegExp;
  answer: Answer;
}
let rules: Rule[] = [];
let problems: string[] = [];

/**
 * Has what a page asks answered otherwise, by the newest rule first.
 * @param pattern of the method and the path with its query.
 * @returns how to take it back.
 */
export function answerInstead(pattern: RegExp, answer: Answer): () => void {
  const rule = { pattern, answer };
  rules = [rule, ...rules];
  return () => {
    rules = rules.filter((each) => each !== rule);
  };
}

/** As `answerInstead`, the first time only. */
export function answerOnce(pattern: RegExp, answer: Answer): void {
  const stop = answerInstead(pattern, (request) => {
    stop();
    return answer(request);
  });
}

/** What is held on its way. */
interface Held {
  /** How often it was asked for. */
  asked: () => number;
  /** Lets the server answer. */
  letGo: () => void;
  /** Answers in the server's place. */
  replyWith: (reply: Response) => void;
}

/** Holds what matches on its way, until it is let go of or answered. */
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

/** No answer comes. */
export const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
/** A proxy's page in the place of an answer. */
export const foreign: Answer = () => new Response('<html>');
/** The server is down. */
export const down: Answer = () => new Response('', { status: 503 });
/** The server does what it is asked, and its reply is lost. */
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
  if (!asked.endsWith('/api/v1.0/email/send')) {
    const reply = await (await server()).fetch(request);
    if (reply.status >= 500) problems.push(`response ${reply.status}: ${asked}`);
    return reply;
  }
  const { status, text } = answerEmailRequest(request.method, await request.text());
  return new Response(text, { status });
}

/** A new browser: nothing is kept, the server answers, and the console is watched. */
export function openBrowser(): void {
  rules = [];
  problems = [];
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', fetchInPage);
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    // The server writes there too, errors alone; what is its fault is seen in its answers.
    if (words.length > 1 || typeof words[0] === 'string') problems.push(words.map(String).join(' '));
  });
  // What a page only notes is no problem.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
}

/** Leaves the page. @throws when the console has told an error, or the server has failed. */
export async function closeBrowser(): Promise<void> {
  await leave();
  expect(problems).toEqual([]);
}

/** Whether a page is there to be left. */
let isOpen = false;

async function leave(): Promise<void> {
  if (!isOpen) return;
  isOpen = false;
  cleanup();
  const { authClient } = await import('@/api/authClient');
  await (await authClient()).dispose();
  vi.resetModules();
}

/** Opens an address as a browser does: what the page before it remembered, and did not keep, is gone. */
export async function open(address: string): Promise<void> {
  await leave();
  isOpen = true;
  history.replaceState(null, '', address);
  const { App, fetchPage } = await import('@/app/App');
  const { AddressRouter } = await import('@/app/AddressRouter');
  await fetchPage(location.pathname);
  render(createElement(AddressRouter, null, createElement(App)));
}

/** Opens the same address again. */
export const reload = (): Promise<void> => open(`${location.pathname}${location.search}`);

/** Signs a knight in: the next page that is opened is theirs. */
export function signIn(knight: Knight): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify(knight.session));
}

/** Waits until the page is at an address. */
export async function expectAddress(address: string): Promise<void> {
  await waitFor(() => expect(`${location.pathname}${location.search}`).toBe(address));
}

/** Spaces as one reads them, no-break ones included. */
const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** What is written in an element, its spaces as one reads them. */
export const textOf = (element: Element | null) => (element ? spaced(element.textContent) : undefined);

/** Waits until a text stands in an element. */
export async function expectText(place: () => Element | null, text: string | RegExp): Promise<void> {
  const expected = typeof text === 'string' ? spaced(text) : text;
  await waitFor(() => expect(textOf(place())).toMatch(expected));
}

/** Waits until the page says something, wherever it does. */
export async function expectSaid(text: string | RegExp): Promise<void> {
  await expectText(() => document.body, text);
}

/** Waits until the page does not say something, or does not any more. */
export async function expectUnsaid(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(textOf(document.body)).not.toMatch(text));
}

type Name = string | RegExp;

/** The name of a role, its no-break spaces as one types them. */
const named = (name: Name) => ({
  name: typeof name === 'string' ? (text: string) => spaced(text) === spaced(name) : name,
});

/**
 * What has a role and a name now; null when nothing has. The first where several have: without style sheets the header's links
 * stand in its menu too.
 */
export function query(role: string, name: Name): HTMLElement | null {
  return screen.queryAllByRole(role, named(name))[0] ?? null;
}

/** Waits for what has a role and a name. */
export async function find(role: string, name: Name): Promise<HTMLElement> {
  return waitFor(() => {
    const found = query(role, name);
    if (!found) throw new Error(`Nothing here is a ${role} named ${String(name)}`);
    return found;
  });
}

/** Waits until nothing has this role and name any more. */
export async function expectGone(role: string, name: Name): Promise<void> {
  await waitFor(() => expect(query(role, name)).toBeNull());
}

/** Waits for what has a role and a name and can be used, then presses it. */
export async function press(role: string, name: Name): Promise<void> {
  const found = await find(role, name);
  await waitFor(() => expect(found.matches(':disabled, [aria-disabled="true"]')).toBe(false));
  await person.click(found);
}

/** Writes in a field, in the place of what is there. */
export async function write(label: RegExp, text: string): Promise<void> {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await person.clear(field);
  await person.click(field);
  // At once: the page would draw itself anew at each letter.
  if (text) await person.paste(text);
}

/** What a heading begins: a section, a card. */
export const under = (heading: Name): Element | null => query('heading', heading)?.parentElement ?? null;

/** What assistive technology reads of a field besides its name. */
export function describedAs(field: Element | null): string {
  const ids = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
