import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '@/lib/french';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { paths } from '@/paths';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { PrintButton } from '@/ui/PrintButton';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { TextLink } from '@/ui/TextLink';
import { explain } from '../../game/forms/failures';
import { classDaysQuery } from '../../game/class/class.queries';
import { TEACHER_FAILURES } from '../../game/class/teacherFailures';
import { usePlayer } from '../../game/player/usePlayer';
import { useDoors } from '../../game/season/calendar';
import { RequireKnight } from '../../game/session/RequireKnight';
import { AnswerKey, KeyFailure } from './AnswerKey';
import { ClassDiploma } from './ClassDiploma';
import { ClosedDays } from './ClosedDays';
import { DaySheet } from './DaySheet';
import { ParentsLetter } from './ParentsLetter';
import { openRiddlesQuery } from './print.queries';
import { decodeSheets } from './decodeSheets';
import { SheetsHeader } from './SheetsHeader';
import { useClassKey } from './useClassKey';
import './sheets.css';

const LONGEST_NAME = 60;

/** The teacher's pack: what may be known of the edition today, as one document to print (rules 24). */
export const ClassPackPage = () => (
  <RequireKnight loading="Ouverture du dossier…">{() => <ClassPack />}</RequireKnight>
);

function ClassPack() {
  const player = usePlayer();
  const { data, failure, isAwaited, retry } = useRetriableQuery(openRiddlesQuery(null));
  const school = useRetriableQuery(classDaysQuery(player));
  const riddles = data ?? [];
  const isClass = school.data?.isClass ?? null;
  const key = useClassKey(riddles, isClass);
  const opened = new Set(riddles.map(({ day }) => day));
  const closed = useDoors().filter(({ day }) => !opened.has(day));
  const isDrawing = useIsFetching({ queryKey: ['ink'] }) > 0;
  // Nowhere but on this page: neither stored nor sent.
  const [typedName, setTypedName] = useState('');
  const className = typedName.trim();
  const failed = failure ?? school.failure;
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6 px-3 pt-10 sm:px-6 lg:pt-14">
      <SheetsHeader
        about="Tout l'Avent de la classe en un seul document, en noir sur blanc, avec des ciseaux et un crayon."
        title="Le dossier de la classe"
      />
      {failed ? (
        <RetryAlert
          busy={isAwaited || school.isAwaited}
          className="print:hidden"
          onRetry={() => {
            if (failure) retry();
            if (school.failure) school.retry();
          }}
          text={`Le dossier n'a pas pu être préparé. ${explain(failed, TEACHER_FAILURES)}`}
        />
      ) : !data || !school.data ? (
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
                  jusqu'à leur porte, revenez imprimer la suite
                </li>
              )}
              <li>
                <KeyText count={key.entries.length} isClass={isClass === true} opened={opened.size} />
              </li>
              <li>un diplôme pour la classe</li>
            </ul>
            <KeyFailure
              {...key}
              text={`Les réponses n'ont pas pu être lues. ${explain(key.failure, TEACHER_FAILURES)}`}
            />
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
            {key.entries.length > 0 && (
              <AnswerKey entries={key.entries} reader="Pour l'enseignant, à garder à part" />
            )}
            <ClassDiploma className={className} />
          </div>
        </>
      )}
    </div>
  );
}

interface KeyTextProps {
  isClass: boolean;
  /** Of the days of the key, and of the open ones. */
  count: number;
  opened: number;
}

/** Lists the answers that the pack has, and says how to get the others. */
function KeyText({ isClass, count, opened }: KeyTextProps) {
  if (isClass)
    return opened > 0
      ? `la clé\u00A0: la réponse de ${opened === 1 ? 'la porte ouverte' : 'chaque porte ouverte'}`
      : 'la clé, dès la première porte';
  return (
    <>
      {count > 0
        ? `la clé de ${counted(count, 'jour')} sur ${opened}\u00A0: les réponses des jours que ce compte a résolus ou révélés. `
        : 'la clé, quand ce compte aura résolu ou révélé un jour. '}
      Pour les avoir toutes, dites sur la page <TextLink to={paths.game.class}>En classe</TextLink> que ce
      compte est celui d'une classe
    </>
  );
}
