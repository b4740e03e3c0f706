import { generate, parse, walk, type CssNode, type List } from 'css-tree';
import type { Plugin } from 'vite';

/**
 * Takes the rules of the style sheets out of their cascade layers, where they stand (decision 0006). Ours are in none, but Tailwind CSS
 * writes one for browsers without `@property`: it comes first and weighs nothing, as its place alone says.
 */
export function unlayered(): Plugin {
  return {
    name: 'unlayered',
    // After Tailwind CSS, which comes before what has no such mark.
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/, code: '@layer' },
      handler: (code) => ({ code: withoutLayers(code), map: null }),
    },
  };
}

/** @param css a style sheet whose layers come in the order in which they win over each other. */
export function withoutLayers(css: string): string {
  const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false, parseCustomProperty: false });
  walk(sheet, {
    visit: 'Atrule',
    leave({ name, block }, item, list: List<CssNode> | null) {
      if (name !== 'layer') return;
      if (block) list?.insertList(block.children, item);
      list?.remove(item);
    },
  });
  return generate(sheet);
}
