import { cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { comeAlive } from './OwnTask';
import { useBrowserStore } from './useBrowserStore';

const drawn: string[] = [];
const followNothing = () => () => {};

function Choice() {
  const choice = useBrowserStore(followNothing, () => 'chosen', 'written');
  drawn.push(choice);
  return <p>{choice}</p>;
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  drawn.length = 0;
});

test('a page that comes alive is drawn as it was written, and what the browser knows in a later task', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Choice />);
  document.body.replaceChildren(root);
  expect(drawn).toEqual(['written']);
  const alive = comeAlive(() => hydrateRoot(root, <Choice />));
  // All that this task still does.
  for (let microtask = 0; microtask < 20; microtask += 1) await Promise.resolve();
  expect(drawn).toEqual(['written', 'written']);
  await alive;
  await screen.findByText('chosen');
  expect(drawn).toEqual(['written', 'written', 'chosen']);
});

test('what is drawn later knows at once what the browser knows', () => {
  render(<Choice />);
  expect(drawn).toEqual(['chosen']);
});
