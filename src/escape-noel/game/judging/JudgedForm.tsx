import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { ApiError } from '@/api/errors';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { ANSWER_MAX_LENGTH } from '@/lib/answerLength';
import type { Persisted } from '@/lib/storage';
import { TextInput } from '@/ui/inputs';
import { explain, type PageFailures } from '../forms/failures';
import { LoginLink } from '../session/LoginLink';
import type { useJudging } from './useJudging';

interface JudgedFormProps {
  judging: Omit<
    ReturnType<typeof useJudging<string, { status: string; shared?: true | undefined }>>,
    'receive'
  >;
  stored: Persisted<string, string>;
  label: string;
  /** The `name` of the field, by which the rest of the page finds it. */
  name?: string;
  /** The answer made on the board, null while it is unfinished; undefined where the answer is typed. */
  made?: string | null | undefined;
  action: string;
  variant?: ComponentProps<typeof Button>['variant'];
  children?: ReactNode;
  lockReason: string;
  wrong?: string;
  refusal: string;
  /** The sentence for an answer that was not sent; empty where it was no answer. */
  notSent?: string;
  failures: PageFailures;
}

/** An address has a limit of its own (rule 3.9): a whole school may be behind it. */
const SHARED_LOCK =
  "Beaucoup de joueurs répondent en même temps depuis ta connexion, une école peut-être\u00A0: ce n'est pas ta faute.";

/** An answer and its verdict. The text stays until it is right, even if the page is left meanwhile (rule 3.10). */
export function JudgedForm({
  judging,
  stored,
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
  const { sent = '', sending, verdict, wait, send } = judging;
  const isWrong = verdict?.status === 'wrong';
  const [typed, setTyped] = useState(stored.read);
  const text = made === undefined ? typed : (made ?? '');

  return (
    <form
      className="grid gap-4"
      method="dialog"
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
              maxLength={ANSWER_MAX_LENGTH}
              name={name}
              onChange={(event) => {
                setTyped(event.target.value);
                stored.write(event.target.value);
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
          {verdict?.shared ? SHARED_LOCK : lockReason} Reprends ton souffle&nbsp;: la prochaine sera écoutée
          dans {wait}
          &nbsp;s.
        </p>
      )}
      {verdict?.status === 'refused' && (
        <Alert tone="info">
          <p>{refusal}</p>
        </Alert>
      )}
      <NotSent failures={failures} judging={judging} notSent={notSent} />
    </form>
  );
}

/** « Presque ! » (rule 12.5): no dialog, so that the player can go on typing; scrolled into view in a small window. */
function Almost({ text }: { text: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <div className="scroll-mb-24" ref={notice}>
      <Alert title="Presque&nbsp;!" tone="info">
        <p>
          «&nbsp;{text}&nbsp;»{'\u00A0'}: tu y es. Regarde bien comment cela s'écrit.
        </p>
      </Alert>
    </div>
  );
}

function NotSent({
  judging: { error, retry },
  notSent,
  failures,
}: Pick<JudgedFormProps, 'judging' | 'notSent' | 'failures'>) {
  if (!error) return null;
  return (
    <Alert title="En attente" tone="error">
      <p>
        {notSent} {explain(error, failures)}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          onClick={({ currentTarget }) => {
            // This button disappears as the answer is sent: the focus goes back to the field.
            currentTarget.form?.querySelector<HTMLElement>('input, [type="submit"]')?.focus();
            retry();
          }}
          variant="quiet"
        >
          Réessayer
        </Button>
        {error instanceof ApiError && error.code === 'signed_out' && <LoginLink variant="quiet" />}
      </div>
    </Alert>
  );
}
