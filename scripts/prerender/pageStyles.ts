import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { compile, optimize } from '@tailwindcss/node';
import { pageNames, pruneStyles, type PageNames } from './pruneStyles.ts';

/**
 * Makes the styles of one page: the same sheet as the whole application's, for the classes that this page uses.
 * @param stylesheet the application's style sheet.
 * @returns a function from a page's HTML, and minified sheets that it also needs, to the styles that can match something in it.
 */
export async function pageStyles(
  stylesheet: string,
): Promise<(html: string, extra: string) => Promise<string>> {
  const source = await readFile(stylesheet, 'utf8');
  const made = new Map<string, Promise<string>>();
  const make = async (names: PageNames, extra: string) => {
    const compiler = await compile(source, { base: dirname(stylesheet), onDependency: () => {} });
    const whole = optimize(compiler.build([...names.classes]), { minify: true }).code.trim();
    return pruneStyles(whole + extra, names);
  };
  return (html, extra) => {
    const names = pageNames(html);
    // Pages of the same names have the same styles: a riddle's twenty-four are made once.
    const { classes, elements, properties } = names;
    const key = [...classes, '|', ...elements, '|', ...properties, '|', extra].join(' ');
    const styles = made.get(key) ?? make(names, extra);
    made.set(key, styles);
    return styles;
  };
}
