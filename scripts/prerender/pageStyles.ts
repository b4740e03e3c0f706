import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { compile, optimize } from '@tailwindcss/node';
import { pageNames, pruneStyles } from './pruneStyles.ts';

/**
 * Makes the styles of one page: the same sheet as the whole application's, for the classes that this page uses.
 * @param stylesheet the application's style sheet.
 * @returns a function from a page's HTML, and minified sheets that it also needs, to the styles that can match something in it.
 */
export async function pageStyles(
  stylesheet: string,
): Promise<(html: string, extra: string) => Promise<string>> {
  const source = await readFile(stylesheet, 'utf8');
  return async (html, extra) => {
    const names = pageNames(html);
    const compiler = await compile(source, { base: dirname(stylesheet), onDependency: () => {} });
    const whole = optimize(compiler.build([...names.classes]), { minify: true }).code.trim();
    return pruneStyles(whole + extra, names);
  };
}
