import { HYDRATED_EVENT } from './hydratedEvent';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

const valueOf = (field: Field) => (isTicked(field) ? field.checked : field.value);

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** The fields of a page by name; fields of the same name by their order. */
function fieldsIn(root: HTMLElement): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    let place = 0;
    while (fields.has(`${field.name} ${place}`)) place += 1;
    fields.set(`${field.name} ${place}`, field);
  }
  return fields;
}

/**
 * Keeps what is typed, chosen or autofilled before hydration, and the focus. React renders a page anew where it finds another one than
 * it expects, after an extension has changed it for instance: the new fields are empty. Call it before `hydrateRoot`.
 * @param root of the application.
 */
export function keepTyped(root: HTMLElement): void {
  const typed = new Map<string, string | boolean>();
  let focused: { key: string; start: number | null; end: number | null } | null = null;
  const note = (event?: Event) => {
    // Chromium says « change » for a field that is removed too, once it has lost the focus: no user has left it.
    if (event?.type !== 'change') focused = null;
    for (const [key, field] of fieldsIn(root)) {
      if (isChanged(field)) typed.set(key, valueOf(field));
      else typed.delete(key);
      if (field !== document.activeElement) continue;
      const { selectionStart: start = null, selectionEnd: end = null } =
        field instanceof HTMLSelectElement ? {} : field;
      focused = { key, start, end };
    }
  };
  note();
  const types = ['input', 'change', 'focusin', 'keyup'];
  for (const type of types) addEventListener(type, note, true);

  const giveBack = () => {
    for (const type of types) removeEventListener(type, note, true);
    const fields = fieldsIn(root);
    for (const [key, value] of typed) {
      const field = fields.get(key);
      if (field && valueOf(field) !== value) write(field, value);
    }
    const field = focused && fields.get(focused.key);
    // Not away from another field; the page's heading may have taken the focus.
    if (!focused || !field || [...fields.values()].some((each) => each === document.activeElement)) return;
    field.focus({ preventScroll: true });
    if (focused.start !== null && !(field instanceof HTMLSelectElement))
      field.setSelectionRange(focused.start, focused.end);
  };
  // Outside React's effects each field is rendered before the next one is written. Before presses that were held (`holdPresses`).
  addEventListener(HYDRATED_EVENT, () => queueMicrotask(giveBack), { once: true });
}

/** Like a user: React reads the value at an event, and does not see one that is set on the element itself. */
function write(field: Field, value: string | boolean): void {
  if (isTicked(field)) return field.click();
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  return undefined;
}
