import { useEffect, useRef, useState } from 'react';
import { BackendError } from '@/backend/errors';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import type { Stored } from '@/lib/storage';
import { TextInput } from '@/ui/inputs';
import { explain, type PageFailures } from '../failures';
import { LoginLink } from '../session/LoginLink';
import { Almost } from './Almost';
import type { Judging } from './useJudging';

interface JudgedFormProps {
  judging: Judging;
  /** Where what is typed is kept. */
  draft: Stored<string, string>;
  label: string;
  action: string;
  /** Why there is a wait. */
  lockReason: string;
  /** What is said when the server refuses to judge. */
  refusal: string;
  /** What failures are called here. */
  failures: PageFailures;
}

/** An answer that is typed and judged. What is typed stays until it is right, even if the page is left meanwhile (rule 3.10). */
export function JudgedForm({
  judging,
  draft,
  label,
  action,
  lockReason,
  refusal,
  failures,
}: JudgedFormProps) {
  const { sent = '', sending, status, error, wait, submit } = judging;
  const told = sending || error ? undefined : status;
  const [text, setText] = useState(draft.read);
  const input = useRef<HTMLInputElement>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    // A button that is disabled while it sends loses the focus: it goes back to the answer.
    if (wasSending.current && !sending && document.activeElement === document.body) input.current?.focus();
    wasSending.current = sending;
  }, [sending]);

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit(text);
      }}
    >
      <Field
        error={
          told === 'wrong' ? `«\u00A0${sent}\u00A0»\u00A0: ce n'est pas encore cela. Cherche encore…` : null
        }
        label={label}
      >
        {(control) => (
          <TextInput
            {...control}
            autoCapitalize="none"
            autoComplete="off"
            className="text-xl"
            enterKeyHint="send"
            onChange={(event) => {
              setText(event.target.value);
              draft.write(event.target.value);
            }}
            placeholder="Écris ta réponse ici"
            readOnly={sending}
            ref={input}
            spellCheck="false"
            value={text}
          />
        )}
      </Field>
      {told === 'almost' && <Almost text={sent} />}
      <Button
        busy={sending}
        className="justify-self-start"
        disabled={text.trim() === '' || wait > 0}
        size="lg"
        type="submit"
      >
        {wait > 0 ? `Encore ${wait}\u00A0s` : action}
      </Button>
      {wait > 0 && (
        <p className="text-lg">
          {lockReason} Reprends ton souffle&nbsp;: la prochaine sera écoutée dans {wait}
          &nbsp;s.
        </p>
      )}
      {told === 'refused' && (
        <Alert tone="info">
          <p>{refusal}</p>
        </Alert>
      )}
      {error && <NotSent error={error} failures={failures} onRetry={() => submit(sent)} />}
    </form>
  );
}

function NotSent({
  error,
  failures,
  onRetry,
}: {
  error: Error;
  failures: PageFailures;
  onRetry: () => void;
}) {
  return (
    <Alert title="En attente" tone="error">
      <p>Ta réponse n'est pas encore partie. {explain(error, failures)}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button onClick={onRetry} variant="quiet">
          Réessayer
        </Button>
        {error instanceof BackendError && error.code === 'signed_out' && <LoginLink variant="quiet" />}
      </div>
    </Alert>
  );
}
