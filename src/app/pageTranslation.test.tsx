import { cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { tolerateTranslation } from './pageTranslation';

const native = Object.getOwnPropertyDescriptors(Node.prototype);
beforeAll(tolerateTranslation);
// Other files share this document.
afterAll(() => void Object.defineProperties(Node.prototype, native));
afterEach(cleanup);

const makeFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
/** Runs what changes of the page have queued. */
const observers = () => new Promise((resolve) => void setTimeout(resolve));

type Translator = (text: Text) => void;
/** Chromium takes the text out of the page. */
const replace: Translator = (text) => {
  const font = makeFont();
  font.innerHTML = `<font>[${text.data}]</font>`;
  text.replaceWith(font);
};
const wrap: Translator = (text) => {
  const font = makeFont();
  text.replaceWith(font);
  font.append(text);
};

/** Translates every text, and lets the observers run. */
async function translate(translator: Translator): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  texts.forEach(translator);
  await observers();
}

function Panel({ points, isOpen }: { points: number; isOpen: boolean }) {
  return (
    <p>
      {isOpen && 'Ouvert. '}
      {points} points {isOpen ? <b>gagnés</b> : 'à gagner'}
    </p>
  );
}
const shown = () => document.body.textContent.replaceAll(/[[\]]/g, '');

test.each([
  ['replaces', replace],
  ['wraps', wrap],
])(
  'where a translation %s texts, nothing throws and the state on screen stays true',
  async (_, translator) => {
    const { rerender } = render(<Panel isOpen={false} points={5} />);
    expect(shown()).toBe('5 points à gagner');
    for (const [points, isOpen, expected] of [
      [3, true, 'Ouvert. 3 points gagnés'],
      [2, false, '2 points à gagner'],
      [1, true, 'Ouvert. 1 points gagnés'],
    ] as const) {
      await translate(translator);
      rerender(<Panel isOpen={isOpen} points={points} />);
      await observers();
      expect(shown()).toBe(expected);
    }
    await translate(translator);
    cleanup();
    expect(shown()).toBe('');
  },
);
