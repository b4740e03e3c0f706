import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { counted } from '@/lib/french';
import { paths } from '@/paths';
import { pastEditionsQuery } from '../../game/edition/edition.queries';
import { solvedBonusDaysQuery } from '../../game/player/player.queries';
import { usePlayer } from '../../game/player/usePlayer';
import { useProgress } from '../../game/player/useProgress';
import type { ClosedDoor } from '../../game/rules/nextStop';
import { AddToCalendar } from '../../game/season/AddToCalendar';
import { ClosedDoorPicture } from '../../game/season/ClosedDoorPicture';
import { Countdown } from '../../game/season/Countdown';
import { DoorTime } from '../../game/season/DoorTime';

/** The next door, when it opens, and what can be done meanwhile. */
export function Waiting({ door: { day, opensAt }, hasBegun }: { door: ClosedDoor; hasBegun: boolean }) {
  return (
    <div className="grid w-full justify-items-center md:basis-full">
      <section
        aria-labelledby="next-door"
        className="grid w-full max-w-xl justify-items-center gap-4 rounded-lg border border-nuit-line bg-nuit-night px-4 pb-6 pt-5 text-[1.1875rem] shadow-night sm:px-8"
      >
        <ClosedDoorPicture className="w-30 h-36" day={day} />
        <h2 className="text-balance text-2xl text-nuit-gold sm:text-3xl" id="next-door">
          {hasBegun ? 'Toutes les portes ouvertes sont résolues' : 'Le jeu commence bientôt'}
        </h2>
        <p className="text-balance">
          {hasBegun ? `Bravo ! La porte du jour ${day} s'ouvrira` : "La première porte s'ouvrira"}{' '}
          <DoorTime opensAt={opensAt} />.
        </p>
        <Countdown until={opensAt} />
        <AddToCalendar />
        {hasBegun ? (
          <Meanwhile />
        ) : (
          <>
            <p className="text-balance text-nuit-mist">
              Tu joueras avec un compte, qui garde tes points et tes artefacts, ou sans : c'est toi qui
              choisis.
            </p>
            <ul>
              <PastEditions />
            </ul>
          </>
        )}
      </section>
    </div>
  );
}

function Meanwhile() {
  const { days } = useProgress();
  const player = usePlayer();
  const { data: rings } = useQuery(solvedBonusDaysQuery(player));
  const completed = [...days.keys()];
  const bonusDays = rings ? completed.filter((day) => !rings.includes(day)) : [];
  const [firstBonusDay] = bonusDays;
  return (
    <div className="grid w-full gap-1">
      <h3 className="text-xl text-nuit-ivory">En attendant</h3>
      <ul className="grid justify-items-center">
        {firstBonusDay !== undefined && (
          <Idea to={paths.game.riddle(firstBonusDay)}>
            {bonusDays.length === 1
              ? `Relever le défi de l'étoile du jour ${firstBonusDay}`
              : `Relever ${counted(bonusDays.length, "défi de l'étoile", "défis de l'étoile")}`}
          </Idea>
        )}
        <Idea to={paths.game.riddle(Math.max(...completed))}>Relire la dernière révélation</Idea>
        <Idea to={paths.game.constellation}>Regarder ma constellation</Idea>
        {player?.isVisitor && <Idea to={paths.game.transfer}>Emporter mon voyage sur un autre appareil</Idea>}
        <PastEditions />
      </ul>
    </div>
  );
}

/** Shown if the archives have an edition. */
function PastEditions() {
  const { data = [] } = useQuery(pastEditionsQuery);
  return data.length > 0 && <Idea to={paths.game.archives}>Jouer une édition passée</Idea>;
}

const Idea = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link
      className="inline-flex min-h-touch items-center px-2 font-bold text-nuit-gold underline underline-offset-4"
      to={to}
    >
      {children}
    </Link>
  </li>
);
