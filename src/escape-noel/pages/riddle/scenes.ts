import type { ComponentType } from 'react';
import { loadModule } from '@/lib/loadModule';

export type Scene = ComponentType<{ className?: string }>;
type Drawing = { default: Scene };

/** The edition whose answers the drawings reward (rule 15.10); their places are the same in every edition. Changed with the drawings. */
export const DRAWN_EDITION = '2024';

// One chunk per day and state. The `pictures` plug-in removes the reward from the unsolved drawing, so that an unsolved day
// downloads nothing of it (rule 3.12).
const unsolvedScenes = import.meta.glob<Drawing>('@art/scenes/*.svg', { query: '?unsolved' });
const solvedScenes = import.meta.glob<Drawing>('@art/scenes/*.svg', { query: '?react' });

/** Fetches the drawing of a day's stage. @throws Error when the day has no drawing, or it does not load. */
export async function fetchScene(day: number, solved: boolean): Promise<Scene> {
  const scenes = solved ? solvedScenes : unsolvedScenes;
  const load = scenes[`/art/scenes/jour-${String(day).padStart(2, '0')}.svg`];
  if (!load) throw new Error(`No drawing for day ${day}`);
  return (await loadModule(load)).default;
}
