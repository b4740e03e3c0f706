import { useMediaQuery } from './useMediaQuery';

/** The main pointer is a mouse or a trackpad: the device is likely to have a keyboard. */
const MOUSE = '(pointer: fine)';

/** For the words of gestures: « clique » with a mouse, « touche » with a finger. */
export const hasMouse = (): boolean => matchMedia(MOUSE).matches;

/** Like `hasMouse`, while rendering. */
export const useHasMouse = (): boolean => useMediaQuery(MOUSE);
