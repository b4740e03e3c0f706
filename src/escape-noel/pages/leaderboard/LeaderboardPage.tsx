import Telescope from '@art/escape-noel/empty-sky.svg?react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatCount, plural } from '@/lib/french';
import { useIsCurrentRoute } from '@/lib/page';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { paths } from '@/paths';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { Failure } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { PageHeading } from '@/ui/PageHeading';
import { TextLink } from '@/ui/TextLink';
import { Pagination } from '../../game/layout/Pagination';
import { FrozenResult } from '../../game/journey/FrozenResult';
import { useEdition } from '../../game/edition/useEdition';
import { leaderboardQuery } from '../../game/player/ranking.queries';
import { parsePage } from '../../game/rules/pages';
import { standingQuery } from '../../game/player/player.queries';
import { usePlayer } from '../../game/player/usePlayer';
import { Ranking } from './Ranking';
import { caption, endOf, firstPlaceOf } from './rankingTexts';
import { StandingCard } from './StandingCard';
import { useRowFocus } from './useRowFocus';

/** A knight ranked beyond this is shown their own page first, once (rule 6.4). */
const FIRST_PAGE_RANKS = 10;

export function LeaderboardPage() {
  const player = usePlayer();
  const edition = useEdition();
  const { rank = null, page: ownPage = null } = useQuery(standingQuery(player)).data ?? {};
  const [page, setPage] = usePage(rank, ownPage);
  const { data, failure, isAwaited, retry } = useRetriableQuery(leaderboardQuery(player, page, edition));
  const { list, highlightsMine, goToPage } = useRowFocus(data, setPage);

  return (
    <div className="mx-auto grid w-full max-w-6xl gap-8 px-3 pb-6 pt-12 sm:px-6">
      <div className="grid justify-items-center gap-2 text-center">
        <PageHeading className="text-4xl text-nuit-gold sm:text-5xl">Table d'Honneur</PageHeading>
        <blockquote className="max-w-xl text-balance text-xl text-nuit-mist">
          « Chaque lumière rapportée fait un peu plus briller le nom de qui l'a trouvée. »
        </blockquote>
        {edition === null && (
          <TextLink tall to={paths.game.tables}>
            Jouer en famille, à une table ronde
          </TextLink>
        )}
      </div>
      {edition !== null && (
        <div className="mx-auto w-full max-w-xl">
          <FrozenResult />
        </div>
      )}
      <div className={classes('grid items-start gap-8', edition === null && 'lg:grid-cols-[1fr_20rem]')}>
        <section aria-busy={isAwaited} aria-labelledby="classement-global" className="grid min-w-0 gap-4">
          {/* A fixed height: the count and the button must not shift the layout when they load. */}
          <div className="min-h-22 flex items-start justify-between gap-x-4 border-b-2 border-nuit-line pb-3 sm:min-h-16 sm:items-center">
            <div className="grid justify-items-start gap-x-4 gap-y-1 sm:flex sm:items-center">
              <h2
                className="rounded-full border-2 border-nuit-gold bg-nuit-veil px-5 py-1 text-xl text-nuit-gold"
                id="classement-global"
              >
                Global
              </h2>
              {data && (
                <p className="text-nuit-mist">
                  <strong className="text-nuit-ivory">{formatCount(data.playerCount)}</strong>{' '}
                  {plural(data.playerCount, 'Chevalier')}
                </p>
              )}
            </div>
            {ownPage !== null && (
              <Button onClick={() => goToPage(ownPage, 'mine')} variant="quiet">
                Ma position
              </Button>
            )}
          </div>
          {data && endOf(data, edition) && (
            <p className="text-balance text-nuit-mist">{endOf(data, edition)}</p>
          )}
          {/* As high as a phone's window, so that the card below does not shift. */}
          {!data && !failure && <Spinner className="min-h-dvh lg:min-h-0" label="Chargement des héros..." />}
          {/* « Leaderboard load failure: the list stays empty » (rule 10.2), with a way to retry. */}
          {failure && (
            <EmptyRanking title="Le classement reste dans l'ombre">
              <div role="status">
                <Failure
                  busy={isAwaited}
                  text="La Table d'Honneur n'a pas pu être lue. Ton score et ceux des autres n'ont pas bougé."
                />
              </div>
              <Button busy={isAwaited} onClick={retry} variant="quiet">
                Réessayer
              </Button>
            </EmptyRanking>
          )}
          {data?.knights.length === 0 && (
            <EmptyRanking title="Aucun chevalier dans ce classement">
              {edition === null && <p>Sois le premier à résoudre des énigmes et apparaître ici !</p>}
            </EmptyRanking>
          )}
          {data && data.knights.length > 0 && (
            <>
              <Ranking
                firstPlace={firstPlaceOf(data)}
                highlightsMine={highlightsMine}
                knights={data.knights}
                list={list}
              />
              <p className="text-center text-nuit-mist" role="status">
                {caption(data)}
              </p>
              <Pagination
                label="Pages du classement"
                onPage={(wanted) => goToPage(wanted, 'first')}
                page={data.page}
                pageCount={data.pageCount}
              />
            </>
          )}
        </section>
        {edition === null && <StandingCard />}
      </div>
    </div>
  );
}

function usePage(rank: number | null, ownPage: number | null) {
  const [search, setSearch] = useSearchParams();
  const asked = parsePage(search.get('page'));
  const jumped = useRef(asked !== null);
  const isHere = useIsCurrentRoute();

  const jump = useEffectEvent((page: number) => {
    if (isHere()) setSearch({ page: String(page) }, { replace: true });
  });
  useEffect(() => {
    if (jumped.current || rank === null || ownPage === null) return;
    jumped.current = true;
    if (rank > FIRST_PAGE_RANKS) jump(ownPage);
  }, [rank, ownPage]);

  const setPage = (page: number) => {
    jumped.current = true;
    // The address changes before the page is rendered: a second press must not add a history entry.
    const requested = parsePage(new URLSearchParams(globalThis.location.search).get('page'));
    if (page !== requested) setSearch({ page: String(page) });
  };
  return [asked ?? 1, setPage] as const;
}

const EmptyRanking = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid justify-items-center gap-4 py-4 text-center">
    <Telescope className="w-64" />
    <h3 className="text-2xl">{title}</h3>
    {children}
  </div>
);
