/** What the browser says of its connection; most say nothing. */
function said(name: 'type' | 'saveData'): unknown {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null ? Reflect.get(connection, name) : undefined;
}

/** Whether the user has asked for little data. */
export const isSavingData = (): boolean => said('saveData') === true;

/** Whether nothing is paid by the megabyte here, as far as the browser says so. */
export const isOnWifi = (): boolean => said('type') === 'wifi' && !isSavingData();
