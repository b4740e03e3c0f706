import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';

/** The id of a field's control, which a finding leads to. */
export const fieldId = (path: string): string => `champ-${path}`;

/** Focuses the control of a field, in the fold that it may be in. */
export function focusField(path: string): void {
  const control = controlOf(path);
  const fold = control?.closest('details');
  if (fold) fold.open = true;
  control?.focus();
}

/** The control of a path or, where it has none, of the list or object around it. */
function controlOf(path: string): HTMLElement | null {
  const keys = path.split('.');
  for (let length = keys.length; length > 0; length -= 1) {
    const found = document.getElementById(fieldId(keys.slice(0, length).join('.')));
    if (found) return found;
  }
  return null;
}

const stateShape = v.object({ field: v.string() });

/** The state of a link that leads to a field of the next page. */
export const toField = (path: string): v.InferOutput<typeof stateShape> => ({ field: path });

/** Moves the focus to the field that a link of `toField` names, once the page is rendered. */
export function useFieldOfLink(): void {
  const location = useLocation();
  const state: unknown = location.state;
  const focus = useEffectEvent(() => {
    if (v.is(stateShape, state)) focusField(state.field);
  });
  useEffect(() => focus(), [location.key]);
}
