import { queryOptions } from '@tanstack/react-query';
import { fetchWrongAnswers, type WrongAnswer } from '@/api/admin';
import { counted, formatCount } from '@/lib/french';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { AcceptAnswer } from './AcceptAnswer';
import { adminKey } from './adminKey';
import { Loaded } from './Loaded';

const refusedAnswersQuery = (day: number) =>
  queryOptions({
    queryKey: [...adminKey, 'wrong-answers', day],
    queryFn: () => fetchWrongAnswers(day),
    meta: { personal: true, failure: 'Chargement des réponses' },
  });

interface RefusedAnswersProps {
  day: number;
  /** Adds an answer to those that the workshop writes. */
  onAdd?: ((typed: string) => void) | undefined;
}

/** The answers of a day of the current edition that were refused: an admin may accept one. */
export function RefusedAnswers({ day, onAdd }: RefusedAnswersProps) {
  const query = useRetriableQuery(refusedAnswersQuery(day));
  return (
    <AcceptAnswer>
      {(ask) => (
        <Loaded
          failure="Les réponses n'ont pas pu être lues."
          loading="Chargement des réponses…"
          query={query}
        >
          {(answers) => (
            <Answers answers={answers} onAccept={(answer) => ask({ ...answer, day })} onAdd={onAdd} />
          )}
        </Loaded>
      )}
    </AcceptAnswer>
  );
}

interface AnswersProps {
  answers: readonly WrongAnswer[];
  onAccept: (answer: WrongAnswer) => void;
  onAdd: RefusedAnswersProps['onAdd'];
}

function Answers({ answers, onAccept, onAdd }: AnswersProps) {
  if (answers.length === 0) return <p>Aucune réponse refusée ce jour-là.</p>;
  // Answers with a slip, to which the player read « Presque » (rule 12.5).
  const almostTimes = answers.reduce((sum, { almost, times }) => sum + (almost ? times : 0), 0);
  return (
    <>
      {almostTimes > 0 && (
        <p className="text-nuit-mist">{`«\u00A0Presque\u00A0» a été répondu ${formatCount(almostTimes)} fois.`}</p>
      )}
      <p className="text-nuit-mist">
        «&nbsp;Accepter cette réponse&nbsp;» agit tout de suite, pour les joueurs aussi.
        {onAdd &&
          " «\u00A0L'ajouter aux réponses\u00A0» l'écrit dans ce jour\u00A0: les joueurs l'auront quand il sera enregistré et mis en ligne."}
      </p>
      <ul aria-label="Réponses refusées" className="relative grid max-h-[32rem] gap-1 overflow-y-auto pr-1">
        {answers.map((answer) => (
          <li
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-nuit-line py-2 last:border-0"
            key={answer.normalized}
          >
            <strong className="wrap-anywhere min-w-0 flex-1 basis-40">{answer.typed}</strong>
            {answer.almost && <Badge>Presque</Badge>}
            <span className="text-nuit-mist">
              {`${counted(answer.times, 'fois', 'fois')}, ${counted(answer.knights, 'chevalier', 'chevaliers')}`}
            </span>
            <Button onClick={() => onAccept(answer)} variant="quiet">
              Accepter cette réponse
              <span className="sr-only">{` : ${answer.typed}`}</span>
            </Button>
            {onAdd && (
              <Button onClick={() => onAdd(answer.typed)} variant="quiet">
                L'ajouter aux réponses
                <span className="sr-only">{` : ${answer.typed}`}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
