import { SCENE } from './transitions';

let areFeaturesLoaded = false;

/** Called once framer-motion's features have loaded (src/effects/Motion.tsx). */
export function setFeaturesLoaded(): void {
  areFeaturesLoaded = true;
}

/**
 * The `initial` of content that enters: none until framer-motion's features have loaded, or it would stay in that state.
 * @param state what it enters from.
 */
export const entersFrom = <State>(state: State): State | false => areFeaturesLoaded && state;

/** Properties of an `m` component that rises into its place when it mounts. */
export const rise = () => ({
  initial: entersFrom({ opacity: 0, y: 32 }),
  animate: { opacity: 1, y: 0 },
  transition: SCENE,
});
