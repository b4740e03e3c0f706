import SealedLetter from '@art/escape-noel/folded-letter.svg?react';
import type { Knight } from '@/backend/knights';
import { counted } from '@/lib/french';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { MAX_RIDDLE_SCORE, pointsRecap } from '../../shared/rules/contest';
import { Recap } from './Recap';

interface ContestClosedProps {
  knight: Knight | null;
  /** Null for a knight, and while it is not known who is there. */
  visitorPoints: number | null;
}

/** The publisher has turned the contest off: nothing is promised for a review, and what was given stays. */
export function ContestClosed({ knight, visitorPoints }: ContestClosedProps) {
  const recap = knight && pointsRecap(knight);
  return (
    <Card
      as="section"
      className="mx-auto grid max-w-2xl justify-items-center gap-5 p-6 text-center sm:p-10"
      foil
    >
      <SealedLetter className="w-40" />
      <p className="text-xl">
        Il n'y a pas de concours d'avis en ce moment : seules les énigmes donnent des points.
      </p>
      <p>{`Les vingt-quatre énigmes valent ${MAX_RIDDLE_SCORE} points au plus.`}</p>
      {recap && recap.review + recap.media > 0 && (
        <p className="text-nuit-mist">
          {`Les ${counted(recap.review + recap.media, 'point')} que ton avis t'a déjà valus restent à toi.`}
        </p>
      )}
      {recap ? (
        <Recap hidesBonus={recap.review + recap.media === 0} recap={recap} />
      ) : (
        <p>{`Ton score actuel : ${visitorPoints === null ? '…' : counted(visitorPoints, 'point')}`}</p>
      )}
      <ButtonLink to={paths.game.landing} variant="gold">
        Continuer l'aventure
      </ButtonLink>
    </Card>
  );
}
