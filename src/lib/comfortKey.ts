/** The storage key of « Confort de lecture ». In a file of its own, for the inline script. */
export const COMFORT_KEY = 'escape-noel-confort';

/** The settings: size of the text, spacing of letters, words and lines, contrast. */
export const COMFORT_NAMES = ['texte', 'espacement', 'contraste'] as const;

/**
 * Writes what was chosen on `<html>` (rule 23.1), each under its name: style sheets know the values.
 * @param stored the value of the key: only what is not as usual is in it.
 */
export function markComfort(mark: DOMStringMap, stored: string | null): void {
  try {
    const chosen: unknown = JSON.parse(stored ?? '{}');
    for (const name of COMFORT_NAMES) {
      const value: unknown = Reflect.get(Object(chosen), name);
      if (typeof value === 'string') mark[name] = value;
    }
  } catch {
    // Damaged: as if nothing was chosen.
  }
}

/** `markComfort`, in place of what is marked. */
export function markComfortAgain(mark: DOMStringMap, stored: string | null): void {
  for (const name of COMFORT_NAMES) Reflect.deleteProperty(mark, name);
  markComfort(mark, stored);
}

/** Marks what another tab chooses. The events that this tab makes for itself have no storage area. */
export function followComfort(mark: DOMStringMap): void {
  addEventListener('storage', ({ key, newValue, storageArea }) => {
    if (storageArea && key === COMFORT_KEY) markComfortAgain(mark, newValue);
  });
}
