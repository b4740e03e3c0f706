import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { compile, optimize } from '@tailwindcss/node';

/**
 * Makes the styles of one page: the same sheet as the whole application's, for the classes that this page uses.
 * @param stylesheet the application's style sheet.
 * @returns a function from a page's HTML to its styles, minified.
 */
export async function pageStyles(stylesheet: string): Promise<(html: string) => Promise<string>> {
  const source = await readFile(stylesheet, 'utf8');
  return async (html) => {
    const compiler = await compile(source, { base: dirname(stylesheet), onDependency: () => {} });
    return optimize(compiler.build(classNames(html)), { minify: true }).code.trim();
  };
}

function classNames(html: string): string[] {
  const names = new Set<string>();
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/)) names.add(name);
  }
  return [...names];
}
