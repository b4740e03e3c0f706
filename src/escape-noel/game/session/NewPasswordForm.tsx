import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { changePassword } from '@/api/auth';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { PasswordField } from '@/ui/form/fields';
import { useForm } from '@/ui/form/useForm';
import { explain } from '../forms/failures';
import { newPassword, PASSWORD_MIN_LENGTH } from '../forms/fields';

const schema = v.object({ 'new-password': newPassword });

export function NewPasswordForm({ email, onChanged }: { email: string | null; onChanged: () => void }) {
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: onChanged,
    meta: { failure: 'Changement de mot de passe' },
  });
  const form = useForm({
    schema,
    initial: { 'new-password': '' },
    send: (typed) => change.mutateAsync(typed['new-password']),
    empties: true,
  });

  return (
    <form className="grid gap-4" method="dialog" noValidate onSubmit={form.submit}>
      {change.isError && <Alert tone="error">{explain(change.error)}</Alert>}
      {/* For password managers, which need the name of the account. */}
      <input autoComplete="username" hidden readOnly type="text" value={email ?? ''} />
      <PasswordField
        autoComplete="new-password"
        form={form}
        hint={`Au moins ${PASSWORD_MIN_LENGTH} caractères.`}
        label="Nouveau mot de passe"
        minLength={PASSWORD_MIN_LENGTH}
        name="new-password"
      />
      <Button busy={change.isPending} className="justify-self-start" type="submit" variant="gold">
        Changer de mot de passe
      </Button>
    </form>
  );
}
