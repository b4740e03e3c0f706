import { useState, type SubmitEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { sendRecovery } from '@/backend/auth';
import { focusFirstError, formErrors, type FormErrors } from '@/lib/formErrors';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { authMessage } from '../../shared/session/authErrors';
import { useBackTo } from '../../shared/session/returnTo';

const typedBefore = v.object({ email: v.string() });

/** Asks for the link of a new password. The answer is the same whether or not the address is known. */
export function RecoveryForm() {
  const state: unknown = useLocation().state;
  const [email, setEmail] = useState(() => (v.is(typedBefore, state) ? state.email : ''));
  const backTo = useBackTo();
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = formErrors(event.currentTarget);
    setErrors(found);
    focusFirstError(event.currentTarget, found);
    if (sending || Object.keys(found).length > 0) return;
    setSending(true);
    setFailure(null);
    setSentTo(null);
    try {
      await sendRecovery(email.trim());
      setSentTo(email.trim());
    } catch (error) {
      setFailure(authMessage(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      {sentTo !== null && (
        <Alert title="Regarde ta boîte aux lettres" tone="success">
          <p>
            Si un chevalier porte l'adresse <strong className="break-all">{sentTo}</strong>, un lien vient d'y
            partir. Il est valable une heure. Pense aux courriers indésirables.
          </p>
        </Alert>
      )}
      <Field error={errors['email']} label="Adresse e-mail" required>
        {(control) => (
          <TextInput
            {...control}
            autoCapitalize="none"
            autoComplete="username"
            inputMode="email"
            name="email"
            onChange={(event) => setEmail(event.target.value)}
            spellCheck={false}
            type="email"
            value={email}
          />
        )}
      </Field>
      <Button busy={sending} size="lg" type="submit" variant="gold">
        {sentTo === null ? 'Envoyer le lien' : 'Renvoyer le lien'}
      </Button>
      <Link
        className="inline-flex min-h-touch items-center justify-self-center rounded-sm font-bold text-ui-accent-text underline underline-offset-4"
        state={backTo}
        to={paths.game.login}
      >
        Revenir à la connexion
      </Link>
    </form>
  );
}
