import { useRef, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { signIn, signUp } from '@/backend/auth';
import { BackendError } from '@/backend/errors';
import { focusFirstError, formErrors, type FormErrors } from '@/lib/formErrors';
import { paths } from '@/paths';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { PasswordInput, TextInput } from '@/ui/inputs';
import { authMessage } from './authErrors';
import { NAME_MAX_LENGTH, nameRefusal, tidyName } from './knightName';
import { useBackTo } from './returnTo';

/** The shortest password (spec §9); the auth service asks the same. */
export const PASSWORD_MIN_LENGTH = 6;

interface CredentialsFormProps {
  mode: 'signIn' | 'signUp';
  email: string;
  onEmail: (email: string) => void;
  /** What the provider refused, in French; null when a new try begins. */
  onError: (message: string | null) => void;
  /** The account waits for its e-mail to be confirmed. */
  onPending: (email: string) => void;
  /** The person leaves for the page of forgotten passwords. */
  onForgotten?: () => void;
}

/** Address and password, and for a new knight the name. Success is heard by the session, which moves the page on. */
export function CredentialsForm({
  mode,
  email,
  onEmail,
  onError,
  onPending,
  onForgotten,
}: CredentialsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FormErrors>({});
  const [busy, setBusy] = useState(false);
  const isNew = mode === 'signUp';
  const backTo = useBackTo();

  const check = (element: HTMLFormElement): boolean => {
    const refusal = isNew && name.trim() !== '' ? nameRefusal(name) : null;
    const found = { ...formErrors(element), ...(refusal === null ? {} : { username: refusal }) };
    setErrors(found);
    focusFirstError(element, found);
    return Object.keys(found).length === 0;
  };

  const send = async () => {
    const { mustConfirm } = isNew
      ? await signUp(email.trim(), password, tidyName(name))
      : await signIn(email.trim(), password).then(() => ({ mustConfirm: false }));
    if (mustConfirm) onPending(email.trim());
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !check(event.currentTarget)) return;
    setBusy(true);
    onError(null);
    try {
      await send();
    } catch (error) {
      if (error instanceof BackendError && error.reason === 'email_not_confirmed') onPending(email.trim());
      else onError(authMessage(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)} ref={form}>
      {isNew && (
        <Field
          error={errors['username']}
          hint="Facultatif : sans nom, tu seras « Chevalier ». C'est le seul mot de toi que les autres verront."
          label="Nom de chevalier"
        >
          {(control) => (
            <TextInput
              {...control}
              autoCapitalize="words"
              autoComplete="nickname"
              maxLength={NAME_MAX_LENGTH}
              name="username"
              onChange={(event) => setName(event.target.value)}
              value={name}
            />
          )}
        </Field>
      )}
      <Field error={errors['email']} label="Adresse e-mail" required>
        {(control) => (
          <TextInput
            {...control}
            autoCapitalize="none"
            autoComplete={isNew ? 'email' : 'username'}
            inputMode="email"
            name="email"
            onChange={(event) => onEmail(event.target.value)}
            spellCheck={false}
            type="email"
            value={email}
          />
        )}
      </Field>
      <Field
        error={errors['password']}
        hint={isNew ? `Au moins ${PASSWORD_MIN_LENGTH} caractères.` : undefined}
        label="Mot de passe"
        required
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoCapitalize="none"
            autoComplete={isNew ? 'new-password' : 'current-password'}
            minLength={PASSWORD_MIN_LENGTH}
            name="password"
            onChange={(event) => setPassword(event.target.value)}
            spellCheck={false}
            value={password}
          />
        )}
      </Field>
      {!isNew && (
        <Link
          className="inline-flex min-h-touch items-center justify-self-end rounded-sm font-bold text-ui-accent-text underline underline-offset-4"
          onClick={onForgotten}
          state={{ ...backTo, email }}
          to={paths.game.password}
        >
          Mot de passe oublié ?
        </Link>
      )}
      <Button busy={busy} size="lg" type="submit" variant="gold">
        {isNew ? "S'inscrire" : 'Se connecter'}
      </Button>
    </form>
  );
}
