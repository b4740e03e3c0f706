/** What stands in a page: the names that a selector may speak of. */
export interface PageNames {
  classes: ReadonlySet<string>;
  elements: ReadonlySet<string>;
}

/**
 * Reads the names that a page's styles can match.
 * @param html the page's body.
 */
export function pageNames(html: string): PageNames {
  const classes = new Set<string>();
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/)) classes.add(name);
  }
  const elements = new Set(['html', 'body']);
  for (const [, name = ''] of html.matchAll(/<([a-z][a-z0-9-]*)/gi)) elements.add(name.toLowerCase());
  return { classes, elements };
}

/**
 * Leaves out of a style sheet the rules that cannot match anything in a page: those whose every selector speaks of a class or an
 * element that the page does not have. Only for the first paint: the whole sheet arrives before any script changes the page.
 * @param css flat, minified styles, as Lightning CSS writes them.
 * @param names what the page holds.
 */
export function pruneStyles(css: string, names: PageNames): string {
  return dropUnusedKeyframes(keepRules(css, names));
}

function keepRules(css: string, names: PageNames): string {
  let kept = '';
  for (const { prelude, block } of rules(css)) kept += keepRule(prelude, block, names);
  return kept;
}

function keepRule(prelude: string, block: string | null, names: PageNames): string {
  if (block === null) return `${prelude};`;
  if (/^@(?:media|supports|layer|container)\b/.test(prelude)) {
    const inner = keepRules(block, names);
    if (inner) return `${prelude}{${inner}}`;
    // Layers are in the order in which they are first named: an empty one keeps its place.
    return prelude.startsWith('@layer') ? `${prelude};` : '';
  }
  if (prelude.startsWith('@')) return `${prelude}{${block}}`;
  const selectors = splitSelectors(prelude).filter((selector) => canMatch(selector, names));
  return selectors.length > 0 ? `${selectors.join(',')}{${block}}` : '';
}

interface Rule {
  prelude: string;
  /** What is between its braces; null for a statement. */
  block: string | null;
}

/** The rules of one level, in their order. */
function* rules(css: string): Generator<Rule> {
  let start = 0;
  let at = 0;
  while (at < css.length) {
    const char = css[at];
    if (char === '"' || char === "'") {
      at = closing(css, at, char);
    } else if (char === ';') {
      yield { prelude: css.slice(start, at).trim(), block: null };
      start = at + 1;
    } else if (char === '{') {
      const end = blockEnd(css, at);
      yield { prelude: css.slice(start, at).trim(), block: css.slice(at + 1, end) };
      at = end;
      start = end + 1;
    }
    at += 1;
  }
}

function blockEnd(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    const char = css[at];
    if (char === '"' || char === "'") at = closing(css, at, char);
    else if (char === '{') depth += 1;
    else if (char === '}' && --depth === 0) return at;
  }
  throw new Error('A block of the style sheet is not closed');
}

/** Where a string that begins at `open` ends. */
function closing(css: string, open: number, quote: string): number {
  let at = open + 1;
  while (at < css.length && css[at] !== quote) at += css[at] === '\\' ? 2 : 1;
  return at;
}

/** At the commas that stand in no parenthesis. */
function splitSelectors(prelude: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < prelude.length; at += 1) {
    const char = prelude[at];
    if (char === '\\') at += 1;
    else if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    else if (char === ',' && depth === 0) {
      selectors.push(prelude.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, prelude.slice(start)];
}

/** The pseudo-elements that only fields have. */
const FIELD_PARTS = /::(?:-webkit-(?!scrollbar)|-moz-|placeholder|file-selector)/;
const fields = ['input', 'textarea', 'select', 'progress'];

function canMatch(selector: string, { classes, elements }: PageNames): boolean {
  // A name that begins with a digit is written by its code (`\32 xl`): rare, and kept.
  if (/\\[0-9a-f]/i.test(selector)) return true;
  if (FIELD_PARTS.test(selector) && !fields.some((field) => elements.has(field))) return false;
  // What stands in parentheses or brackets may be an alternative or a negation: it never rules a selector out.
  const plain = withoutNested(selector);
  for (const [, name = ''] of plain.matchAll(/\.((?:\\.|[\w-])+)/g)) {
    if (!classes.has(name.replaceAll(/\\(.)/g, '$1'))) return false;
  }
  for (const [, name = ''] of plain.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)(?![\w\\-])/gi)) {
    if (!elements.has(name.toLowerCase())) return false;
  }
  return true;
}

function withoutNested(selector: string): string {
  let plain = '';
  let depth = 0;
  for (let at = 0; at < selector.length; at += 1) {
    const char = selector[at] ?? '';
    if (char === '\\') {
      if (depth === 0) plain += char + (selector[at + 1] ?? '');
      at += 1;
    } else if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    else if (depth === 0) plain += char;
  }
  return plain;
}

function dropUnusedKeyframes(css: string): string {
  let kept = css;
  for (const { prelude, block } of rules(css)) {
    const name = /^@keyframes (\S+)$/.exec(prelude)?.[1];
    if (!name || block === null) continue;
    const rule = `${prelude}{${block}}`;
    const rest = kept.replace(rule, '');
    if (!new RegExp(`animation[^;}]*[ :,]${name}(?![\\w-])`).test(rest)) kept = rest;
  }
  return kept;
}
