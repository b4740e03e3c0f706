import { useRef, useState, type SubmitEvent } from 'react';
import { focusFirstError, formErrors, type FormErrors } from '@/lib/formErrors';
import { excess, LETTER_LIMITS, limitHint } from '@/lib/limits';
import { logFailure } from '@/lib/log';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { TextArea, TextInput } from '@/ui/inputs';
import { letterDraft, LETTER_FIELDS } from '../../shared/draft';

/** What is typed. */
type Letter = Record<(typeof LETTER_FIELDS)[number], string>;

const EMPTY: Letter = { name: '', email: '', subject: '', message: '' };

/** « idle → sending → success or error; on success the form is emptied » (spec §4). What is typed survives an error. */
export function ContactForm() {
  const [draft, setDraft] = useState<Letter>(() => ({ ...EMPTY, ...letterDraft.read() }));
  const [status, setStatus] = useState<'idle' | 'sending' | 'success' | 'error'>('idle');
  const [errors, setErrors] = useState<FormErrors>({});
  const sending = useRef(false);
  const change = (part: Partial<Letter>) => {
    letterDraft.write(part);
    setDraft((current) => ({ ...current, ...part }));
  };
  const hintFor = (field: keyof Letter, fromAfar?: string) =>
    errors[field] ? undefined : limitHint(draft[field], LETTER_LIMITS[field], fromAfar);

  const send = async () => {
    sending.current = true;
    setStatus('sending');
    try {
      // The e-mail service's code loads with the first message.
      const { sendGameMessage } = await import('@/backend/email');
      await sendGameMessage(draft);
      change(EMPTY);
      setStatus('success');
    } catch (error) {
      logFailure('Message de contact du jeu', error);
      setStatus('error');
    } finally {
      sending.current = false;
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    // The thanks were for the message before.
    setStatus('idle');
    const found = { ...tooLong(draft), ...formErrors(event.currentTarget) };
    setErrors(found);
    focusFirstError(event.currentTarget, found);
    if (Object.keys(found).length === 0) void send();
  };

  const busy = status === 'sending';
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <Field error={errors['name']} hint={hintFor('name')} label="Nom" required>
        {(control) => (
          <TextInput
            {...control}
            autoCapitalize="words"
            autoComplete="name"
            name="name"
            onChange={(event) => change({ name: event.target.value })}
            readOnly={busy}
            value={draft.name}
          />
        )}
      </Field>
      <Field error={errors['email']} hint={hintFor('email')} label="Email" required>
        {(control) => (
          <TextInput
            {...control}
            autoCapitalize="none"
            autoComplete="email"
            inputMode="email"
            name="email"
            onChange={(event) => change({ email: event.target.value })}
            readOnly={busy}
            spellCheck={false}
            type="email"
            value={draft.email}
          />
        )}
      </Field>
      <Field error={errors['subject']} hint={hintFor('subject')} label="Sujet" required>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            name="subject"
            onChange={(event) => change({ subject: event.target.value })}
            readOnly={busy}
            value={draft.subject}
          />
        )}
      </Field>
      <Field
        error={errors['message']}
        hint={hintFor('message', '2 000 caractères au plus.')}
        label="Message"
        required
      >
        {(control) => (
          <TextArea
            {...control}
            name="message"
            onChange={(event) => change({ message: event.target.value })}
            readOnly={busy}
            value={draft.message}
          />
        )}
      </Field>
      {status === 'success' && (
        <Alert tone="success">Message envoyé avec succès ! Nous vous répondrons bientôt.</Alert>
      )}
      {status === 'error' && (
        <Alert tone="error">Erreur lors de l'envoi. Veuillez réessayer ou nous contacter directement.</Alert>
      )}
      <Button busy={busy} size="lg" type="submit" variant="gold">
        {busy ? 'Envoi en cours...' : 'Envoyer le message'}
      </Button>
    </form>
  );
}

function tooLong(draft: Letter): FormErrors {
  const found: Record<string, string> = {};
  for (const field of LETTER_FIELDS) {
    const tooMuch = excess(draft[field], LETTER_LIMITS[field]);
    if (tooMuch !== null) found[field] = `C'est un peu long : ${tooMuch}`;
  }
  return found;
}
