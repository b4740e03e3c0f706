import type { ComponentType } from 'react';

export type Scene = ComponentType<{ className?: string }>;

// One chunk per day and state. The `pictures` plug-in removes the reward from the unsolved drawing, so that an unsolved day
// downloads nothing of it (rule 3.12).
const unsolvedScenes = import.meta.glob<Scene>('@art/scenes/*.svg', {
  query: '?unsolved',
  import: 'default',
});
const solvedScenes = import.meta.glob<Scene>('@art/scenes/*.svg', { query: '?react', import: 'default' });

/** Fetches the drawing of a day's stage. @throws Error when the day has no drawing, or it does not load. */
export function fetchScene(day: number, solved: boolean): Promise<Scene> {
  const scenes = solved ? solvedScenes : unsolvedScenes;
  const fetch = scenes[`/art/scenes/jour-${String(day).padStart(2, '0')}.svg`];
  if (!fetch) throw new Error(`No drawing for day ${day}`);
  return fetch();
}
