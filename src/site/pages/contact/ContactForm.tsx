import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { focusFirstError } from '@/lib/formErrors';
import { excess, LETTER_LIMITS, limitHint } from '@/lib/limits';
import { publisher } from '@/publisher';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { TextArea, TextInput } from '@/ui/inputs';
import { keptDraft, useContactForm, type ContactDraft } from './useContactForm';

/** The form and its two panels (spec §4 « Site contact form »). */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { draft, status, outcome, change, send, retry } = useContactForm((written) =>
    // Whoever fills in what no person sees is a robot: it is thanked, and nothing leaves.
    trap.current?.value ? Promise.resolve() : deliver(written),
  );
  const [errors, setErrors] = useState<Partial<ContactDraft>>({});
  const formShown = status === 'editing' || status === 'sending';

  // The page was written whole: somebody may have typed in it, or their browser filled it in, before it came alive. What was
  // written on another visit of the page stands where nothing has been.
  const adopt = useEffectEvent(change);
  useLayoutEffect(() => {
    if (!form.current) return;
    const { name, email, message } = writtenIn(form.current);
    const kept = keptDraft.read();
    adopt({
      name: name || (kept.name ?? ''),
      email: email || (kept.email ?? ''),
      message: message || (kept.message ?? ''),
    });
  }, []);

  // The focus was on the button that has just gone, or on the panel that has just gone: it must not fall to the page's top.
  const wasShown = useRef(formShown);
  useEffect(() => {
    if (wasShown.current === formShown) return;
    wasShown.current = formShown;
    if (document.activeElement !== document.body) return;
    (formShown ? nameInput : panel).current?.focus({ preventScroll: true });
  }, [formShown]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The browser's own checks, which come first, take blanks for words.
    const written = writtenIn(event.currentTarget);
    const found = faultsOf(written);
    setErrors(found);
    focusFirstError(event.currentTarget, found);
    if (Object.keys(found).length === 0) void send(written);
  };
  const write = (part: Partial<ContactDraft>) => {
    setErrors({});
    change(part);
  };

  if (!formShown) {
    return (
      <Card className="grid content-center gap-5 p-6 outline-none sm:min-h-[33rem] sm:p-10" foil>
        <div className="grid gap-5 outline-none" ref={panel} tabIndex={-1}>
          {status === 'sent' ? (
            <Alert title="Message envoyé !" tone="success">
              <p>Merci pour votre message. Nous vous répondrons bientôt !</p>
            </Alert>
          ) : (
            <>
              <Alert title="Erreur d'envoi" tone="error">
                <p>Une erreur est survenue lors de l'envoi. Veuillez réessayer.</p>
              </Alert>
              <Button className="justify-self-center" onClick={retry}>
                Réessayer
              </Button>
            </>
          )}
        </div>
      </Card>
    );
  }

  const sending = status === 'sending';
  return (
    <Card className="p-6 sm:min-h-[33rem] sm:p-10" foil>
      {/* Outside a dialog this method sends nothing: a form that is not alive yet must not carry a letter into the address. */}
      <form className="grid gap-5" method="dialog" onSubmit={submit} ref={form}>
        <Field
          error={errors.name}
          hint={errors.name ? undefined : limitHint(draft.name, LETTER_LIMITS.name)}
          label="Nom"
          required
        >
          {(control) => (
            <TextInput
              {...control}
              autoCapitalize="words"
              autoComplete="name"
              name="name"
              onChange={(event) => write({ name: event.target.value })}
              placeholder="Comment vous appelez-vous ?"
              readOnly={sending}
              ref={nameInput}
              value={draft.name}
            />
          )}
        </Field>
        <Field
          error={errors.email}
          hint={errors.email ? undefined : limitHint(draft.email, LETTER_LIMITS.email)}
          label="Email"
          required
        >
          {(control) => (
            <TextInput
              {...control}
              autoCapitalize="none"
              autoComplete="email"
              inputMode="email"
              name="email"
              onChange={(event) => write({ email: event.target.value })}
              placeholder={publisher.contactEmail}
              readOnly={sending}
              spellCheck={false}
              type="email"
              value={draft.email}
            />
          )}
        </Field>
        <Field
          error={errors.message}
          hint={
            errors.message
              ? undefined
              : limitHint(draft.message, LETTER_LIMITS.message, '2 000 caractères au plus.')
          }
          label="Message"
          required
        >
          {(control) => (
            <TextArea
              {...control}
              name="message"
              onChange={(event) => write({ message: event.target.value })}
              placeholder="Partagez-nous votre message magique..."
              readOnly={sending}
              rows={6}
              value={draft.message}
            />
          )}
        </Field>
        <div aria-hidden="true" className="honeypot">
          <label>
            Ne remplissez pas ce champ
            <input autoComplete="off" name="site-web" ref={trap} tabIndex={-1} type="text" />
          </label>
        </div>
        <Button busy={sending} size="lg" type="submit">
          {sending ? 'Envoi en cours...' : 'Envoyer le message'}
        </Button>
        <p className="min-h-6 text-center text-aube-muted" role="status">
          {outcome && lastOutcome[outcome]}
        </p>
      </form>
    </Card>
  );
}

/** What the form holds, whoever has put it there. */
function writtenIn(form: HTMLFormElement): ContactDraft {
  const fields = new FormData(form);
  const read = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { name: read('name'), email: read('email'), message: read('message') };
}

/** What the publisher cannot read: blanks alone, and more than a letter may hold. */
function faultsOf(written: ContactDraft): Record<string, string> {
  const found: Record<string, string> = {};
  for (const field of ['name', 'email', 'message'] as const) {
    const tooMuch = excess(written[field], LETTER_LIMITS[field]);
    if (written[field].trim() === '') found[field] = 'Écrivez quelques mots : des espaces ne suffisent pas.';
    else if (tooMuch !== null) found[field] = `C'est un peu long : ${tooMuch}`;
  }
  return found;
}

/** What stays readable once the panels have gone. */
const lastOutcome = {
  sent: 'Votre message est bien parti.',
  failed: "Votre message n'est pas parti\u00a0: il vous attend ici.",
} as const;

/** The e-mail service's code loads with the first message. */
async function deliver({ name, email, message }: ContactDraft): Promise<void> {
  const { sendSiteMessage } = await import('@/backend/email');
  await sendSiteMessage({ name, email, message });
}
