import * as m from 'framer-motion/m';
import { useState, type RefObject } from 'react';
import type { RankedKnight } from '@/api/ranking';
import { counted, formatCount } from '@/lib/french';
import { SCENE } from '@/lib/transitions';
import { useMediaQuery } from '@/lib/useMediaQuery';
import { classes } from '@/ui/classes';
import { KnightDialog } from './KnightDialog';
import { Medal } from './Medal';
import { rowKeys, rowName, questDay, questShortDay } from './rankingTexts';

interface RankingProps {
  knights: readonly RankedKnight[];
  /** The place of the first row in the whole ranking, from 1: equal totals share a rank, but not a place. */
  firstPlace: number;
  highlightsMine: boolean;
  list: RefObject<HTMLDivElement | null>;
}
interface RowsProps extends Omit<RankingProps, 'list'> {
  onOpen: (knight: RankedKnight) => void;
}

/** The rows of a page: a table, or cards on small screens. A tap anywhere on a row opens its knight. */
export function Ranking({ list, ...rows }: RankingProps) {
  const [opened, setOpened] = useState<RankedKnight | null>(null);
  const Rows = useMediaQuery('(min-width: 48rem)') ? RankingTable : RankingCards;
  return (
    <div ref={list}>
      <Rows {...rows} onOpen={setOpened} />
      <KnightDialog knight={opened} onClose={() => setOpened(null)} />
    </div>
  );
}

const RankingTable = ({ knights, firstPlace, highlightsMine, onOpen }: RowsProps) => {
  const keys = rowKeys(knights);
  return (
    <table className="w-full border-separate border-spacing-y-1.5 text-left">
      <caption className="sr-only">Classement des chevaliers</caption>
      <thead>
        <tr className="text-base text-nuit-mist">
          <th className="px-4 py-1 text-center" scope="col">
            Rang
          </th>
          <th className="px-3 py-1" scope="col">
            Chevalier
          </th>
          <th className="px-3 py-1 text-right" scope="col">
            Score
          </th>
          <th className="px-4 py-1 text-right" scope="col">
            Dernière quête
          </th>
        </tr>
      </thead>
      <tbody>
        {knights.map((knight, index) => {
          const { isMe } = knight;
          const look = classes(
            'border-y-2 py-2 transition-colors duration-touch first:rounded-l-md first:border-l-2 last:rounded-r-md last:border-r-2',
            rowLook(isMe),
          );
          return (
            <m.tr
              {...slidesTo(knights)}
              aria-current={isMe || undefined}
              className={classes(
                'group relative scroll-mt-32 rounded-md',
                isMe && highlightsMine && HIGHLIGHT,
              )}
              data-row=""
              key={keys[index]}
            >
              <td className={classes(look, 'w-24 px-4 text-center')}>
                <Rank place={firstPlace + index} rank={knight.rank} />
              </td>
              <td className={classes(look, 'px-3 font-bold')}>
                <OpenKnight knight={knight} onOpen={onOpen} />
              </td>
              <td className={classes(look, 'whitespace-nowrap px-3 text-right font-bold text-nuit-gold')}>
                {counted(knight.totalScore, 'point')}
              </td>
              <td className={classes(look, 'whitespace-nowrap px-4 text-right text-nuit-mist')}>
                {questDay(knight.lastQuestAt)}
              </td>
            </m.tr>
          );
        })}
      </tbody>
    </table>
  );
};

const RankingCards = ({ knights, firstPlace, highlightsMine, onOpen }: RowsProps) => {
  const keys = rowKeys(knights);
  return (
    <ol aria-label="Classement des chevaliers" className="grid gap-2.5">
      {knights.map((knight, index) => {
        const { isMe } = knight;
        return (
          <m.li
            {...slidesTo(knights)}
            aria-current={isMe || undefined}
            className={classes(
              'group relative flex scroll-mt-24 items-center gap-3 rounded-md border-2 p-3',
              rowLook(isMe),
              isMe && highlightsMine && HIGHLIGHT,
            )}
            data-row=""
            key={keys[index]}
          >
            <span className="grid w-14 shrink-0 justify-items-center">
              <span className="sr-only">Rang </span>
              <Rank place={firstPlace + index} rank={knight.rank} />
            </span>
            <span className="grid min-w-0 flex-1">
              <OpenKnight knight={knight} onOpen={onOpen} />
              <span className="flex flex-wrap justify-between gap-x-3">
                <span className="text-nuit-mist">{questShortDay(knight.lastQuestAt)}</span>
                <span className="font-bold text-nuit-gold">{counted(knight.totalScore, 'point')}</span>
              </span>
            </span>
          </m.li>
        );
      })}
    </ol>
  );
};

/** A row slides to its new place when the ranking changes while it is on screen. */
const slidesTo = (knights: readonly RankedKnight[]) =>
  ({ layout: 'position', layoutDependency: knights, transition: SCENE }) as const;

const HIGHLIGHT = 'outline-4 outline-offset-2 outline-nuit-gold';

const rowLook = (isMe: boolean) =>
  isMe
    ? 'border-nuit-gold bg-nuit-veil'
    : 'border-nuit-line bg-nuit-dusk group-hover:border-nuit-dim group-hover:bg-nuit-veil';

const Rank = ({ rank, place }: { rank: number; place: number }) => (
  <span className="inline-flex items-center gap-1.5 font-display text-xl font-semibold">
    <Medal className="size-9" place={place} />
    {formatCount(rank)}
  </span>
);

interface OpenKnightProps {
  knight: RankedKnight;
  onOpen: (knight: RankedKnight) => void;
}

/** The row's only control, stretched over the whole row. */
const OpenKnight = ({ knight, onOpen }: OpenKnightProps) => (
  <button
    aria-haspopup="dialog"
    className="wrap-anywhere min-h-touch min-w-0 text-left font-bold leading-tight after:absolute after:inset-0 after:rounded-md"
    onClick={() => onOpen(knight)}
    type="button"
  >
    {rowName(knight.name, knight.isMe)}
  </button>
);
