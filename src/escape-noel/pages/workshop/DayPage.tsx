import { valibotResolver } from '@hookform/resolvers/valibot';
import { useDeferredValue, useMemo } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import type { WorkshopEdition } from '@/api/workshop';
import { instantText } from '@/lib/instantText';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { dayShape, readDay, type Day as DayValues } from '../../edition/document';
import { fileOf, HEADER } from '../../game/admin/editionParts';
import { DayPreview } from '../../game/preview/DayPreview';
import { parseDay, RIDDLE_COUNT } from '../../game/rules/days';
import { useFieldOfLink } from '../../workshop/form/fieldFocus';
import { NotesContext } from '../../workshop/form/notes';
import { usePart, usePartContent, useContentsByDay, type EditedPart } from '../../workshop/form/usePart';
import { usePartSync } from '../../workshop/form/usePartSync';
import { ConflictPanel } from './ConflictPanel';
import { DayForm } from './DayForm';
import { FindingList } from './FindingList';
import { NoEdition } from './NoEdition';
import { SaveBar } from './SaveBar';
import { doorOf, timeZoneOf } from './schedule';
import { TryAnswer } from './TryAnswer';
import { useFindings, useNotes } from './useFindings';
import { WithEdition } from './WithEdition';

/** A day of an edition, with everything it holds (decision 0017). */
export function DayPage() {
  const { code = '', day: written } = useParams();
  const day = parseDay(written);
  if (day === null) return <NoEdition />;
  return <WithEdition code={code}>{(edition) => <Day day={day} edition={edition} key={day} />}</WithEdition>;
}

function Day({ edition, day }: { edition: WorkshopEdition; day: number }) {
  useFieldOfLink();
  const part = usePart(edition, day);
  const form = useForm<DayValues>({
    mode: 'onChange',
    resolver: valibotResolver(dayShape),
    defaultValues: readDay(part.read()),
  });
  usePartSync(form, part, dayShape);
  return (
    <FormProvider {...form}>
      <div className="mx-auto grid w-full max-w-7xl grid-cols-1 gap-6 px-3 pt-6 sm:px-6">
        <DayHeading code={edition.code} day={day} />
        <ConflictPanel edition={edition} part={part} />
        <CheckedDay edition={edition} part={part} />
      </div>
    </FormProvider>
  );
}

/** The form of a day, with its findings, a try of the judge and a preview. */
function CheckedDay({ edition, part }: { edition: WorkshopEdition; part: EditedPart }) {
  const { code, status } = edition;
  const { day } = part;
  // Typed text is on screen before the edition is checked.
  const content = useDeferredValue(usePartContent(part));
  const parts = useContentsByDay(edition, day, content);
  const findings = useFindings(parts, true);
  const own = useMemo(() => findings.filter((finding) => finding.day === day), [findings, day]);
  const notes = useNotes(findings, day);
  const file = useMemo(() => fileOf(parts), [parts]);
  const header = parts.get(HEADER);
  const timeZone = timeZoneOf(header);
  const usual = doorOf(header, day);
  const door = usual && instantText(usual, timeZone);
  return (
    <NotesContext value={notes}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <DayForm day={day} door={door} isPlayed={status === 'current'} timeZone={timeZone} />
        <div className="grid min-w-0 grid-cols-1 gap-6 lg:sticky lg:top-6">
          <FindingList findings={own} />
          <TryAnswer />
          <DayPreview code={code} day={day} document={file} />
        </div>
      </div>
      <SaveBar edition={edition} findings={findings} part={part} />
    </NotesContext>
  );
}

function DayHeading({ code, day }: { code: string; day: number }) {
  const heading = `Jour ${day}, édition ${code}`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <PageHeading
        className="text-4xl text-nuit-gold"
        pageKey={`${code} ${day}`}
        title={`${heading} · Escape Noël`}
      >
        {heading}
      </PageHeading>
      <nav aria-label="Jours de l'édition" className="flex flex-wrap gap-2">
        {day > 1 && (
          <ButtonLink
            to={paths.admin.editionDay(code, day - 1)}
            variant="quiet"
          >{`Jour ${day - 1}`}</ButtonLink>
        )}
        <ButtonLink to={paths.admin.edition(code)} variant="quiet">
          Toute l'édition
        </ButtonLink>
        {day < RIDDLE_COUNT && (
          <ButtonLink
            to={paths.admin.editionDay(code, day + 1)}
            variant="quiet"
          >{`Jour ${day + 1}`}</ButtonLink>
        )}
      </nav>
    </div>
  );
}
