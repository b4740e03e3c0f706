import { useState, type ComponentProps, type ReactNode } from 'react';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import type { Stored } from '@/lib/storage';
import { TextInput } from '@/ui/inputs';
import type { PageFailures } from '../failures';
import { Almost } from './Almost';
import { NotSent } from './NotSent';

interface JudgedFormProps {
  /** What became of the last answer, as `useJudging` tells it. */
  judging: {
    sent: string | undefined;
    sending: boolean;
    verdict: { status: string } | undefined;
    error: Error | null;
    wait: number;
    send: (text: string) => void;
    retry: () => void;
  };
  /** Where what is typed is kept. */
  draft: Stored<string, string>;
  label: string;
  /** The field's name, by which the rest of the page finds it. */
  name?: string;
  /** The text that was made with the hands, null while it is unfinished; undefined where the answer is typed. */
  made?: string | null | undefined;
  action: string;
  variant?: ComponentProps<typeof Button>['variant'];
  /** What stands beside the button. */
  children?: ReactNode;
  /** Why there is a wait. */
  lockReason: string;
  /** What a wrong answer is told. */
  wrong?: string;
  /** What is said when the server refuses to judge. */
  refusal: string;
  /** What has not arrived, as a sentence. */
  notSent?: string;
  /** What failures are called here. */
  failures: PageFailures;
}

/** An answer that is given and judged. What is typed stays until it is right, even if the page is left meanwhile (rule 3.10). */
export function JudgedForm({
  judging,
  draft,
  label,
  name,
  made,
  action,
  variant,
  children,
  lockReason,
  wrong = "ce n'est pas encore cela. Cherche encore…",
  refusal,
  notSent = "Ta réponse n'est pas encore partie.",
  failures,
}: JudgedFormProps) {
  const { sent = '', sending, verdict, error, wait, send, retry } = judging;
  const isWrong = verdict?.status === 'wrong';
  const [typed, setTyped] = useState(draft.read);
  const text = made === undefined ? typed : (made ?? '');

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const trimmed = text.trim();
        if (wait === 0 && trimmed !== '') send(trimmed);
      }}
    >
      {made === undefined ? (
        <Field error={isWrong ? `«\u00A0${sent}\u00A0»\u00A0: ${wrong}` : null} label={label}>
          {(control) => (
            <TextInput
              {...control}
              autoCapitalize="none"
              autoComplete="off"
              className="text-xl"
              enterKeyHint="send"
              name={name}
              onChange={(event) => {
                setTyped(event.target.value);
                draft.write(event.target.value);
              }}
              placeholder="Écris ta réponse ici"
              readOnly={sending}
              spellCheck="false"
              value={text}
            />
          )}
        </Field>
      ) : (
        isWrong &&
        sent === text && (
          <p className="text-sm font-bold text-ui-alert" role="alert">
            {wrong}
          </p>
        )
      )}
      {verdict?.status === 'almost' && <Almost text={sent} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          aria-disabled={wait > 0}
          busy={sending}
          disabled={text.trim() === ''}
          size="lg"
          type="submit"
          variant={variant}
        >
          {wait > 0 ? `Encore ${wait}\u00A0s` : action}
        </Button>
        {children}
      </div>
      {wait > 0 && (
        <p className="text-lg">
          {lockReason} Reprends ton souffle&nbsp;: la prochaine sera écoutée dans {wait}
          &nbsp;s.
        </p>
      )}
      {verdict?.status === 'refused' && (
        <Alert tone="info">
          <p>{refusal}</p>
        </Alert>
      )}
      {error && <NotSent error={error} failures={failures} onRetry={retry} what={notSent} />}
    </form>
  );
}
