/**
 * Drops the custom properties that nothing in an HTML file reads and the print rules from its inlined styles (whole style sheets, which arrive
 * later, have them all), and the declarations that stand there twice in a row, as prefixing leaves them.
 * @param html with `<style>` elements that a build has minified.
 */
export function dropUnusedProperties(html: string): string {
  const used = new Set([...html.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const keep = (text: string, name: string) => (used.has(name) ? text : '');
  return html.replaceAll(/<style>[^]*?<\/style>/g, (style) =>
    style
      // With the braces of the rules inside.
      .replaceAll(/@media print\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
      .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, keep)
      .replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, keep)
      .replaceAll(/(?<=[{;])([\w-]+:[^;{}"']+;)\1+/g, '$1')
      // For old browsers, from the whole style sheets on: 107 bytes that the landing has no room for.
      .replace(/@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/, '')
      // Tailwind's own fonts, which `base.css` replaces, and what `font: inherit` says already.
      .replaceAll(
        /(?<=[{;])font-(?:family:var\(--default-|feature-settings|variation-settings)[^;{}]*;/g,
        '',
      ),
  );
}
