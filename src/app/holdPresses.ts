import { HYDRATED_EVENT } from './hydratedEvent';

/**
 * A button pressed before hydration would do nothing: the last one is held, and pressed once the page is hydrated. Part of the
 * inline script.
 */
export function holdPresses(): void {
  let pressed: HTMLElement | undefined;
  const hold = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    pressed = button;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', hold, true);
  addEventListener(HYDRATED_EVENT, () => {
    removeEventListener('click', hold, true);
    // Wait one task: the effects of hydration adopt typed values first.
    setTimeout(() => {
      pressed?.click();
      pressed = undefined;
    });
  });
}
