import { useState } from 'react';
import { counted } from '@/lib/french';
import { localTimeZone } from '@/lib/timeZones';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Sheet } from '@/ui/Sheet';
import { EditionSky } from '../../game/journey/EditionSky';
import { RIDDLE_COUNT } from '../../game/rules/days';
import { useDoors, useTimeZone } from '../../game/season/calendar';
import { useClassHabits } from './classHabits';
import { dateText, listText } from './classTexts';
import { DoorLinks } from './DoorLinks';
import { ForHome } from './ForHome';
import { Habits } from './Habits';
import { classMoment, schoolCalendar, type SchoolCalendar } from './schoolCalendar';
import { SchoolWeeks } from './SchoolWeeks';
import { Today } from './Today';
import { useToday } from './useToday';

/** What a teacher finds on the class page. @param solved the days of the teacher's own journey (rule 25.1). */
export function ClassDays({ solved }: { solved: ReadonlySet<number> }) {
  const [here] = useState(localTimeZone);
  const zones = { edition: useTimeZone(), class: here };
  const calendar = schoolCalendar(useDoors(), zones, useClassHabits().habits);
  const today = useToday(here);
  const moment = classMoment(calendar, today, solved);
  return (
    <>
      <Today calendar={calendar} moment={moment} solved={solved} today={today} />
      {moment.missed.length > 0 && calendar.days.length > 0 && (
        <Sheet title="Pas de panique">
          <p>
            {moment.missed.length === 1
              ? 'Un jour attend encore ta classe. Il reste ouvert : joue-le avec elle quand tu veux.'
              : `${counted(moment.missed.length, 'jour')} attendent encore ta classe. Ils restent ouverts : joue-les avec elle quand tu veux, dans l'ordre que tu veux.`}
          </p>
          <DoorLinks doors={moment.missed} solved={solved} />
        </Sheet>
      )}
      <ClassSky solved={solved} />
      {calendar.days.length > 0 && (
        <Sheet title="Le calendrier de la classe">
          <p>{calendarText(calendar)}</p>
          <SchoolWeeks calendar={calendar} solved={solved} today={today} />
          <Habits calendar={calendar} />
        </Sheet>
      )}
      {calendar.forHome.length > 0 && <ForHome doors={calendar.forHome} solved={solved} />}
      <Sheet className="justify-items-start gap-4 p-5 sm:p-8" title="Le dossier de l'enseignant">
        <p>
          Des cartes à découper, une lettre pour les familles et un diplôme, à imprimer en noir sur blanc.
        </p>
        <ButtonLink to={paths.game.classPack} variant="quiet">
          Ouvrir le dossier
        </ButtonLink>
      </Sheet>
    </>
  );
}

function calendarText({ forHome, lastDay }: SchoolCalendar): string {
  const waiting = 'Les portes de la fin de semaine attendent le lundi.';
  if (lastDay === null || forHome.length === 0) return waiting;
  return `${waiting} Après le ${dateText(lastDay)}, ${forHome.length === 1 ? 'la porte' : 'les portes'} ${listText(forHome.map(({ day }) => day))} ${forHome.length === 1 ? 'est' : 'sont'} pour la maison.`;
}

/** The sky of the class, which is that of the teacher's journey. */
const ClassSky = ({ solved }: { solved: ReadonlySet<number> }) => (
  <Card as="section" className="grid items-center gap-4 p-5 sm:grid-cols-[12rem_1fr] sm:p-8">
    <EditionSky className="mx-auto w-full max-w-48" />
    <div className="grid justify-items-start gap-3">
      <h2 className="text-2xl">Le ciel de la classe</h2>
      <p>
        {counted(solved.size, 'étoile allumée', 'étoiles allumées')} sur {RIDDLE_COUNT}, à montrer en grand
        quand un jour est trouvé.
      </p>
      <ButtonLink to={paths.blackboard('ciel')} variant="quiet">
        Projeter le ciel
      </ButtonLink>
    </div>
  </Card>
);
