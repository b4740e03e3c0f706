import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { WorkshopEdition } from '@/api/workshop';
import { listAt } from '@/lib/jsonPath';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { Sheet } from '@/ui/Sheet';
import { RefusedAnswers } from '../../shared/admin/RefusedAnswers';
import { DayPreview } from '../../shared/preview/DayPreview';
import { parseDay, RIDDLE_COUNT } from '../../shared/rules/days';
import { AnswerParts } from './AnswerParts';
import { BoardPart } from './BoardPart';
import { BonusPart } from './BonusPart';
import { ConflictPanel } from './ConflictPanel';
import { useFieldOfLink } from './controls';
import { fileOf, HEADER } from './document';
import { EditorContext, fieldId } from './editor';
import { FindingList } from './FindingList';
import { HintParts } from './HintParts';
import { InstantPart } from './InstantPart';
import { MediaAddress } from './MediaAddress';
import { MediaPart } from './MediaPart';
import { NoEdition } from './NoEdition';
import { SaveBar } from './SaveBar';
import { doorOf, instantText, timeZoneOf } from './schedule';
import { TextPart } from './TextPart';
import { TryAnswer } from './TryAnswer';
import { notesOf, useFindings } from './useFindings';
import { focusSoon } from './useList';
import { usePart, useParts } from './usePart';
import { WithEdition } from './WithEdition';

const SHEET = 'min-w-0 grid-cols-1 gap-5 p-4 sm:p-6';

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
  const parts = useParts(edition, part);
  const findings = useFindings(parts, true);
  const { content, change } = part;
  const own = useMemo(() => findings.filter((finding) => finding.day === day), [findings, day]);
  const notes = useMemo(() => notesOf(findings, day), [findings, day]);
  const editor = useMemo(() => ({ content, change, notes }), [content, change, notes]);
  const file = useMemo(() => fileOf(parts), [parts]);
  const header = parts.get(HEADER);
  const timeZone = timeZoneOf(header);
  const usual = doorOf(header, day);

  return (
    <EditorContext value={editor}>
      <div className="mx-auto grid w-full max-w-7xl grid-cols-1 gap-6 px-3 pt-6 sm:px-6">
        <DayHeading code={edition.code} day={day} />
        <ConflictPanel edition={edition} part={part} />
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 grid-cols-1 gap-6">
            <Sheet className={SHEET} title="L'épisode et la question">
              <TextPart label="Titre" limit={60} path="title" />
              <TextPart
                hint="Deux à quatre phrases, à la deuxième personne."
                label="Épisode du jour"
                limit={600}
                lines={5}
                path="description"
              />
              <TextPart label="Question" limit={700} lines={6} path="question" />
              <MediaPart prefix="" />
            </Sheet>
            <Sheet className={SHEET} title="Le jeu">
              <BoardPart />
            </Sheet>
            <Sheet className={SHEET} title="Les réponses">
              <AnswerParts />
            </Sheet>
            <Sheet className={SHEET} title="Les indices">
              <HintParts />
            </Sheet>
            <Sheet className={SHEET} title="Une fois le jour résolu">
              <TextPart
                hint="Comment l'éclat est trouvé, où va la route."
                label="Fin de l'épisode"
                limit={300}
                lines={3}
                path="closing"
              />
              <TextPart
                hint="Pourquoi c'est la réponse, et un fait vrai et intéressant."
                label="Explication"
                limit={900}
                lines={6}
                path="explanation"
              />
              <TextPart
                hint="Un seul mot, dont l'initiale est une lettre de la phrase de l'étoile."
                label="Fragment"
                path="fragment"
              />
              <h3 className="text-lg font-bold">L'artefact</h3>
              <TextPart label="Nom de l'artefact" path="artefact.title" />
              <TextPart label="Description de l'artefact" lines={3} path="artefact.description" />
              <MediaAddress label="Image de l'artefact" path="artefact.image_url" />
            </Sheet>
            <Sheet className={SHEET} title="Le défi de l'étoile">
              <BonusPart />
            </Sheet>
            <Sheet className={SHEET} title="La porte">
              <InstantPart
                hint={
                  usual
                    ? `Par le calendrier, elle s'ouvre le ${instantText(usual, timeZone)}. Une date ici remplace celle-là.`
                    : "Cette édition n'a pas de calendrier : sans date ici, la porte est ouverte."
                }
                label="Ouverture particulière"
                path="opens_at"
                timeZone={timeZone}
              />
            </Sheet>
            {edition.status === 'current' && (
              <Sheet className={SHEET} title="Les réponses refusées">
                <p className="text-nuit-mist">
                  Accepter une réponse donne leurs points à ceux qui l'ont proposée. L'ajouter aux réponses la
                  garde dans l'édition.
                </p>
                <RefusedAnswers
                  day={day}
                  onAdd={(typed) => {
                    const answers = listAt(content, 'answers');
                    change('answers', [...answers, typed]);
                    focusSoon(fieldId(`answers.${answers.length}`));
                  }}
                />
              </Sheet>
            )}
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-6 lg:sticky lg:top-6">
            <FindingList findings={own} />
            <TryAnswer />
            <DayPreview code={edition.code} day={day} document={file} />
          </div>
        </div>
        <SaveBar edition={edition} part={part} />
      </div>
    </EditorContext>
  );
}

function DayHeading({ code, day }: { code: string; day: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <PageHeading className="text-4xl text-nuit-gold" pageKey={`${code} ${day}`}>
        {`Jour ${day}, édition ${code}`}
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
