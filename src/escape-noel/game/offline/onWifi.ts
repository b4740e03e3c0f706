/** The browser's information about its connection; most browsers have none. */
function said(name: 'type' | 'saveData'): unknown {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null ? Reflect.get(connection, name) : undefined;
}

/** True if the user has asked for little data. */
export const isSavingData = (): boolean => said('saveData') === true;

/** True if nothing is paid by the megabyte here, as far as the browser says so. */
export const isOnWifi = (): boolean => said('type') === 'wifi' && !isSavingData();
