/** Where a tab remembers that the door has been opened. */
export const DOOR_KEY = 'escape-noel-porte';

/** What this visit knows, for browsers that keep nothing. */
let opened = false;

/** Whether the door has been opened in this session. */
export function wasDoorOpened(): boolean {
  if (opened) return true;
  try {
    return sessionStorage.getItem(DOOR_KEY) !== null;
  } catch {
    return false;
  }
}

/** Keeps in mind that the door has been opened, for as long as the session lasts. */
export function rememberDoor(): void {
  opened = true;
  try {
    sessionStorage.setItem(DOOR_KEY, '1');
  } catch {
    // A browser that keeps nothing shows the door once a visit.
  }
}
