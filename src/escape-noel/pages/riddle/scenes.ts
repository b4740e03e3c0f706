import type { ComponentType } from 'react';

/** A day's stage, as a component that takes the look of its root. */
export type Scene = ComponentType<{ className?: string }>;

// One small file for each day and state: the page fetches what it shows. What the right answer brings is taken out of the
// drawing by the build (tools/pictures.ts), so that an unsolved day receives nothing of it (rule 3.12).
const unsolvedScenes = import.meta.glob<Scene>('@art/scenes/*.svg', {
  query: '?unsolved',
  import: 'default',
});
const solvedScenes = import.meta.glob<Scene>('@art/scenes/*.svg', { query: '?react', import: 'default' });

/**
 * Fetches the drawing of a day's stage.
 * @param day 1 to 24.
 * @param solved whether it shows what the riddle asked for.
 * @throws Error when the day has no drawing, or it does not come.
 */
export function fetchScene(day: number, solved: boolean): Promise<Scene> {
  const scenes = solved ? solvedScenes : unsolvedScenes;
  const fetch = scenes[`/art/scenes/jour-${String(day).padStart(2, '0')}.svg`];
  if (!fetch) throw new Error(`No stage is drawn for day ${day}`);
  return fetch();
}
