import { BackendError, type BackendErrorCode } from '@/api/errors';

const SESSION_ENDED = 'Ta session a expiré : reconnecte-toi.';
const STALE_LINK = "Ce lien n'est plus valable : il a déjà servi, ou il est trop ancien.";
const TAKEN_ADDRESS = 'Un chevalier porte déjà cette adresse e-mail. Connecte-toi, ou choisis-en une autre.';
const WRONG_CREDENTIALS = 'Adresse e-mail ou mot de passe incorrect.';

/** The auth service's codes, in the words of the game. */
const REASONS: ReadonlyMap<string | null, string> = new Map(
  Object.entries({
    invalid_credentials: WRONG_CREDENTIALS,
    user_not_found: WRONG_CREDENTIALS,
    email_not_confirmed:
      "Cette adresse attend encore sa confirmation : ouvre le message que nous t'avons envoyé.",
    user_already_exists: TAKEN_ADDRESS,
    email_exists: TAKEN_ADDRESS,
    weak_password: 'Ce mot de passe est trop facile à deviner : il faut au moins 6 caractères.',
    same_password: 'Ce mot de passe est déjà le tien : choisis-en un nouveau.',
    email_address_invalid: "Cette adresse e-mail n'est pas valable.",
    email_address_not_authorized: 'Cette adresse e-mail ne peut pas recevoir nos messages.',
    validation_failed: "Vérifie l'adresse e-mail et le mot de passe.",
    over_email_send_rate_limit:
      "Un message vient déjà de partir. Attends une minute avant d'en demander un autre.",
    over_request_rate_limit: "Trop d'essais d'un coup. Attends quelques minutes, puis réessaie.",
    otp_expired: STALE_LINK,
    flow_state_not_found: STALE_LINK,
    flow_state_expired: STALE_LINK,
    bad_code_verifier: "Ouvre ce lien dans le navigateur où tu l'as demandé, ou demandes-en un nouveau.",
    access_denied: 'La connexion a été annulée.',
    provider_disabled: "La connexion avec Google n'est pas disponible pour le moment.",
    signup_disabled: 'Les inscriptions sont fermées pour le moment.',
    user_banned: "Ce compte est fermé. Écris-nous si tu penses que c'est une erreur.",
    reauthentication_needed: "Pour ce changement, reconnecte-toi d'abord.",
    session_expired: SESSION_ENDED,
    session_not_found: SESSION_ENDED,
  }),
);

/** What to say when the backend does not answer, where a page has nothing nearer to say. */
const UNREACHABLE =
  "Le royaume ne répond pas pour le moment. Vérifie ta connexion, puis réessaie : rien n'est perdu.";

/** What a page says otherwise than the others; `other` is for what has no sentence at all. */
export type PageFailures = Partial<Record<BackendErrorCode | 'other', string>>;

/** The page of links: nothing else that an address says is shown, as anybody may have written it. */
export const LINK_FAILURES: PageFailures = { other: "Ce lien n'ouvre rien ici. Demandes-en un nouveau." };

/**
 * What a failure means to the person, in French: the page's own sentence, that of the reason, that of the code, else what the
 * server wrote.
 * @param error whatever was caught.
 * @param page what this page says of it.
 */
export function explain(error: unknown, page: PageFailures = {}): string {
  if (!(error instanceof BackendError)) return page.other ?? 'Une erreur est survenue';
  const { code, reason, message } = error;
  const unreachable = code === 'unreachable' ? UNREACHABLE : undefined;
  return page[code] ?? REASONS.get(reason) ?? unreachable ?? page.other ?? message;
}
