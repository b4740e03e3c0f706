import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '@/lib/french';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { PrintButton } from '@/ui/PrintButton';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { explain } from '../../game/forms/failures';
import { useDoors, useIsNextStopKnown } from '../../game/season/calendar';
import { RequireKnight } from '../../game/session/RequireKnight';
import { AnswerKey, KeyFailure, useAnswerKey } from './AnswerKey';
import { ClassDiploma } from './ClassDiploma';
import { ClosedDays } from './ClosedDays';
import { DaySheet } from './DaySheet';
import { ParentsLetter } from './ParentsLetter';
import { openRiddlesQuery } from './print.queries';
import { decodeSheets } from './decodeSheets';
import { SheetsHeader } from './SheetsHeader';
import './sheets.css';

const LONGEST_NAME = 60;

/** The teacher's pack: what may be known of the edition today, as one document to print (rules 24). */
export const ClassPackPage = () => (
  <RequireKnight loading="Ouverture du dossier…">{() => <ClassPack />}</RequireKnight>
);

function ClassPack() {
  const { data, failure, isAwaited, retry } = useRetriableQuery(openRiddlesQuery(null));
  const riddles = data ?? [];
  const key = useAnswerKey(riddles);
  const opened = new Set(riddles.map(({ day }) => day));
  const closed = useDoors().filter(({ day }) => !opened.has(day));
  // Their dates are printed.
  const areDoorsKnown = useIsNextStopKnown();
  const isDrawing = useIsFetching({ queryKey: ['ink'] }) > 0;
  // Nowhere but on this page: neither stored nor sent.
  const [typedName, setTypedName] = useState('');
  const className = typedName.trim();
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6 px-3 pt-10 sm:px-6 lg:pt-14">
      <SheetsHeader
        about="Tout l'Avent de la classe en un seul document, en noir sur blanc, avec des ciseaux et un crayon."
        title="Le dossier de la classe"
      />
      {failure ? (
        <RetryAlert
          busy={isAwaited}
          className="print:hidden"
          onRetry={retry}
          text={`Le dossier n'a pas pu être préparé. ${explain(failure)}`}
        />
      ) : !data || !areDoorsKnown ? (
        <Spinner className="min-h-64" label="Préparation du dossier…" />
      ) : (
        <>
          <Card className="grid gap-4 p-5 sm:p-8 print:hidden">
            <Field
              hint={
                "Il s'écrit sur la lettre et le diplôme. Il reste sur cette page\u00A0: il n'est ni gardé ni envoyé."
              }
              label="Le nom de la classe"
            >
              {(control) => (
                <TextInput
                  {...control}
                  autoComplete="off"
                  maxLength={LONGEST_NAME}
                  onChange={({ target }) => setTypedName(target.value)}
                  placeholder="La classe de CE1"
                  value={typedName}
                />
              )}
            </Field>
            <ul className="grid list-disc gap-1 pl-6">
              <li>une lettre aux parents</li>
              <li>
                {counted(opened.size, 'jour ouvert', 'jours ouverts')}, chacun avec son jeu à découper ou à
                écrire
              </li>
              {closed.length > 0 && (
                <li>
                  {counted(closed.length, 'carte')} pour les jours à venir&nbsp;: leur énigme reste secrète
                  jusqu'à leur porte, reviens imprimer la suite
                </li>
              )}
              <li>
                {key.entries.length > 0
                  ? `la clé de ${counted(key.entries.length, 'jour')} sur ${opened.size}\u00A0: les réponses des jours que ton compte a résolus ou révélés. Pour les autres, résous-les d'abord, ou lis leurs indices puis leur réponse`
                  : 'une clé, dès que ton compte aura résolu ou révélé un jour'}
              </li>
              <li>un diplôme pour la classe</li>
            </ul>
            <KeyFailure {...key} />
            <PrintButton busy={isDrawing || key.isLoading} prepare={decodeSheets} size="lg" variant="gold">
              Imprimer le dossier
            </PrintButton>
          </Card>
          <div className="sheets" data-paper>
            <ParentsLetter className={className} />
            {riddles.map((riddle) => (
              <DaySheet key={riddle.day} riddle={riddle} />
            ))}
            {closed.length > 0 && <ClosedDays doors={closed} />}
            {key.entries.length > 0 && <AnswerKey entries={key.entries} />}
            <ClassDiploma className={className} />
          </div>
        </>
      )}
    </div>
  );
}
