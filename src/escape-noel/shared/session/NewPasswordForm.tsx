import { useState, type SubmitEvent } from 'react';
import { changePassword } from '@/backend/auth';
import { focusFirstError, formErrors, type FormErrors } from '@/lib/formErrors';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { PasswordInput } from '@/ui/inputs';
import { authMessage } from './authErrors';
import { PASSWORD_MIN_LENGTH } from './CredentialsForm';

interface NewPasswordFormProps {
  /** Whose password it is: password managers file it under this address. */
  email: string | null;
  onChanged: () => void;
}

/** A new password, typed once, as it can be shown. */
export function NewPasswordForm({ email, onChanged }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = formErrors(event.currentTarget);
    setErrors(found);
    focusFirstError(event.currentTarget, found);
    if (busy || Object.keys(found).length > 0) return;
    setBusy(true);
    setFailure(null);
    try {
      await changePassword(password);
      setPassword('');
      onChanged();
    } catch (error) {
      setFailure(authMessage(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      {/* For password managers alone, which look for the name that goes with the password. */}
      <input autoComplete="username" hidden readOnly type="text" value={email ?? ''} />
      <Field
        error={errors['new-password']}
        hint={`Au moins ${PASSWORD_MIN_LENGTH} caractères.`}
        label="Nouveau mot de passe"
        required
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoCapitalize="none"
            autoComplete="new-password"
            minLength={PASSWORD_MIN_LENGTH}
            name="new-password"
            onChange={(event) => setPassword(event.target.value)}
            spellCheck={false}
            value={password}
          />
        )}
      </Field>
      <Button busy={busy} className="justify-self-start" type="submit" variant="gold">
        Changer de mot de passe
      </Button>
    </form>
  );
}
