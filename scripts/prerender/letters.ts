import { paths } from '../../src/paths.ts';

/** Capitals, and the escapes whose letters are left alone. */
const CAPITALS = /%..|[A-Z]/g;
const PAGES: readonly string[] = Object.values(paths).filter((path) => typeof path === 'string');
const GAME = paths.game.landing;

/**
 * Where an address of the site or of the game leads when it was written with capitals (`/Books`): the router would draw its
 * page, on top of the one that says that there is none.
 * @param path of the address, escapes included.
 * @returns `null` for any other address: pictures and scripts keep their letters.
 */
export function smallLetters(path: string): string | null {
  const small = path.replaceAll(CAPITALS, (found) => (found.startsWith('%') ? found : found.toLowerCase()));
  const isPage = PAGES.includes(small.replace(/(.)\/$/, '$1')) || small.startsWith(GAME);
  return isPage && small !== path ? small : null;
}

/**
 * The same for a page itself, where the host of the files has no such rule.
 * @param then what its script does besides when it leads elsewhere.
 */
export function smallLettersScript(then = ''): string {
  return [
    '{const path=location.pathname,',
    `small=path.replace(${CAPITALS},(found)=>found[0]==="%"?found:found.toLowerCase());`,
    `if(small!==path&&(${JSON.stringify(PAGES)}.includes(small.replace(/(.)\\/$/,"$1"))||small.startsWith(${JSON.stringify(GAME)})))`,
    `{location.replace(small+location.search+location.hash);${then}}}`,
  ].join('');
}
