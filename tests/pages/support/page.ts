import { createElement, StrictMode } from 'react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { SESSION_KEY } from '@/api/sessionKey';
import { HYDRATED_EVENT } from '@/app/hydratedEvent';
import type { Knight } from '../../support/knight';
import { connect } from './network';

/** The user's events, without delays between keys. */
export const user = userEvent.setup({ delay: null });

/** Errors on the console. */
let problems: string[] = [];
/** Of the server. */
let failures: readonly string[] = [];

/** A new browser: nothing is stored, the server answers, and errors on the console are recorded. */
export function openBrowser(): void {
  problems = [];
  localStorage.clear();
  sessionStorage.clear();
  failures = connect();
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
  expect([...problems, ...failures]).toEqual([]);
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

/** The beginning of the page's text, for the message of a wait that fails. */
const pageText = () => textOf(document.body)?.slice(0, 1000) ?? '';

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

/** Waits until the page's title contains a text: an effect sets it, once the page is shown. */
export async function expectTitle(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(document.title).toMatch(text));
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
    if (!found) throw new Error(`Nothing here is a ${role} named ${String(name)}: ${pageText()}`);
    return found;
  });
}

/** Waits until no element has this role and name. */
export async function expectGone(role: string, name: Name): Promise<void> {
  await waitFor(() => expect(query(role, name)).toBeNull());
}

/** A browser keeps what is behind a modal dialog from being used; happy-dom does not. */
function isInFront(element: Element): boolean {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return !dialog || dialog.contains(element);
}

const canPress = (element: Element): boolean =>
  isInFront(element) && !element.matches(':disabled, [aria-disabled="true"]');

const pressable = (role: string, name: Name): HTMLElement | undefined =>
  screen.queryAllByRole(role, named(name)).find(canPress);

/** Waits for an element with a role and a name that can be pressed, then clicks it. */
export async function press(role: string, name: Name): Promise<void> {
  let found: HTMLElement | undefined;
  while (!found) {
    await waitFor(() => {
      if (!pressable(role, name))
        throw new Error(`No ${role} named ${String(name)} can be pressed here: ${pageText()}`);
    });
    // The wait ends once React has rendered, which may have disabled it again.
    found = pressable(role, name);
  }
  await user.click(found);
}

/** Replaces the text of a field. */
export async function write(label: RegExp, text: string): Promise<void> {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await waitFor(() => expect(isInFront(field)).toBe(true));
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
