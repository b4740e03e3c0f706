import { domMax } from 'framer-motion';
import { allowEntrances } from './entrance';

allowEntrances();

/** Everything that framer-motion can do: animations, exits, gestures, drag and layout. Loaded apart from the pages. */
export const features = domMax;
