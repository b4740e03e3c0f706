import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { changeEmail } from '@/api/auth';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { EmailField } from '@/ui/form/fields';
import { useForm } from '@/ui/form/useForm';
import { explain } from '../../game/forms/failures';
import { emailAddress } from '../../game/forms/fields';

const schema = v.object({ 'new-email': v.pipe(emailAddress, v.trim()) });

export function EmailForm() {
  const change = useMutation({ mutationFn: changeEmail, meta: { failure: "Changement d'adresse" } });
  const form = useForm({
    schema,
    initial: { 'new-email': '' },
    send: (typed) => change.mutateAsync(typed['new-email']),
    empties: true,
  });

  return (
    <form className="grid gap-4" method="dialog" noValidate onSubmit={form.submit}>
      {change.isError && <Alert tone="error">{explain(change.error)}</Alert>}
      {change.isSuccess && (
        <Alert tone="success">
          {change.data.mustConfirm
            ? `Un message est parti à ${change.variables}. Ton adresse changera quand tu auras suivi son lien.`
            : 'Ton adresse est changée.'}
        </Alert>
      )}
      <EmailField autoComplete="email" form={form} label="Nouvelle adresse e-mail" name="new-email" />
      <Button busy={change.isPending} className="justify-self-start" type="submit" variant="gold">
        Changer d'adresse
      </Button>
    </form>
  );
}
