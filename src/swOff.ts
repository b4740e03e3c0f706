import { HYDRATED_EVENT } from './app/hydratedEvent';
import { OFFLINE_OFF_KEY } from './lib/offlineCaches';

/** The script of `/sw-off`: removes every worker and cache of this address, but nothing that players store (rule 22.8). */
const STATES = ['removing', 'removed', 'failed', 'restored'] as const;

function show(state: (typeof STATES)[number]): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-state]'))
    element.hidden = element.dataset['state'] !== state;
  const restore = document.querySelector<HTMLButtonElement>('[data-restore]');
  if (restore) restore.hidden = state !== 'removed';
}

async function remove(): Promise<void> {
  try {
    localStorage.setItem(OFFLINE_OFF_KEY, '1');
  } catch {
    // If storage is forbidden, no worker is registered either.
  }
  const registrations = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : [];
  await Promise.all(registrations.map((each) => each.unregister()));
  const names = 'caches' in globalThis ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
}

document.querySelector('[data-restore]')?.addEventListener('click', () => {
  try {
    localStorage.removeItem(OFFLINE_OFF_KEY);
  } catch {
    // Nothing was stored.
  }
  show('restored');
});

// The inline script has held the presses until here.
dispatchEvent(new Event(HYDRATED_EVENT));
remove().then(
  () => show('removed'),
  () => show('failed'),
);
