import { cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { nextTask } from './nextTask';
import { allAlive, comeAlive, OwnTask } from './OwnTask';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const parts = ['layout', 'header', 'menu', 'footer'];
const heard: string[] = [];
const Part = ({ name }: { name: string }) => (
  <button onClick={() => heard.push(name)} type="button">
    {name}
  </button>
);
const page = (
  <main>
    <Part name="layout" />
    <OwnTask>
      <section>
        <Part name="header" />
        <OwnTask>
          <Part name="menu" />
        </OwnTask>
      </section>
    </OwnTask>
    <OwnTask>
      <Part name="footer" />
    </OwnTask>
  </main>
);

/** Puts the page where the build would have written it. */
function written(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.replaceChildren(root);
  return root;
}

/** Presses every button. @returns which of them answered. */
function answering(): string[] {
  heard.length = 0;
  for (const button of screen.getAllByRole('button')) button.click();
  return [...heard];
}

test('a written page comes alive part by part, each in a task of its own, and nothing of it is drawn anew', async () => {
  const root = written();
  const elements = [...root.querySelectorAll('*')];
  const alive = comeAlive(() => hydrateRoot(root, page));
  const steps = new Set([answering().join(', ')]);
  for (let task = 0; task < 10; task += 1) {
    await nextTask();
    steps.add(answering().join(', '));
  }
  expect([...steps]).toEqual([
    'layout',
    'layout, header',
    'layout, header, footer',
    'layout, header, menu, footer',
  ]);
  await alive;
  const now = [...root.querySelectorAll('*')];
  expect(now).toHaveLength(elements.length);
  expect(now.every((element, index) => element === elements[index])).toBe(true);
});

test('what waits for all parts waits for those that parts hold', async () => {
  const root = written();
  void comeAlive(() => hydrateRoot(root, page));
  await allAlive();
  expect(answering()).toEqual(parts);
});

test('a page that was not written is drawn at once, all of it answering', () => {
  render(page);
  expect(answering()).toEqual(parts);
});
