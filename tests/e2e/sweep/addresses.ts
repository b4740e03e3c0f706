import { generatePath } from 'react-router-dom';
import { pages } from '../../../src/app/pages';
import { isAdminPath, paths } from '../../../src/paths';
import { ALL } from '../../support/quest';
import { PAST_EDITION } from '../riddle/edition';

/** The address of a round table is known once the table is open. */
export const TABLE = paths.roundTable(':id');

/** Values of a pattern's parameters, where one example is not enough. */
const EXAMPLES: Readonly<Record<string, readonly Record<string, string>[]>> = {
  [`${paths.game.riddles}/:id?`]: ALL.map((day) => ({ id: String(day) })),
  [paths.rehearsal(':rehearsed')]: [{ rehearsed: '4' }],
  [paths.person(':slug')]: [{ slug: 'maelle-hautbois' }],
  [paths.blackboard(':subject')]: ['1', '2', '10', 'ciel'].map((subject) => ({ subject })),
};
const EXAMPLE = { code: PAST_EDITION, id: '1', slug: 'pomme-cannelle', '*': 'nulle-part' };

function addressesOf(path: string): string[] {
  if (path === TABLE) return [path];
  const addresses = (EXAMPLES[path] ?? [EXAMPLE]).map((values) => generatePath<string>(path, values));
  // The pattern of every address that has no page begins without a slash.
  return addresses.map((address) => (address.startsWith('/') ? address : `/${address}`));
}

/** Pages of an area, from the page table, without the team's. */
const pagesOf = (area: 'site' | 'escape-noel'): string[][] =>
  pages
    .filter(({ path, module }) => module.startsWith(`${area}/`) && !isAdminPath(path))
    .map(({ path }) => addressesOf(path));

/** Every address of the game. */
export const gameAddresses: readonly string[] = pagesOf('escape-noel').flat();

/** One address a page, of the site and the game. */
export const firstAddresses: readonly string[] = [...pagesOf('site'), ...pagesOf('escape-noel')]
  .map(([first = '']) => first)
  .filter((address) => address !== TABLE);

/** An address of the site without a page, which the server answers with 404. */
export const MISSING = '/nulle-part';

const PREVIEWED = paths.previewed(':code').landing;

/** The patterns of the team's pages; a preview's addresses are the game's, in a frame. */
export const teamPatterns: readonly string[] = pages
  .map(({ path }) => path)
  .filter((path) => isAdminPath(path) && !path.startsWith(PREVIEWED));

/** The address of a team's page. @param code an edition of the workshop. */
export const teamAddress = (pattern: string, code: string, day: number): string =>
  generatePath<string>(pattern, { ...EXAMPLE, code, day: String(day) });
