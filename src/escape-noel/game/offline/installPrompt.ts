import { useSyncExternalStore } from 'react';

/** The event that Chromium sends if the game can be installed; other browsers do not have it. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

let prompt: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function change(next: InstallPrompt | null): void {
  prompt = next;
  for (const listener of listeners) listener();
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/** Holds the browser's own invitation back: the game makes its own, once there is a reason (rule 22.10). */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    change(event);
  });
  addEventListener('appinstalled', () => change(null));
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns asks the browser to install the game, once; null where it cannot. */
export function useInstallPrompt(): (() => void) | null {
  const held = useSyncExternalStore(
    follow,
    () => prompt,
    () => null,
  );
  if (!held) return null;
  return () => {
    change(null);
    void held.prompt().catch(() => undefined);
  };
}
