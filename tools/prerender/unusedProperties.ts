/** A rule without rules inside, whose selector has a state of a pointer or of an unavailable control, or that only sets how things move. */
const LATER = /(?<=[{}])[^{}@]*(?::hover|:disabled|\.transition-|\.duration-|\.ease-)[^{}]*\{[^{}]*\}/g;

/**
 * Drops from the inlined styles of an HTML file the custom properties that nothing in it reads, and the rules that the first paint does not
 * need: of print, pointers over links, unavailable buttons, transitions (whole style sheets, which arrive later, have them all). Also drops
 * the declarations that stand there twice in a row, as prefixing leaves them.
 * @param html with `<style>` elements that a build has minified.
 */
export function dropUnusedProperties(html: string): string {
  const rules = html.replaceAll(/<style>[^]*?<\/style>/g, (style) =>
    style.replaceAll(LATER, '').replaceAll('@media (hover:hover){}', ''),
  );
  const used = new Set([...rules.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const keep = (text: string, name: string) => (used.has(name) ? text : '');
  return rules.replaceAll(/<style>[^]*?<\/style>/g, (style) =>
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
