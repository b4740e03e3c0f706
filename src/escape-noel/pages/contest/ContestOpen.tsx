import ReviewLetter from '@art/escape-noel/review-letter.svg?react';
import type { ReactNode } from 'react';
import { counted } from '@/lib/french';
import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { Badge } from '@/ui/Badge';
import { ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { classes } from '@/ui/classes';
import { CheckIcon, InfoIcon } from '@/ui/icons';
import { Sheet } from '@/ui/Sheet';
import { TextLink } from '@/ui/TextLink';
import { MEDIA_POINTS, REVIEW_POINTS } from '../../game/rules/score';
import { AccountLinks } from '../../game/session/AccountLinks';
import { useContestDates } from '../../game/season/useContestDates';
import { nameOf, useSession } from '../../game/session/useSession';
import { Gift } from './Gift';
import { Recap, useRiddlePoints } from './Recap';

interface ContestOpenProps {
  /** Shows the end and the link to the review page; false until the contest is known. */
  canEnter: boolean;
  /** The prizes in a sentence, in the edition's words. */
  gift: string | null;
}

export function ContestOpen({ canEnter, gift }: ContestOpenProps) {
  const riddlePoints = useRiddlePoints();
  const { until } = useContestDates();
  return (
    <>
      <Card as="section" className="grid items-center gap-5 p-6 sm:grid-cols-[auto_1fr] sm:p-8" foil>
        <ReviewLetter className="w-44 shrink-0 justify-self-center" />
        <div className="grid gap-3 max-sm:text-center">
          <p className="text-balance text-xl text-nuit-gold">
            Ton score actuel dans les énigmes :{' '}
            {/* On its own line on small screens: its length changes when it loads. */}
            <strong className="max-sm:block">{riddlePoints}</strong>
          </p>
          <p className="text-balance">
            Laisse un avis sur un de nos livres : il te vaut{' '}
            <strong className="text-nuit-gold">{`+${counted(REVIEW_POINTS, 'point')}`}</strong>, et{' '}
            <strong className="text-nuit-gold">{`+${counted(MEDIA_POINTS, 'point')}`}</strong> de plus s'il a
            une photo.
          </p>
          {until !== null && (
            <p
              className={classes('text-balance text-nuit-mist', !canEnter && 'invisible')}
            >{`Concours valable jusqu'au ${until}.`}</p>
          )}
          <p>
            <TextLink to={paths.game.contestRules}>Règlement du concours</TextLink>
          </p>
          <ButtonLink
            className={classes('justify-self-start max-sm:justify-self-center', !canEnter && 'invisible')}
            size="lg"
            to={publisher.retailer.reviewUrl}
            variant="gold"
          >
            {`Laisser un avis sur ${publisher.retailer.name}`}
          </ButtonLink>
        </div>
      </Card>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {/* The status is last: it loads late, and shifts nothing. */}
        <div className="grid gap-6">
          <Steps />
          <Status />
        </div>
        <Gift isKnown={canEnter} text={gift} />
      </div>
    </>
  );
}

function Steps() {
  const session = useSession();
  const { contactEmail } = publisher;
  return (
    <Sheet className="gap-4 p-6 sm:p-8" title="Comment participer ?">
      <ol className="grid gap-4">
        <Step number={1}>Ouvre la page des avis, avec un adulte.</Step>
        <Step number={2}>
          {session.status === 'knight' ? (
            <>
              Laisse ton avis, signé de ton pseudo :{' '}
              <strong>
                <bdi>{nameOf(session)}</bdi>
              </strong>
              .
            </>
          ) : (
            'Laisse ton avis, signé de ton pseudo.'
          )}
        </Step>
        <Step
          number={3}
        >{`Ajoute une photo du livre, si tu veux les ${counted(MEDIA_POINTS, 'point')} de plus.`}</Step>
        <Step number={4}>Fais une capture d'écran de ton avis.</Step>
        <Step number={5}>
          Envoie-la par e-mail à{' '}
          <TextLink to={`mailto:${contactEmail}?subject=${encodeURIComponent('Concours Avis')}`}>
            {contactEmail}
          </TextLink>
        </Step>
      </ol>
      <p className="text-nuit-mist">
        Un avis sincère, qu'il soit enchanté ou non, vaut les mêmes points : nous lisons chaque capture avant
        de les accorder.
      </p>
    </Sheet>
  );
}

const Step = ({ number, children }: { number: number; children: ReactNode }) => (
  <li className="flex items-start gap-3">
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-full border-2 border-nuit-gold-deep bg-nuit-veil font-display text-xl text-nuit-gold"
    >
      {number}
    </span>
    <span className="min-w-0 pt-1.5">{children}</span>
  </li>
);

function Status() {
  const { status, knight } = useSession();
  if (status === 'visitor') {
    return (
      <Sheet className="justify-items-start gap-4 p-6 sm:p-8" title="Tes points">
        <p>
          Les points d'un avis vont à un compte : crée le tien ou connecte-toi, pour que nous sachions à qui
          les donner.
        </p>
        <AccountLinks />
      </Sheet>
    );
  }
  if (!knight) return null;
  return (
    <Sheet className="gap-4 p-6 sm:p-8" title="Tes points">
      <Badge className="justify-self-start" tone={knight.hasReview ? 'done' : 'neutral'}>
        {knight.hasReview ? <CheckIcon className="size-5" /> : <InfoIcon className="size-5" />}
        {knight.hasReview ? 'Avis validé - Points accordés' : 'En attente de validation'}
      </Badge>
      {!knight.hasReview && (
        <p>
          Tu nous as envoyé ta capture ? Nous la lirons bientôt. Sinon, tu as encore le temps de la faire.
        </p>
      )}
      <Recap knight={knight} />
    </Sheet>
  );
}
