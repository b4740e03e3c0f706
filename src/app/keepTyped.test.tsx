import { act, fireEvent } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { HYDRATED_EVENT } from './hydratedEvent';
import { keepTyped } from './keepTyped';

function Page() {
  const [values, setValues] = useState<Record<string, string>>({});
  const [isKept, setKept] = useState(false);
  const bind = (name: string) => ({
    name,
    value: values[name] ?? '',
    // Like the fields of `useForm`: with the values of the last render.
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  useEffect(() => {
    dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return (
    <main>
      <p>Courriel</p>
      <input {...bind('email')} aria-label="email" />
      <textarea {...bind('message')} aria-label="message" />
      <select {...bind('jour')} aria-label="jour">
        <option value="">Aucun</option>
        <option value="2">Deux</option>
      </select>
      <input
        aria-label="garder"
        checked={isKept}
        name="garder"
        onChange={({ target }) => setKept(target.checked)}
        type="checkbox"
      />
      <output>{JSON.stringify({ ...values, isKept })}</output>
    </main>
  );
}

let container: HTMLElement;
let root: Root | undefined;

function open(): void {
  container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  document.body.append(container);
}

function find(name: string): HTMLInputElement {
  // The probe has a text area and a list too: only what the three have in common is used.
  const found = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No field ${name}`);
  return found;
}

async function hydrate(): Promise<unknown[]> {
  const recovered: unknown[] = [];
  keepTyped(container);
  await act(async () => {
    root = hydrateRoot(container, <Page />, { onRecoverableError: (error) => recovered.push(error) });
  });
  return recovered;
}

function fill(): void {
  find('email').value = 'a@exemple.fr';
  find('message').value = 'Bonjour';
  find('jour').value = '2';
  find('garder').checked = true;
}

/** Says « change » when it is removed, as a field does in Chromium that was typed in and has the focus. */
class Removed extends HTMLElement {
  disconnectedCallback(): void {
    document.body.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
customElements.define('removed-field', Removed);

const EXPECTED = { email: 'a@exemple.fr', message: 'Bonjour', jour: '2', isKept: true };
const known = (): unknown => JSON.parse(container.querySelector('output')?.textContent ?? '');

afterEach(() => {
  act(() => root?.unmount());
  container.remove();
});

test.each([
  [
    'an extension has added an element',
    () => find('email').before(Object.assign(document.createElement('div'), { id: 'lastpass' })),
  ],
  [
    'an address was replaced',
    () => {
      const text = container.querySelector('p');
      if (text) text.innerHTML = '<a href="/cdn-cgi/l/email-protection">[email&#160;protected]</a>';
    },
  ],
])(
  'Where %s, React renders the page anew: what was typed and the focus are given back',
  async (_, change) => {
    open();
    change();
    container.querySelector('main')?.append(document.createElement('removed-field'));
    fill();
    const before = find('message');
    before.focus();
    before.setSelectionRange(3, 3);
    expect(await hydrate()).not.toEqual([]);
    expect(before.isConnected).toBe(false);
    expect(known()).toEqual(EXPECTED);
    const after = find('message');
    expect([after.value, find('garder').checked]).toEqual(['Bonjour', true]);
    expect(document.activeElement).toBe(after);
    expect(after.selectionStart).toBe(3);
  },
);

test('Where hydration succeeds, nothing is written: a form adopts its own fields', async () => {
  open();
  fill();
  const written = vi.fn<() => void>();
  container.addEventListener('input', written);
  container.addEventListener('change', written);
  const email = find('email');
  expect(await hydrate()).toEqual([]);
  expect(email.isConnected).toBe(true);
  expect([email.value, find('message').value]).toEqual(['a@exemple.fr', 'Bonjour']);
  expect(written).not.toHaveBeenCalled();
});

test('What is typed between the start of hydration and its end counts, and so does what is cleared', async () => {
  open();
  find('email').before(document.createElement('div'));
  fill();
  keepTyped(container);
  fireEvent.input(find('message'), { target: { value: 'Bonsoir' } });
  fireEvent.input(find('email'), { target: { value: '' } });
  await act(async () => {
    root = hydrateRoot(container, <Page />, { onRecoverableError: () => {} });
  });
  expect(known()).toEqual({ message: 'Bonsoir', jour: '2', isKept: true });
});
