import { aboveTheClouds } from './clouds';
import type { Scene } from './paper';
import { acrossThePlain } from './plain';
import { onTheRoad } from './road';
import { towerAndHome } from './towerAndHome';
import { inTheVillage } from './village';
import { inTheWood } from './wood';

/** Every day's stage, from the first road to the winter star. */
const scenes: readonly Scene[] = [
  ...onTheRoad,
  ...inTheWood,
  ...inTheVillage,
  ...acrossThePlain,
  ...aboveTheClouds,
  ...towerAndHome,
];

/**
 * The stage of a day.
 * @param day 1 to 24.
 */
export function sceneOf(day: number): Scene {
  const scene = scenes[day - 1];
  if (!scene) throw new Error(`No stage is drawn for day ${day}`);
  return scene;
}
