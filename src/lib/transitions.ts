import type { Transition } from 'framer-motion';

/** `ease-breath` in tailwind.config.ts. */
export const BREATH: [number, number, number, number] = [0.22, 0.8, 0.28, 1];

/** Duration of an exit, for example a dialog's. */
export const TOUCH_MS = 200;

/** Answers to a touch, dialogs and menus included. */
export const TOUCH: Transition = { duration: TOUCH_MS / 1000, ease: BREATH };

/** Movements of a scene. */
export const SCENE: Transition = { duration: 0.7, ease: BREATH };
