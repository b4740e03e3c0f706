import { useState } from 'react';
import { counted } from '@/lib/french';
import { Alert } from '@/ui/Alert';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { answerDraft } from '../../shared/draft';
import { Almost } from '../../shared/judging/Almost';
import { NotSent } from '../../shared/judging/NotSent';
import { scoreForHints } from '../../shared/rules/score';
import { RIDDLE_FAILURES } from './failures';
import type { Attempt } from './useAnswering';

/** What a wrong answer is told (rule 3.6), in its dialog and afterwards in the page. */
export const WRONG_ANSWER = "La réponse n'est pas correcte. Réfléchissez davantage...";

/** The field's name, by which the rest of the page finds it. */
export const ANSWER_FIELD = 'reponse';

interface AnswerFormProps {
  day: number;
  attempt: Attempt;
  /** The text made on the day's board, null while it is unfinished; undefined where the answer is typed. */
  made: string | null | undefined;
  /** Hints revealed so far: they cost points; null until their number is known. */
  hintCount: number | null;
  /** Seconds until the next try is judged; 0 when at once. */
  wait: number;
  /** Why there is a wait. */
  lockReason: string;
  onSubmit: (text: string) => void;
  onRetry: () => void;
}

/** The answer, and what became of the last one. What is typed stays until it is right, even if the page is left meanwhile. */
export function AnswerForm({
  day,
  attempt,
  made,
  hintCount,
  wait,
  lockReason,
  onSubmit,
  onRetry,
}: AnswerFormProps) {
  const [typed, setTyped] = useState(() => answerDraft(day).read());
  const isMade = made !== undefined;
  const text = isMade ? (made ?? '') : typed;
  const sending = attempt.status === 'sending';

  const write = (next: string) => {
    setTyped(next);
    answerDraft(day).write(next);
  };

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (wait === 0) onSubmit(text);
      }}
    >
      {isMade ? (
        attempt.status === 'wrong' &&
        attempt.text === text && (
          <p className="text-sm font-bold text-ui-alert" role="alert">
            {wrongText(attempt)}
          </p>
        )
      ) : (
        <Field
          error={
            attempt.status === 'wrong' ? `«\u00A0${attempt.text}\u00A0»\u00A0: ${wrongText(attempt)}` : null
          }
          label="Ta réponse"
        >
          {(control) => (
            <TextInput
              {...control}
              autoCapitalize="none"
              autoComplete="off"
              className="text-xl"
              enterKeyHint="send"
              name={ANSWER_FIELD}
              onChange={(event) => write(event.target.value)}
              placeholder="Écris ta réponse ici"
              readOnly={sending}
              spellCheck="false"
              value={text}
            />
          )}
        </Field>
      )}
      {attempt.status === 'almost' && <Almost text={attempt.text} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          aria-disabled={wait > 0}
          busy={sending}
          disabled={text.trim() === ''}
          size="lg"
          type="submit"
          variant="gold"
        >
          {wait > 0 ? `Encore ${wait}\u00A0s` : 'Valider ma réponse'}
        </Button>
        <Badge className={classes('text-base', hintCount === null && 'invisible')}>
          {counted(scoreForHints(hintCount ?? 0), 'point')} à gagner
        </Badge>
      </div>
      {wait > 0 && (
        <p className="text-lg">
          {lockReason} Reprends ton souffle : la prochaine sera écoutée dans {wait}
          &nbsp;s.
        </p>
      )}
      {attempt.status === 'refused' && (
        <Alert tone="info">
          <p>La réponse ne se dévoile pas ainsi : révèle d'abord tous les indices, un par un.</p>
        </Alert>
      )}
      {attempt.status === 'failed' && (
        <NotSent
          error={attempt.error}
          failures={RIDDLE_FAILURES}
          onRetry={onRetry}
          what={notSentText(attempt, isMade)}
        />
      )}
    </form>
  );
}

const wrongText = ({ message }: Extract<Attempt, { status: 'wrong' }>) =>
  message === undefined ? WRONG_ANSWER : `Tu brûles\u00A0! ${message}`;

function notSentText({ submission }: Extract<Attempt, { status: 'failed' }>, isMade: boolean): string {
  if (submission.kind === 'reveal') return '';
  return `Ta réponse ${isMade ? '' : `«\u00A0${submission.text}\u00A0» `}n'est pas encore partie.`;
}
