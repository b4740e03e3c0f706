/** The element that a browser's translation put in the place of a text of React's, which it took out of the page. */
const replacements = new WeakMap<Node, Element>();

const isFont = (node: Node): node is Element => node.nodeName === 'FONT';

/** The child of `parent` that stands for a node: what has replaced or wrapped it. Null when the node is not there. */
function standInFor(node: Node, parent: Node): Node | null {
  let place = node.parentNode ? node : replacements.get(node);
  while (place && place.parentNode !== parent) {
    const wrapper: Node | null = place.parentNode;
    place = wrapper && isFont(wrapper) ? wrapper : undefined;
  }
  return place ?? null;
}

/** Remembers what a translation has replaced, and brings a text back once React changes it: the browser then translates it again. */
function followTranslation(): void {
  const texts = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const replacement = replacements.get(target);
      if (target.parentNode || !replacement?.isConnected) continue;
      replacement.replaceWith(target);
      replacements.delete(target);
    }
  });
  new MutationObserver((changes) => {
    const fonts = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont)));
    if (fonts.size === 0) return;
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      const [text] = removedNodes;
      // In one change, or put next to the text before it was removed.
      const font = [addedNodes[0], previousSibling, nextSibling].find(
        (node) => node && isFont(node) && fonts.has(node),
      );
      if (!font || !isFont(font) || text?.nodeType !== Node.TEXT_NODE) continue;
      fonts.delete(font);
      replacements.set(text, font);
      texts.observe(text, { characterData: true });
    }
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Lets the browser translate the page. Its translation replaces or wraps each text in `<font>` elements; React, which still holds the
 * text, would then throw « NotFoundError » where it removes it or inserts before it, and the page with it
 * (https://github.com/facebook/react/issues/11538), and would change texts that are no longer shown. Call it once, before the first render.
 */
export function tolerateTranslation(): void {
  const { insertBefore, removeChild } = Object.getOwnPropertyDescriptors(Node.prototype);
  Node.prototype.removeChild = function removeOrStandIn<T extends Node>(this: Node, child: T): T {
    const place = standInFor(child, this);
    if (place) removeChild.value?.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeStandIn<T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    insertBefore.value?.call(this, node, next && standInFor(next, this));
    return node;
  };
  followTranslation();
}
