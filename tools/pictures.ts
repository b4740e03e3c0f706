import { readFile } from 'node:fs/promises';
import { optimize, type Config } from 'svgo';
import type { Plugin } from 'vite';

/** The class of what a right answer adds to a day's drawing. */
const REWARD = 'riddle-reward';
const ADDRESS = /^(?<file>.+\.svg)\?(?<query>react|unsolved)$/;

/**
 * Imports the drawings of `art/` as components, minified by SVGO. Ids, classes and `data-` attributes stay, as styles, tests and other
 * drawings use them. `drawing.svg?react` is the whole drawing, `drawing.svg?unsolved` a day's drawing without its reward.
 */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    enforce: 'pre',
    async load(id) {
      const { file, query } = ADDRESS.exec(id)?.groups ?? {};
      if (!file) return null;
      this.addWatchFile(file);
      return component(await readFile(file, 'utf8'), query === 'unsolved' ? [REWARD] : []);
    },
  };
}

/**
 * The module of a component of one element, whose content React neither creates nor hydrates. It is hidden from screen readers.
 * @param without the classes to leave out.
 * @throws when nothing of the drawing is left.
 */
export function component(source: string, without: string[]): string {
  const svg = optimize(source, settings(without)).data;
  const { attributes = '', content = '' } =
    /^<svg(?<attributes>[^>]*)>(?<content>.*)<\/svg>$/s.exec(svg)?.groups ?? {};
  if (!content) throw new Error(`Not a drawing: ${svg.slice(0, 80)}`);
  const own: Record<string, string> = { 'aria-hidden': 'true' };
  for (const [, name = '', value = ''] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g))
    own[reactName(name)] = value;
  return [
    "import { jsx } from 'react/jsx-runtime';",
    `const own = ${JSON.stringify(own)};`,
    `const html = ${JSON.stringify({ __html: content })};`,
    "export default (props) => jsx('svg', { ...own, ...props, dangerouslySetInnerHTML: html });",
  ].join('\n');
}

/** React's name of an attribute: `stroke-width` is `strokeWidth`. */
function reactName(name: string): string {
  if (name === 'class') return 'className';
  return /^(?:aria|data)-/.test(name)
    ? name
    : name.replaceAll(/-[a-z]/g, (part) => part.slice(1).toUpperCase());
}

const settings = (without: string[]): Config => ({
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          cleanupIds: false,
          // Symbols that another drawing uses.
          removeHiddenElems: false,
          // The rest would change some pixels, or elements that a style sheet animates.
          collapseGroups: false,
          convertPathData: {
            applyTransforms: false,
            makeArcs: { threshold: 0, tolerance: 0 },
            straightCurves: false,
            convertToQ: false,
            floatPrecision: 4,
          },
          convertShapeToPath: false,
          cleanupNumericValues: { floatPrecision: 4 },
          mergePaths: false,
          moveGroupAttrsToElems: false,
        },
      },
    },
    'removeXMLNS',
    { name: 'removeElementsByAttr', params: { class: without } },
  ],
});
