import kite from '@art/site/pillar-kite.svg?no-inline';
import { useEffect, useRef, type Ref } from 'react';
import { ApiError, BARRED_REASON } from '@/api/errors';
import { CodeError, loadModule } from '@/lib/loadModule';
import { publisher } from '@/publisher';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { LetterForm } from '@/ui/form/LetterForm';
import { TextLink } from '@/ui/TextLink';
import { useContactForm, type Letter } from './useContactForm';

const FIELDS = ['name', 'email', 'message'] as const;
const PLACEHOLDERS = {
  name: 'Comment vous appelez-vous ?',
  email: publisher.contactEmail,
  message: 'Partagez-nous votre message magique...',
};

export function ContactForm() {
  const trap = useRef<HTMLInputElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { form, adopt, last, failure, isPanelOpen, closePanel } = useContactForm(
    deliver,
    // Robots fill in the hidden field, and so do some password managers.
    () => Boolean(trap.current?.value),
  );

  // The focus was on what has just been replaced.
  const wasOpen = useRef(isPanelOpen);
  useEffect(() => {
    if (wasOpen.current === isPanelOpen) return;
    wasOpen.current = isPanelOpen;
    if (document.activeElement !== document.body) return;
    (isPanelOpen ? panel : nameInput).current?.focus({ preventScroll: true });
  }, [isPanelOpen]);

  if (isPanelOpen) {
    return (
      <Card className="grid content-center gap-5 p-6 outline-none sm:min-h-[33rem] sm:p-10" foil>
        <div className="grid gap-5 outline-none" ref={panel} tabIndex={-1}>
          {last === 'sent' ? (
            <>
              <img
                alt=""
                className="mx-auto h-auto w-80 max-w-full rounded-md"
                height={220}
                src={kite}
                width={360}
              />
              <Alert title="Message envoyé !" tone="success">
                <p>Merci pour votre message. Nous vous répondrons bientôt !</p>
              </Alert>
            </>
          ) : (
            <>
              <Alert title="Erreur d'envoi" tone="error">
                <p>Une erreur est survenue lors de l'envoi. Veuillez réessayer.</p>
                <p>{causeOf(failure)}</p>
              </Alert>
              <WriteInstead />
              <Button className="justify-self-center" onClick={closePanel}>
                Réessayer
              </Button>
            </>
          )}
        </div>
      </Card>
    );
  }

  const sending = last === 'sending';
  return (
    <Card className="p-6 sm:min-h-[33rem] sm:p-10" foil>
      <LetterForm
        adopt={adopt}
        busy={sending}
        className="gap-5"
        fields={FIELDS}
        foot={
          <>
            <p className="min-h-6 text-center text-aube-muted" role="status">
              {(last === 'sent' || last === 'failed') && lastOutcome[last]}
            </p>
            <WriteInstead />
          </>
        }
        form={form}
        head={
          <noscript>
            <Alert tone="info">
              Ce formulaire a besoin de JavaScript. Écrivez-nous plutôt à{' '}
              <TextLink to={`mailto:${publisher.contactEmail}`}>{publisher.contactEmail}</TextLink>.
            </Alert>
          </noscript>
        }
        nameRef={nameInput}
        noValidate
        placeholders={PLACEHOLDERS}
        rows={6}
        sendLabel={last === 'held' ? 'Envoyer quand même' : 'Envoyer le message'}
      >
        <Trap ref={trap} />
        {last === 'held' && (
          <Alert title="Envoyer quand même&nbsp;?" tone="error">
            <p>
              Un champ caché de cette page a été rempli, comme le ferait un robot. Un gestionnaire de mots de
              passe le fait parfois. Votre message n'est pas parti&nbsp;: il est toujours là.
            </p>
          </Alert>
        )}
      </LetterForm>
    </Card>
  );
}

/** A field that people neither see nor reach, and that robots fill in. */
const Trap = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <div aria-hidden="true" className="absolute left-[-100vw] size-px overflow-hidden">
    <label>
      Ne remplissez pas ce champ
      {/* A name that autofill does not know; the other attributes are what password managers read. */}
      <input
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-form-type="other"
        data-lpignore="true"
        name="plume-vide"
        ref={ref}
        tabIndex={-1}
        type="text"
      />
    </label>
  </div>
);

const WriteInstead = () => (
  <p className="text-center">
    Vous pouvez aussi nous écrire à{' '}
    <TextLink to={`mailto:${publisher.contactEmail}`}>{publisher.contactEmail}</TextLink>.
  </p>
);

const lastOutcome = {
  sent: 'Votre message est bien parti.',
  failed: "Votre message n'est pas parti\u00a0: il vous attend ici.",
} as const;

function causeOf(failure: unknown): string {
  if (failure instanceof CodeError && failure.needsReload)
    return 'Une nouvelle version du site est sans doute en ligne\u00a0: rechargez la page, votre message vous y attendra.';
  if (!(failure instanceof ApiError || failure instanceof CodeError))
    return "Ce n'est pas votre connexion\u00A0: le défaut est chez nous, ou ce navigateur est trop ancien.";
  const { code, reason } = failure instanceof ApiError ? failure : { code: 'offline', reason: null };
  if (code === 'offline' && reason === BARRED_REASON)
    return "Le réseau d'ici bloque peut-être notre service d'envoi (api.emailjs.com), ou il est en panne.";
  if (code === 'refused') return "Notre service d'envoi ne l'accepte pas pour le moment.";
  if (code === 'limited') return 'Trop de messages partent en ce moment\u00a0: attendez quelques minutes.';
  return code === 'timeout'
    ? "Notre service d'envoi met trop de temps à répondre."
    : 'Vérifiez votre connexion.';
}

async function deliver(letter: Letter): Promise<void> {
  const { sendSiteMessage } = await loadModule(() => import('@/api/email'));
  await sendSiteMessage(letter);
}
