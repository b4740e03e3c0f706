import { useEffect, useRef, useState } from 'react';
import { BackendError } from '@/backend/errors';
import { counted } from '@/lib/french';
import { Alert } from '@/ui/Alert';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { answerDraft } from '../../shared/draft';
import { Almost } from '../../shared/judging/Almost';
import { scoreForHints } from '../../shared/rules/score';
import { LoginLink } from '../../shared/session/LoginLink';
import { explain } from './failures';
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
  const input = useRef<HTMLInputElement>(null);
  const sending = attempt.status === 'sending';
  useFocusKept(input, attempt.status);

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
              ref={input}
              spellCheck="false"
              value={text}
            />
          )}
        </Field>
      )}
      {attempt.status === 'almost' && <Almost text={attempt.text} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          busy={sending}
          disabled={text.trim() === '' || wait > 0}
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
      {attempt.status === 'failed' && <NotSent attempt={attempt} isMade={isMade} onRetry={onRetry} />}
    </form>
  );
}

const wrongText = ({ message }: Extract<Attempt, { status: 'wrong' }>) =>
  message === undefined ? WRONG_ANSWER : `Tu brûles\u00A0! ${message}`;

/** An answer that has not arrived: it is neither lost nor wrong. */
function NotSent({
  attempt,
  isMade,
  onRetry,
}: {
  attempt: Extract<Attempt, { status: 'failed' }>;
  isMade: boolean;
  onRetry: () => void;
}) {
  const { error, submission } = attempt;
  const signedOut = error instanceof BackendError && error.code === 'signed_out';
  return (
    <Alert title="En attente" tone="error">
      <p>
        {submission.kind === 'answer'
          ? isMade
            ? "Ta réponse n'est pas encore partie. "
            : `Ta réponse «\u00A0${submission.text}\u00A0» n'est pas encore partie. `
          : ''}
        {explain(error)}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button onClick={onRetry} variant="quiet">
          Réessayer
        </Button>
        {signedOut && <LoginLink variant="quiet" />}
      </div>
    </Alert>
  );
}

/** A button that is disabled while it sends loses the focus: it goes back to the answer. */
function useFocusKept(input: { readonly current: HTMLInputElement | null }, status: Attempt['status']): void {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'sending' && document.activeElement === document.body) input.current?.focus();
    before.current = status;
  }, [input, status]);
}
