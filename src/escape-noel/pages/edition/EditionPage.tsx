import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { counted } from '@/lib/french';
import { ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { classes } from '@/ui/classes';
import { CheckIcon } from '@/ui/icons';
import { PageHeading } from '@/ui/PageHeading';
import { pastEditionsQuery } from '../../shared/edition/edition.queries';
import { useEdition, useEditionPaths } from '../../shared/edition/useEdition';
import { useProgress } from '../../shared/player/useProgress';
import { RIDDLE_COUNT } from '../../shared/rules/days';
import { useDoors, useNextStop } from '../../shared/season/calendar';
import { useSession } from '../../shared/session/useSession';

/** The home of a past edition: its doors, its sky and its ranking (rule 15.4). */
export function EditionPage() {
  const edition = useEdition();
  const { data } = useQuery(pastEditionsQuery);
  const title = data?.find(({ code }) => code === edition)?.title ?? `Édition ${edition}`;
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-8 px-3 pt-10 sm:px-6">
      <div className="grid justify-items-center gap-2 text-center">
        <p className="text-xl text-nuit-mist">Édition {edition}</p>
        <PageHeading
          className="text-balance text-4xl text-nuit-gold sm:text-5xl"
          title={`${title} · Édition ${edition} · Escape Noël`}
        >
          {title}
        </PageHeading>
        <p className="max-w-xl text-balance text-xl text-nuit-mist">
          Cet hiver-là est fini, et toutes ses portes sont ouvertes. On y joue quand on veut, avec les indices
          et les révélations ; son classement ne bouge plus.
        </p>
      </div>
      <Journey />
      <Doors />
      <Rooms />
    </div>
  );
}

function Journey() {
  const { days, points, ready } = useProgress();
  const stop = useNextStop();
  const { status } = useSession();
  if (!ready) return <div className="min-h-32" />;
  return (
    <Card
      as="section"
      className="mx-auto grid w-full max-w-xl justify-items-center gap-4 p-6 text-center"
      foil
    >
      <p className="text-xl">
        {days.size === 0
          ? "Tu n'as encore ouvert aucune de ces portes."
          : `Tu as résolu ${counted(days.size, 'énigme')} sur ${RIDDLE_COUNT}, pour ${counted(points, 'point')}.`}
      </p>
      <ButtonLink size="lg" to={stop.address} variant="gold">
        {labelOf(days.size)}
      </ButtonLink>
      {status === 'visitor' && (
        <p className="text-balance text-nuit-mist">
          Sans compte, ce voyage reste dans ce navigateur, à part de celui de cette année.
        </p>
      )}
    </Card>
  );
}

function labelOf(completedCount: number): string {
  if (completedCount === 0) return 'Commencer';
  return completedCount < RIDDLE_COUNT ? "Continuer l'aventure" : 'Revoir la révélation';
}

function Doors() {
  const here = useEditionPaths();
  const doors = useDoors();
  const { days } = useProgress();
  return (
    <section aria-labelledby="doors-title" className="grid gap-3">
      <h2 className="text-center text-2xl" id="doors-title">
        Les vingt-quatre portes
      </h2>
      <ol className="grid grid-cols-4 gap-2 sm:grid-cols-6 sm:gap-3 lg:grid-cols-8">
        {doors.map(({ day }) => {
          const isDone = days.has(day);
          return (
            <li key={day}>
              <Link
                aria-label={`Jour ${day}${isDone ? ', résolu' : ''}`}
                className={classes(
                  'relative grid h-20 place-items-center rounded-t-full border-2 pt-2 font-display text-2xl font-semibold transition-colors duration-touch',
                  isDone
                    ? 'border-nuit-gold bg-nuit-dusk text-nuit-gold'
                    : 'border-nuit-dim bg-nuit-night text-nuit-ivory hover:border-nuit-gold',
                )}
                to={here.riddle(day)}
              >
                {day}
                {isDone && <CheckIcon className="absolute bottom-1 size-4" />}
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Rooms() {
  const here = useEditionPaths();
  const { days } = useProgress();
  const { status } = useSession();
  const isFinished = days.size >= RIDDLE_COUNT;
  return (
    <nav aria-label="Cette édition" className="flex flex-wrap justify-center gap-3">
      <ButtonLink to={here.constellation} variant="quiet">
        Sa constellation
      </ButtonLink>
      {status === 'knight' && (
        <ButtonLink to={here.artefacts} variant="quiet">
          Ses artefacts
        </ButtonLink>
      )}
      <ButtonLink to={here.leaderboard} variant="quiet">
        Sa Table d'Honneur
      </ButtonLink>
      {(isFinished || status === 'knight') && (
        <ButtonLink to={here.final} variant="quiet">
          Sa page finale
        </ButtonLink>
      )}
    </nav>
  );
}
