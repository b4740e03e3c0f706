import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import type { GameMessage } from '@/api/email';
import { LETTER_LIMITS, within } from '@/lib/limits';
import { loadModule } from '@/lib/loadModule';
import { Alert } from '@/ui/Alert';
import { publisher } from '@/publisher';
import { LetterForm, letterEntries } from '@/ui/form/LetterForm';
import { useForm } from '@/ui/form/useForm';
import { TextLink } from '@/ui/TextLink';
import { typedLetter, LETTER_FIELDS } from '../../game/storage/typedAnswers';
import { explain } from '../../game/forms/failures';
import { useWriter } from '../../game/session/useWriter';
import { emailAddress, filled } from '../../game/forms/fields';

const schema = v.object({
  ...letterEntries(filled, emailAddress),
  subject: v.pipe(filled, within(LETTER_LIMITS.subject)),
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
  return <GameLetter key={writer ?? 'visitor'} writer={writer} />;
}

/** @param writer whose letter it is: an account's id, null for a visitor. */
function GameLetter({ writer }: { writer: string | null }) {
  const sending = useMutation({ mutationFn: deliver, meta: { failure: 'Message de contact du jeu' } });
  const { adopt, ...form } = useForm({
    schema,
    initial: { name: '', email: '', subject: '', message: '' },
    stored: typedLetter(writer),
    send: sending.mutateAsync,
    empties: true,
  });
  const busy = sending.isPending;
  return (
    <LetterForm
      adopt={adopt}
      busy={busy}
      className="gap-4"
      fields={LETTER_FIELDS}
      form={form}
      noValidate
      onSubmit={(event) => {
        // Hides the confirmation of the previous message.
        if (!busy) sending.reset();
        form.submit(event);
      }}
      variant="gold"
    >
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
    </LetterForm>
  );
}
