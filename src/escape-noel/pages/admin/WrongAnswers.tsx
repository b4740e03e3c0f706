import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptAnswer, type WrongAnswer } from '@/api/admin';
import { counted, formatCount } from '@/lib/french';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { Alert } from '@/ui/Alert';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/inputs';
import { Sheet } from '@/ui/Sheet';
import { ALL_DAYS } from '../../shared/rules/days';
import { adminKey } from '../../shared/admin/adminKey';
import { wrongAnswersQuery } from './admin.queries';
import { Loaded } from '../../shared/admin/Loaded';

export function WrongAnswers() {
  const [day, setDay] = useState(1);
  return (
    <Sheet className="min-w-0 gap-5 p-4 sm:p-6" title="Les réponses refusées">
      <p className="text-nuit-mist">
        Une variante juste se cache parfois parmi elles. L'accepter donne leurs points, une seule fois, à tous
        ceux qui l'ont proposée. Pense à l'ajouter aussi au fichier de l'édition.
      </p>
      <Field label="Énigme du jour">
        {(control) => (
          <Select
            {...control}
            className="max-w-40"
            onChange={(event) => setDay(Number(event.target.value))}
            value={day}
          >
            {ALL_DAYS.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <AnswersOfDay day={day} key={day} />
    </Sheet>
  );
}

function AnswersOfDay({ day }: { day: number }) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<WrongAnswer | null>(null);
  const accept = useMutation({
    mutationFn: ({ typed }: WrongAnswer) => acceptAnswer(day, typed),
    onSuccess: () => queries.invalidateQueries({ queryKey: adminKey }),
    onSettled: () => setChosen(null),
    meta: { failure: 'Réponse acceptée' },
  });

  return (
    <>
      {accept.isError && <Alert tone="error">La réponse n'a pas pu être acceptée : rien n'a changé.</Alert>}
      {accept.isSuccess && (
        <Alert tone="success">
          {`« ${accept.variables.typed} » est acceptée : ${counted(accept.data, 'chevalier a reçu ses points', 'chevaliers ont reçu leurs points')}.`}
        </Alert>
      )}
      <Loaded
        failure="Les réponses n'ont pas pu être lues."
        loading="Chargement des réponses..."
        query={useRetriableQuery(wrongAnswersQuery(day))}
      >
        {(answers) => <Answers answers={answers} onAccept={setChosen} />}
      </Loaded>
      <ConfirmDialog
        busy={accept.isPending}
        confirmLabel="Accepter"
        onCancel={() => setChosen(null)}
        onConfirm={() => chosen && accept.mutate(chosen)}
        open={chosen !== null}
        title="Accepter cette réponse ?"
      >
        {chosen &&
          `« ${chosen.typed} » deviendra juste pour le jour ${day}. ${counted(chosen.knights, 'chevalier recevra ses points', 'chevaliers recevront leurs points')} : cela ne se reprend pas.`}
      </ConfirmDialog>
    </>
  );
}

function Answers({ answers, onAccept }: { answers: WrongAnswer[]; onAccept: (answer: WrongAnswer) => void }) {
  if (answers.length === 0) return <p>Aucune réponse refusée ce jour-là.</p>;
  // Answers with a slip, to which the player read « Presque » (rule 12.5).
  const almostTimes = answers.reduce((sum, { almost, times }) => sum + (almost ? times : 0), 0);
  return (
    <>
      {almostTimes > 0 && (
        <p className="text-nuit-mist">{`«\u00A0Presque\u00A0» a été répondu ${formatCount(almostTimes)} fois.`}</p>
      )}
      <ul aria-label="Réponses refusées" className="relative grid max-h-[32rem] gap-1 overflow-y-auto pr-1">
        {answers.map((answer) => (
          <li
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-nuit-line py-2 last:border-0"
            key={answer.normalized}
          >
            <strong className="min-w-0 flex-1 basis-40 break-words">{answer.typed}</strong>
            {answer.almost && <Badge>Presque</Badge>}
            <span className="text-nuit-mist">
              {`${counted(answer.times, 'fois', 'fois')}, ${counted(answer.knights, 'chevalier', 'chevaliers')}`}
            </span>
            <Button onClick={() => onAccept(answer)} variant="quiet">
              Accepter cette réponse
              <span className="sr-only">{` : ${answer.typed}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
