import { useMutation } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { tryAnswer } from '@/api/workshop';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { Sheet } from '@/ui/Sheet';
import type { Day } from '../../edition/document';
import { explain } from '../../game/forms/failures';
import { madeAnswers, makesAnswer } from '../../kinds/solution/solution';

const written = (answers: readonly string[]): string[] => answers.filter((each) => each.trim() !== '');

/** Judges an answer to the day as the game would, with the texts written here, saved or not. */
export const TryAnswer = memo(function TryAnswer() {
  const { getValues } = useFormContext<Day>();
  const [answer, setAnswer] = useState('');
  const trial = useMutation({
    mutationFn: (typed: string) => {
      const { question, answers, near_misses: nearMisses = [], play } = getValues();
      return tryAnswer(
        {
          question,
          answers: written(answers),
          near_misses: nearMisses.map((near) => ({ ...near, answers: written(near.answers) })),
          board_answers: makesAnswer(play) ? madeAnswers(play, answers) : undefined,
        },
        typed,
      );
    },
    meta: { failure: "Essai d'une réponse" },
  });

  return (
    <Sheet className="gap-4 p-4 sm:p-5" title="Essayer une réponse">
      <form
        className="grid gap-3"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (answer.trim() !== '' && !trial.isPending) trial.mutate(answer.trim());
        }}
      >
        <Field label="Réponse d'un joueur">
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={200}
              onChange={({ target }) => setAnswer(target.value)}
              value={answer}
            />
          )}
        </Field>
        <Button busy={trial.isPending} className="justify-self-start" type="submit" variant="quiet">
          Essayer
        </Button>
      </form>
      {trial.isError && <Alert tone="error">{explain(trial.error)}</Alert>}
      {trial.isSuccess && <Verdict answer={trial.variables} {...trial.data} />}
    </Sheet>
  );
});

function Verdict({
  answer,
  verdict,
  message,
}: {
  answer: string;
  verdict: 'right' | 'almost' | 'wrong';
  message: string | null;
}) {
  if (verdict === 'right') return <Alert tone="success">{`« ${answer} » est juste.`}</Alert>;
  if (verdict === 'almost')
    return <Alert tone="info">{`« ${answer} » : presque ! Le jeu demande de relire l'orthographe.`}</Alert>;
  if (message !== null)
    return (
      <Alert tone="info">
        <p>{`« ${answer} » est fausse, et le jeu dit :`}</p>
        <p className="font-bold">{message}</p>
      </Alert>
    );
  return <Alert tone="info">{`« ${answer} » est fausse.`}</Alert>;
}
