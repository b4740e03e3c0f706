import * as v from 'valibot';
import { paths } from '@/paths';
import { Button } from '@/ui/Button';
import { RequiredNote } from '@/ui/Field';
import { EmailField, PasswordField, TextField } from '@/ui/form/fields';
import { useForm, type TypedFields } from '@/ui/form/useForm';
import { TextLink } from '@/ui/TextLink';
import { emailAddress, newPassword, optionalName, password, PASSWORD_MIN_LENGTH } from '../forms/fields';
import { NAME_MAX_LENGTH } from '../forms/knightName';
import { useBackTo } from './returnTo';
import type { SigningIn } from './useSigningIn';

const address = v.pipe(emailAddress, v.trim());
/** A name may have been typed before in the sign-up form, where alone it can be corrected. */
const signInSchema = v.object({ username: v.string(), email: address, password });
const signUpSchema = v.object({ username: optionalName, email: address, password: newPassword });

export type StoredField = 'username' | 'email';

interface CredentialsFormProps {
  isNew: boolean;
  signing: SigningIn;
  email?: string;
  /** Stores what is typed for the form that may replace this one. */
  stored?: TypedFields<StoredField>;
  onForgotten?: () => void;
}

export function CredentialsForm({ isNew, signing, email = '', stored, onForgotten }: CredentialsFormProps) {
  const backTo = useBackTo();
  const { adopt, ...form } = useForm({
    schema: isNew ? signUpSchema : signInSchema,
    initial: { username: '', email, password: '' },
    ...(stored && { stored }),
    send: (typed) => signing.mutateAsync({ by: 'password', isNew, ...typed }),
  });

  return (
    <form className="grid gap-4" method="dialog" noValidate onSubmit={form.submit} ref={adopt}>
      <RequiredNote />
      {isNew && (
        <TextField
          autoCapitalize="words"
          autoComplete="nickname"
          form={form}
          hint="Facultatif : sans nom, tu seras « Chevalier ». C'est le seul mot de toi que les autres verront."
          label="Nom de chevalier"
          maxLength={NAME_MAX_LENGTH}
          name="username"
          required={false}
        />
      )}
      <EmailField
        autoComplete={isNew ? 'email' : 'username'}
        form={form}
        label="Adresse e-mail"
        name="email"
      />
      <PasswordField
        autoComplete={isNew ? 'new-password' : 'current-password'}
        form={form}
        hint={isNew && `Au moins ${PASSWORD_MIN_LENGTH} caractères.`}
        label="Mot de passe"
        minLength={PASSWORD_MIN_LENGTH}
        name="password"
      />
      {!isNew && (
        <TextLink
          className="justify-self-end rounded-sm"
          onClick={onForgotten}
          state={{ ...backTo, email: form.values.email }}
          tall
          to={paths.game.password}
        >
          Mot de passe oublié ?
        </TextLink>
      )}
      <Button
        busy={signing.isPending && signing.variables.by === 'password'}
        size="lg"
        type="submit"
        variant="gold"
      >
        {isNew ? "S'inscrire" : 'Se connecter'}
      </Button>
    </form>
  );
}
