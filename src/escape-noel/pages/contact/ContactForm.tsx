import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import type { GameMessage } from '@/api/email';
import { LETTER_LIMITS, limitHint, within } from '@/lib/limits';
import { loadModule } from '@/lib/loadModule';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { EmailField, TextAreaField, TextField } from '@/ui/form/fields';
import { publisher } from '@/publisher';
import { useForm } from '@/ui/form/useForm';
import { TextLink } from '@/ui/TextLink';
import { letterDraft, type LETTER_FIELDS } from '../../game/storage/drafts';
import { explain } from '../../game/forms/failures';
import { useWriter } from '../../game/session/useWriter';
import { emailAddress, filled } from '../../game/forms/fields';

const schema = v.object({
  name: v.pipe(filled, within(LETTER_LIMITS.name)),
  email: v.pipe(emailAddress, within(LETTER_LIMITS.email)),
  subject: v.pipe(filled, within(LETTER_LIMITS.subject)),
  message: v.pipe(filled, within(LETTER_LIMITS.message)),
});

const LETTER_FAILURES = {
  refused: 'Le messager ne peut pas prendre ta lettre pour le moment.',
  barred:
    "Le réseau d'ici bloque peut-être le messager (api.emailjs.com), ou il est en panne. Essaie un autre réseau, réessaie plus tard, ou écris-nous par e-mail.",
};

const deliver = async (letter: GameMessage) =>
  (await loadModule(() => import('@/api/email'))).sendGameMessage(letter);

export function ContactForm() {
  const writer = useWriter();
  return <LetterForm key={writer ?? 'visitor'} writer={writer} />;
}

/** @param writer whose letter it is: an account's id, null for a visitor. */
function LetterForm({ writer }: { writer: string | null }) {
  const sending = useMutation({ mutationFn: deliver, meta: { failure: 'Message de contact du jeu' } });
  const { adopt, ...form } = useForm({
    schema,
    initial: { name: '', email: '', subject: '', message: '' },
    draft: letterDraft(writer),
    send: sending.mutateAsync,
    empties: true,
  });
  const hintFor = (field: (typeof LETTER_FIELDS)[number], fromAfar?: string) =>
    form.errors[field] ? undefined : limitHint(form.values[field], LETTER_LIMITS[field], fromAfar);

  const busy = sending.isPending;
  const shared = { form, readOnly: busy };
  return (
    <form
      className="grid gap-4"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        // Hides the confirmation of the previous message.
        if (!busy) sending.reset();
        form.submit(event);
      }}
      ref={adopt}
    >
      <TextField
        {...shared}
        autoCapitalize="words"
        autoComplete="name"
        hint={hintFor('name')}
        label="Nom"
        name="name"
      />
      <EmailField {...shared} autoComplete="email" hint={hintFor('email')} label="Email" name="email" />
      <TextField {...shared} autoComplete="off" hint={hintFor('subject')} label="Sujet" name="subject" />
      <TextAreaField
        {...shared}
        hint={hintFor('message', '2 000 caractères au plus.')}
        label="Message"
        name="message"
      />
      {sending.isSuccess && (
        <Alert tone="success">Message envoyé avec succès ! Nous vous répondrons bientôt.</Alert>
      )}
      {sending.isError && (
        <Alert tone="error">
          <p>Erreur lors de l'envoi. Veuillez réessayer ou nous contacter directement.</p>
          <p>
            {explain(sending.error, LETTER_FAILURES)} Notre adresse&nbsp;:{' '}
            <TextLink to={`mailto:${publisher.contactEmail}`}>{publisher.contactEmail}</TextLink>
          </p>
        </Alert>
      )}
      <Button busy={busy} size="lg" type="submit" variant="gold">
        {busy ? 'Envoi en cours...' : 'Envoyer le message'}
      </Button>
    </form>
  );
}
