import svgo from '@svgr/plugin-svgo';
import type { Plugin } from 'vite';
import svgr from 'vite-plugin-svgr';

/** What the right answer brings onto a day's stage: this class marks it in the drawing. */
const REWARD = 'riddle-reward';

/**
 * The drawings of `art/` as components, made small by SVGO. Ids, classes and `data-` attributes stay: styles, tests and other
 * drawings hold on to them. `drawing.svg?react` is the whole drawing; `drawing.svg?unsolved` is a day's stage without its reward.
 */
export function pictures(): Plugin[] {
  return [components('react', []), components('unsolved', [REWARD])];
}

/** @param without the classes of what is left out. */
function components(query: string, without: string[]): Plugin {
  return svgr({
    include: `**/*.svg?${query}`,
    svgrOptions: {
      jsxRuntime: 'automatic',
      // Decoration beside words, never read aloud.
      svgProps: { 'aria-hidden': 'true', focusable: 'false' },
      plugins: [svgo, '@svgr/plugin-jsx'],
      // An accent in an attribute stays a letter: JSX reads no escapes.
      jsx: { babelConfig: { generatorOpts: { jsescOption: { minimal: true } } } },
      svgoConfig: {
        plugins: [
          {
            name: 'preset-default',
            params: {
              overrides: {
                removeViewBox: false,
                cleanupIds: false,
                // What follows would change a pixel here and there, or what a style sheet moves.
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
      },
    },
  });
}
