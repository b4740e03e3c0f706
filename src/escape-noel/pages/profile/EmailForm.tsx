import { useState, type SubmitEvent } from 'react';
import { changeEmail } from '@/backend/auth';
import { focusFirstError, formErrors, type FormErrors } from '@/lib/formErrors';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { authMessage } from '../../shared/session/authErrors';

/** Asks for another address: it changes when the link sent there is followed. */
export function EmailForm() {
  const [email, setEmail] = useState('');
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [success, setSuccess] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = formErrors(event.currentTarget);
    setErrors(found);
    focusFirstError(event.currentTarget, found);
    if (busy || Object.keys(found).length > 0) return;
    setBusy(true);
    setFailure(null);
    setSuccess(null);
    const wished = email.trim();
    try {
      const { mustConfirm } = await changeEmail(wished);
      setSuccess(
        mustConfirm
          ? `Un message est parti à ${wished}. Ton adresse changera quand tu auras suivi son lien.`
          : 'Ton adresse est changée.',
      );
      setEmail('');
    } catch (error) {
      setFailure(authMessage(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      {success !== null && <Alert tone="success">{success}</Alert>}
      <Field error={errors['new-email']} label="Nouvelle adresse e-mail" required>
        {(control) => (
          <TextInput
            {...control}
            autoCapitalize="none"
            autoComplete="email"
            inputMode="email"
            name="new-email"
            onChange={(event) => setEmail(event.target.value)}
            spellCheck={false}
            type="email"
            value={email}
          />
        )}
      </Field>
      <Button busy={busy} className="justify-self-start" type="submit" variant="gold">
        Changer d'adresse
      </Button>
    </form>
  );
}
