import { useState } from 'react';
import { counted } from '@/lib/french';
import { localTimeZone } from '@/lib/timeZones';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Sheet } from '@/ui/Sheet';
import { SkyPicture } from '../../game/journey/EditionSky';
import { RIDDLE_COUNT } from '../../game/rules/days';
import { useDoors, useTimeZone } from '../../game/season/calendar';
import { BecomeClass } from './BecomeClass';
import type { ClassState } from '../../game/class/class.queries';
import { useClassHabits } from './classHabits';
import { dateText, listText } from './classTexts';
import { DayLinks } from './DayLinks';
import { ForHome } from './ForHome';
import { Habits } from './Habits';
import { classMoment, schoolCalendar, type SchoolCalendar } from './schoolCalendar';
import { SchoolWeeks } from './SchoolWeeks';
import { Today } from './Today';
import { useToday } from './useToday';

/** The days of the teacher's own journey, which is the class's (rule 25.1). */
export function ClassDays({ state }: { state: ClassState }) {
  const { solved } = state;
  const [here] = useState(localTimeZone);
  const zones = { edition: useTimeZone(), class: here };
  const calendar = schoolCalendar(useDoors(), zones, useClassHabits().habits);
  const today = useToday(here);
  const moment = classMoment(calendar, today, solved);
  return (
    <>
      <Today calendar={calendar} moment={moment} state={state} today={today} />
      {moment.missed.length > 0 && calendar.days.length > 0 && (
        <Sheet title="Pas de panique">
          <p>
            {moment.missed.length === 1
              ? 'Un jour attend encore votre classe. Il reste ouvert\u00A0: jouez-le avec elle quand vous voulez.'
              : `${counted(moment.missed.length, 'jour')} attendent encore votre classe. Ils restent ouverts\u00A0: jouez-les avec elle quand vous voulez, dans l'ordre que vous voulez.`}
          </p>
          <DayLinks doors={moment.missed} state={state} />
        </Sheet>
      )}
      <BecomeClass isClass={state.isClass} />
      <ClassSky solved={solved} />
      {calendar.days.length > 0 && (
        <Sheet title="Le calendrier de la classe">
          <p>{calendarText(calendar)}</p>
          <SchoolWeeks calendar={calendar} state={state} today={today} />
          <Habits calendar={calendar} />
        </Sheet>
      )}
      {calendar.forHome.length > 0 && <ForHome doors={calendar.forHome} state={state} />}
      <Sheet className="justify-items-start gap-4 p-5 sm:p-8" title="Le dossier de l'enseignant">
        <p>
          Des feuilles à découper, une lettre pour les familles, les réponses et un diplôme, à imprimer en
          noir sur blanc.
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
    <SkyPicture className="mx-auto w-full max-w-48" days={solved} />
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
