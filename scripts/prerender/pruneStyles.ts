import { type CssNode, generate, ident, type List, parse, type Rule, type Selector, walk } from 'css-tree';

/** What stands in a page: the names that a selector may speak of. */
export interface PageNames {
  classes: ReadonlySet<string>;
  elements: ReadonlySet<string>;
  /** The custom properties that its own attributes read. */
  properties: ReadonlySet<string>;
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
  const elements = new Set(['html', 'body', '*']);
  for (const [, name = ''] of html.matchAll(/<([a-z][a-z0-9-]*)/gi)) elements.add(name.toLowerCase());
  // What cannot be used at all is styled as an element of its own.
  if (/<[^>]* disabled[\s=>]/.test(html)) elements.add(':disabled');
  return { classes, elements, properties: new Set(propertiesRead(html)) };
}

const propertiesRead = (text: string) =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/**
 * Leaves out of a style sheet the rules that cannot match anything in a page: those whose every selector speaks of a class or an
 * element that the page does not have; and the custom properties that nothing reads then. Only for the first paint: the whole sheet
 * arrives before any script changes the page.
 * @param css flat, minified styles, as Lightning CSS writes them.
 * @param names what the page holds.
 */
export function pruneStyles(css: string, names: PageNames): string {
  const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false, parseCustomProperty: false });
  walk(sheet, {
    visit: 'Rule',
    leave(rule: Rule, item, list: List<CssNode> | null) {
      if (rule.prelude.type !== 'SelectorList' || this.atrule?.name === 'keyframes') return;
      const { children } = rule.prelude;
      children.forEach((selector, at) => {
        if (selector.type === 'Selector' && !canMatch(selector, names)) children.remove(at);
      });
      if (children.isEmpty) list?.remove(item);
    },
  });
  dropUnreadProperties(sheet, names.properties);
  walk(sheet, {
    visit: 'Atrule',
    leave(rule, item, list: List<CssNode> | null) {
      if (/^(?:media|supports|container)$/.test(rule.name) && rule.block?.children.isEmpty)
        list?.remove(item);
    },
  });
  walk(sheet, {
    visit: 'Comment',
    enter: (_comment, item, list: List<CssNode> | null) => list?.remove(item),
  });
  dropUnusedKeyframes(sheet);
  return generate(sheet);
}

/** The pseudo-elements that only fields have. */
const FIELD_PARTS = /^(?:-webkit-(?!scrollbar)|-moz-|placeholder$|file-selector)/;
const FIELDS = ['input', 'textarea', 'select', 'progress'];

/** Of what stands in their parentheses, one is enough. */
const ALTERNATIVES = /^(?:is|where)$/;

/** What stands in other parentheses, or in brackets, may be a negation: it never rules a selector out. */
function canMatch({ children }: Selector, names: PageNames): boolean {
  const { classes, elements } = names;
  return children.toArray().every((part) => {
    if (part.type === 'PseudoClassSelector' && ALTERNATIVES.test(part.name)) {
      const lists = part.children?.toArray().filter((list) => list.type === 'SelectorList') ?? [];
      return lists.every((list) =>
        list.children.toArray().some((each) => each.type !== 'Selector' || canMatch(each, names)),
      );
    }
    if (part.type === 'ClassSelector') return classes.has(ident.decode(part.name));
    if (part.type === 'TypeSelector') return elements.has(part.name.toLowerCase());
    if (part.type === 'PseudoClassSelector' && part.name === 'disabled') return elements.has(':disabled');
    if (part.type !== 'PseudoElementSelector' || !FIELD_PARTS.test(part.name)) return true;
    return FIELDS.some((field) => elements.has(field));
  });
}

/** Custom properties, and what is said of them, that neither the page nor a rule which is left reads. */
function dropUnreadProperties(sheet: CssNode, readInPage: ReadonlySet<string>): void {
  const read = new Set(readInPage);
  const isUnread = (property: string) => property.startsWith('--') && !read.has(property);
  let known: number;
  do {
    known = read.size;
    walk(sheet, {
      visit: 'Declaration',
      enter({ property, value }) {
        if (!isUnread(property)) for (const name of propertiesRead(generate(value))) read.add(name);
      },
    });
    // What a property holds may read another.
  } while (read.size > known);
  walk(sheet, (node, item, list: List<CssNode> | null) => {
    if (node.type === 'Declaration' && isUnread(node.property)) list?.remove(item);
    if (
      node.type === 'Atrule' &&
      node.name === 'property' &&
      node.prelude &&
      isUnread(generate(node.prelude))
    ) {
      list?.remove(item);
    }
  });
  walk(sheet, {
    visit: 'Rule',
    leave({ block }, item, list: List<CssNode> | null) {
      if (block.children.isEmpty) list?.remove(item);
    },
  });
}

/** Animations that no rule which is left plays. */
function dropUnusedKeyframes(sheet: CssNode): void {
  let played = '';
  walk(sheet, {
    visit: 'Declaration',
    enter({ property, value }) {
      if (property.startsWith('animation') || property.startsWith('--')) played += ` ${generate(value)}`;
    },
  });
  const words = new Set(played.split(/[\s,]+/));
  walk(sheet, {
    visit: 'Atrule',
    enter({ name, prelude }, item, list: List<CssNode> | null) {
      if (name === 'keyframes' && prelude && !words.has(generate(prelude))) list?.remove(item);
    },
  });
}
