import type { Step } from './steps';

/** The name in `::highlight(narration)`. */
const NAME = 'narration';

/** The element of the page that shows a passage. */
export const elementOf = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`main [data-narration="${key}"]`);

let marked: HTMLElement | null = null;

/**
 * Shows which sentence is read, without changing the page: React owns its elements. Null for none. The passage receives
 * `narrated`, with the sentence's range: a text in pages turns to it.
 */
export function highlight(step: Step | null): void {
  marked?.removeAttribute('data-narrated');
  marked = null;
  const isSupported = 'highlights' in CSS;
  if (isSupported) CSS.highlights.delete(NAME);
  if (step?.kind !== 'sentence') return;
  const element = elementOf(step.key);
  const range = element && rangeOf(element, step);
  if (range) element.dispatchEvent(new CustomEvent('narrated', { bubbles: true, detail: range }));
  if (isSupported && range) {
    CSS.highlights.set(NAME, new Highlight(range));
    return;
  }
  // The whole passage, in a browser without highlights or where the browser's translation has replaced the words.
  element?.setAttribute('data-narrated', '');
  marked = element;
}

/** @returns null where the element shows other words. */
function rangeOf(element: HTMLElement, { text, span }: Extract<Step, { kind: 'sentence' }>): Range | null {
  if (element.textContent !== text) return null;
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let offset = 0;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const length = node.textContent?.length ?? 0;
    const isIn = (at: number) => at >= offset && at <= offset + length;
    if (isIn(span.start) && span.start < offset + length) range.setStart(node, span.start - offset);
    if (isIn(span.end)) {
      range.setEnd(node, span.end - offset);
      break;
    }
    offset += length;
  }
  return range;
}
