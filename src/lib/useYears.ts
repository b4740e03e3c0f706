import { useSyncExternalStore } from 'react';

const never = () => () => {};
const presentYear = () => new Date().getFullYear();

/** « 2024 » (rule 10.18), or « 2024-2026 » by the device's clock in a later year; the first year alone in prerendered HTML. */
export function useYears(first: number): string {
  const present = useSyncExternalStore(never, presentYear, () => first);
  return present > first ? `${first}-${present}` : String(first);
}
