import SealedLetter from '@art/escape-noel/folded-letter.svg?react';
import { counted } from '@/lib/french';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { MAX_RIDDLE_SCORE } from '../../shared/rules/contest';
import { reviewBonus } from '../../shared/rules/score';
import { useSession } from '../../shared/session/SessionProvider';
import { Recap, useRiddlePoints } from './Recap';

/** The publisher has turned the contest off: nothing is promised for a review, and what was given stays. */
export function ContestClosed() {
  const { knight } = useSession();
  const bonus = knight ? reviewBonus(knight) : 0;
  const riddlePoints = useRiddlePoints();
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
      <ButtonLink to={paths.game.landing} variant="gold">
        Continuer l'aventure
      </ButtonLink>
    </Card>
  );
}
