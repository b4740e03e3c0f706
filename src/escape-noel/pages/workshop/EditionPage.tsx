import { valibotResolver } from '@hookform/resolvers/valibot';
import { useDeferredValue } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import type { WorkshopEdition } from '@/api/workshop';
import { instantText } from '@/lib/instantText';
import { paths } from '@/paths';
import { Badge } from '@/ui/Badge';
import { ButtonLink } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { Sheet } from '@/ui/Sheet';
import { headerShape, readHeader, type Header } from '../../edition/document';
import { HEADER } from '../../game/admin/editionParts';
import { useFieldOfLink } from '../../workshop/form/fieldFocus';
import { Fields } from '../../workshop/form/Fields';
import { InstantField } from '../../workshop/form/InstantField';
import { NotesContext } from '../../workshop/form/notes';
import { usePart, usePartContent, useContentsByDay } from '../../workshop/form/usePart';
import { usePartSync } from '../../workshop/form/usePartSync';
import { ConflictPanel } from './ConflictPanel';
import { CopiedNotice } from './CopiedNotice';
import { DayTiles } from './DayTiles';
import { EditionFindings } from './EditionFindings';
import { PURGE, STORY, TITLE } from './headerFields';
import { PublishPanel } from './PublishPanel';
import { SaveBar } from './SaveBar';
import { doorOf, timeZoneOf } from './schedule';
import { ScheduleFields } from './ScheduleFields';
import { ContestFields, SeasonEndFields } from './SeasonFields';
import { SentenceFields } from './SentenceFields';
import { useAdvice, useFindings, useNotes } from './useFindings';
import { WithEdition } from './WithEdition';
import { STATUS_TEXTS } from './workshopTexts';

const SHEET = 'min-w-0 grid-cols-1 gap-5 p-4 sm:p-6';

/** An edition: its days, its other fields, its findings, and publishing (decision 0017). */
export function EditionPage() {
  const { code = '' } = useParams();
  return (
    <WithEdition code={code}>{(edition) => <Edition edition={edition} key={edition.code} />}</WithEdition>
  );
}

function Edition({ edition }: { edition: WorkshopEdition }) {
  const { code, status } = edition;
  useFieldOfLink();
  const part = usePart(edition, HEADER);
  const form = useForm<Header>({
    mode: 'onChange',
    resolver: valibotResolver(headerShape),
    defaultValues: readHeader(part.read()),
  });
  usePartSync(form, part, headerShape);
  // Typed text is on screen before the edition is checked.
  const content = useDeferredValue(usePartContent(part));
  const parts = useContentsByDay(edition, HEADER, content);
  const findings = useFindings(parts, false);
  const advice = useAdvice(edition, parts);
  const notes = useNotes(findings, null);
  const timeZone = timeZoneOf(content);
  const last = doorOf(content, 24, parts.get(24));

  return (
    <FormProvider {...form}>
      <NotesContext value={notes}>
        <div className="mx-auto grid w-full max-w-7xl grid-cols-1 gap-6 px-3 pt-6 sm:px-6">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <div className="flex min-w-0 flex-wrap items-center gap-3">
              <PageHeading
                className="min-w-0 break-words text-4xl text-nuit-gold"
                pageKey={code}
                title={`Édition ${code} · Escape Noël`}
              >
                {readHeader(content).title || `Édition ${code}`}
              </PageHeading>
              <Badge tone={status === 'current' ? 'gold' : 'neutral'}>{STATUS_TEXTS[status]}</Badge>
            </div>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={paths.admin.preview(code)} variant="quiet">
                Voir l'aperçu
              </ButtonLink>
              <ButtonLink to={paths.admin.editionVersions(code)} variant="quiet">
                Toutes les versions
              </ButtonLink>
            </div>
          </div>
          <ConflictPanel edition={edition} part={part} />
          <CopiedNotice edition={edition} />
          <DayTiles edition={edition} findings={findings} header={content} parts={parts} />
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <EditionFindings advice={advice} code={code} findings={findings} />
            <PublishPanel edition={edition} findings={findings} parts={parts} />
          </div>
          <Sheet className={SHEET} title="L'édition">
            <Fields fields={TITLE} />
            <Fields fields={STORY} />
            <ScheduleFields parts={parts} />
            <InstantField<Header>
              hint={
                last
                  ? `La dernière porte s'ouvre le ${instantText(last, timeZone)}. Après cette date on joue encore, sans que le classement bouge.`
                  : 'Après elle on joue encore, sans que le classement bouge. Facultatif.'
              }
              label="Fin du classement"
              path="ranking.ends_at"
              timeZone={timeZone}
            />
            <Fields fields={PURGE} />
            <ContestFields timeZone={timeZone} />
            <SeasonEndFields />
          </Sheet>
          <Sheet className={SHEET} title="La phrase de l'étoile">
            <SentenceFields code={code} parts={parts} />
          </Sheet>
          <SaveBar edition={edition} findings={findings} part={part} />
        </div>
      </NotesContext>
    </FormProvider>
  );
}
