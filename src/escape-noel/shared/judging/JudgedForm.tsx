import { useState } from 'react';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import type { Stored } from '@/lib/storage';
import { TextInput } from '@/ui/inputs';
import type { PageFailures } from '../failures';
import { Almost } from './Almost';
import { NotSent } from './NotSent';
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
            spellCheck="false"
            value={text}
          />
        )}
      </Field>
      {told === 'almost' && <Almost text={sent} />}
      <Button
        aria-disabled={wait > 0}
        busy={sending}
        className="justify-self-start"
        disabled={text.trim() === ''}
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
      {error && (
        <NotSent
          error={error}
          failures={failures}
          onRetry={() => submit(sent)}
          what="Ta réponse n'est pas encore partie."
        />
      )}
    </form>
  );
}
