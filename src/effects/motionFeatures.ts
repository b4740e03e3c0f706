/** Everything that framer-motion can do: animations, exits, gestures, drag and layout. Loaded apart from the pages. */
export { domMax as features } from 'framer-motion';
