import SealedLetter from '@art/escape-noel/folded-letter.svg?react';
import GiftBox from '@art/escape-noel/gift.svg?react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { counted } from '@/lib/french';
import { isolated } from '@/lib/isolated';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { classes } from '@/ui/classes';
import { RetryAlert } from '@/ui/RetryAlert';
import { Sheet } from '@/ui/Sheet';
import { Spinner } from '@/ui/Spinner';
import { usePlayer } from '../../game/player/usePlayer';
import { leaderboardQuery } from '../../game/player/ranking.queries';
import { MAX_RIDDLE_SCORE } from '../../game/rules/contest';
import { reviewBonus } from '../../game/rules/score';
import { contestEnd } from '../../game/season/contestTexts';
import { useSession } from '../../game/session/useSession';
import { Recap, useRiddlePoints } from './Recap';

/** The publisher has closed the contest: no points are promised, given ones stay. */
export function ContestClosed() {
  const { knight } = useSession();
  const bonus = knight ? reviewBonus(knight) : 0;
  const riddlePoints = useRiddlePoints();
  return (
    <Notice>
      <SealedLetter className="w-40" />
      <p className="text-xl">
        Il n'y a pas de concours d'avis en ce moment : seules les énigmes donnent des points.
      </p>
      <p>{`Les vingt-quatre énigmes valent ${MAX_RIDDLE_SCORE} points au plus.`}</p>
      {bonus > 0 && (
        <p className="text-nuit-mist">
          {`Les ${counted(bonus, 'point')} que ton avis t'a déjà valus restent à toi.`}
        </p>
      )}
      {knight ? (
        <Recap hidesBonus={bonus === 0} knight={knight} />
      ) : (
        <p>{`Ton score actuel : ${riddlePoints}`}</p>
      )}
    </Notice>
  );
}

export function ContestOver({ endedAt }: { endedAt: Date }) {
  const { knight } = useSession();
  return (
    <>
      <Notice>
        <GiftBox className="w-24 shrink-0" />
        <p className="text-balance text-xl">{`Le concours s'est terminé le ${contestEnd(endedAt)}. Merci à tous les chevaliers qui ont joué et donné leur avis !`}</p>
        <p className="text-balance text-nuit-mist">
          Les énigmes restent ouvertes, pour le plaisir de les trouver.
        </p>
        {knight && <Recap knight={knight} />}
      </Notice>
      <FinalPlaces />
    </>
  );
}

const Notice = ({ children }: { children: ReactNode }) => (
  <Card
    as="section"
    className="mx-auto grid w-full max-w-2xl justify-items-center gap-5 p-6 text-center sm:p-10"
    foil
  >
    {children}
    <ButtonLink to={paths.game.landing} variant="gold">
      Continuer l'aventure
    </ButtonLink>
  </Card>
);

function FinalPlaces() {
  const { data, isPending, refetch } = useQuery(leaderboardQuery(usePlayer(), 1));
  return (
    // The ranking may end later than the contest, or never.
    <Sheet
      className="mx-auto w-full max-w-2xl gap-4 p-6 sm:p-8"
      title={data && !data.isOver ? "Les premières places aujourd'hui" : 'Les places finales'}
    >
      {isPending && <Spinner label="Chargement des héros..." />}
      {!isPending && !data && (
        <RetryAlert onRetry={() => void refetch()} text="Les places n'ont pas pu être lues." />
      )}
      {data?.knights.length === 0 && <p>Personne n'a encore de score.</p>}
      {data && (
        <ol className="grid gap-1">
          {data.knights.map((ranked) => {
            const { isMe } = ranked;
            return (
              <li
                aria-current={isMe || undefined}
                className={classes(
                  'flex items-baseline gap-3 rounded-md border-b border-nuit-line px-2 py-2 last:border-0',
                  isMe && 'bg-nuit-veil font-bold',
                )}
                key={ranked.position}
              >
                <span className="w-10 shrink-0 font-display text-xl text-nuit-gold">{`#${ranked.rank}`}</span>
                <span className="wrap-anywhere min-w-0 flex-1">{`${isMe ? 'Vous – ' : ''}${isolated(ranked.name)}`}</span>
                <span className="shrink-0 text-nuit-gold">{counted(ranked.totalScore, 'point')}</span>
              </li>
            );
          })}
        </ol>
      )}
      <ButtonLink className="justify-self-center" to={paths.game.leaderboard} variant="quiet">
        Voir toute la Table d'Honneur
      </ButtonLink>
    </Sheet>
  );
}
