import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, optimize } from '@tailwindcss/node';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';

const styles = fileURLToPath(new URL('../../src/app/styles.css', import.meta.url));

/** The variant as the product's style sheet defines it, and what it makes of one class. */
async function calmStyles(): Promise<string> {
  const [variant] = /@custom-variant calm \{[\s\S]*?\n\}/.exec(readFileSync(styles, 'utf8')) ?? [''];
  const compiler = await compile(`${variant}\n@tailwind utilities;`, {
    base: dirname(styles),
    onDependency: () => {},
  });
  return optimize(compiler.build(['calm:hidden'])).code;
}

test.each([
  ['follows the device that asks for less motion, before any choice', 'reduce', undefined, 'none'],
  ['follows the device that does not, before any choice', 'no-preference', undefined, 'block'],
  ['follows who chose motion, whatever the device asks', 'reduce', 'non', 'block'],
  ['follows who chose calm, whatever the device asks', 'no-preference', 'oui', 'none'],
] as const)('the calm variant %s', async (_, prefersReducedMotion, chosen, display) => {
  const window = new Window({ settings: { device: { prefersReducedMotion } } });
  const { document } = window;
  if (chosen) document.documentElement.dataset['calme'] = chosen;
  document.head.innerHTML = `<style>${await calmStyles()}</style>`;
  document.body.innerHTML = '<div class="calm:hidden"></div>';
  const [element] = document.getElementsByTagName('div');
  expect(element && window.getComputedStyle(element).display).toBe(display);
  await window.happyDOM.close();
});
