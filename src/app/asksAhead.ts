import { addressOf } from '@/api/client';
import { contestRows } from '@/api/contest';
import { knightRows } from '@/api/knights';
import { artefactRows, completionRows, fragmentRows } from '@/api/progress';
import { OWN_ORIGIN } from '@/api/project';
import { leaderboardRequest } from '@/api/ranking';
import { calendarRows, riddleRows } from '@/api/riddles';
import { parseDay } from '@/escape-noel/shared/rules/days';
import { paths } from '@/paths';

/** Stands for the knight's id in an address. */
const ID_PLACE = '00000000-0000-0000-0000-000000000000';

const OF_EVERYBODY: Partial<Record<string, () => unknown[]>> = {
  [paths.game.leaderboard]: () => [leaderboardRequest(1)],
  [paths.game.contest]: () => [contestRows()],
};
const OF_KNIGHT: Partial<Record<string, (id: string) => unknown[]>> = {
  [paths.game.constellation]: (id) => [completionRows(id), fragmentRows(id)],
  [paths.game.artefacts]: (id) => [artefactRows(id)],
};

/**
 * What a page's document asks of the backend while its program is on its way, as addresses.
 * @param path of a page of the game.
 */
export function asksAhead(path: string) {
  const day = path.startsWith(paths.game.riddles) ? parseDay(path.split('/')[3]) : null;
  const everybody = day === null ? (OF_EVERYBODY[path]?.() ?? []) : [calendarRows()];
  const own = day === null ? (OF_KNIGHT[path]?.(ID_PLACE) ?? []) : [completionRows(ID_PLACE)];
  return {
    /** The row whose words are written into the page as soon as they come; null where there is none. */
    told: day === null ? null : fromHere(riddleRows(day)),
    everybody: everybody.map(fromHere),
    /** Of whoever is signed in besides, whose id takes the place of `idPlace`. */
    knight: [knightRows(ID_PLACE), ...own].map(fromHere),
    idPlace: ID_PLACE,
  };
}

export type AsksAhead = ReturnType<typeof asksAhead>;

/** The address of a request, without its origin where that is the page's own. */
const fromHere = (request: unknown) => addressOf(request).replace(OWN_ORIGIN, '');
