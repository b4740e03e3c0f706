import { BackendError } from '@/backend/errors';

/** What to say when the backend does not answer, whatever was asked of it. */
export const UNREACHABLE_MESSAGE =
  "Le royaume ne répond pas pour le moment. Vérifie ta connexion, puis réessaie : rien n'est perdu.";

/** The auth service's codes, in the words of the game (spec §8 « Provider's message in a red box »). */
const messages: ReadonlyMap<string, string> = new Map(
  Object.entries({
    invalid_credentials: 'Adresse e-mail ou mot de passe incorrect.',
    user_not_found: 'Adresse e-mail ou mot de passe incorrect.',
    email_not_confirmed:
      "Cette adresse attend encore sa confirmation : ouvre le message que nous t'avons envoyé.",
    user_already_exists:
      'Un chevalier porte déjà cette adresse e-mail. Connecte-toi, ou choisis-en une autre.',
    email_exists: 'Un chevalier porte déjà cette adresse e-mail. Connecte-toi, ou choisis-en une autre.',
    weak_password: 'Ce mot de passe est trop facile à deviner : il faut au moins 6 caractères.',
    same_password: 'Ce mot de passe est déjà le tien : choisis-en un nouveau.',
    email_address_invalid: "Cette adresse e-mail n'est pas valable.",
    email_address_not_authorized: 'Cette adresse e-mail ne peut pas recevoir nos messages.',
    validation_failed: "Vérifie l'adresse e-mail et le mot de passe.",
    over_email_send_rate_limit:
      "Un message vient déjà de partir. Attends une minute avant d'en demander un autre.",
    over_request_rate_limit: "Trop d'essais d'un coup. Attends quelques minutes, puis réessaie.",
    otp_expired: "Ce lien n'est plus valable : il a déjà servi, ou il est trop ancien.",
    flow_state_not_found: "Ce lien n'est plus valable : il a déjà servi, ou il est trop ancien.",
    flow_state_expired: "Ce lien n'est plus valable : il a déjà servi, ou il est trop ancien.",
    bad_code_verifier: "Ouvre ce lien dans le navigateur où tu l'as demandé, ou demandes-en un nouveau.",
    access_denied: 'La connexion a été annulée.',
    provider_disabled: "La connexion avec Google n'est pas disponible pour le moment.",
    signup_disabled: 'Les inscriptions sont fermées pour le moment.',
    user_banned: "Ce compte est fermé. Écris-nous si tu penses que c'est une erreur.",
    reauthentication_needed: "Pour ce changement, reconnecte-toi d'abord.",
    session_expired: 'Ta session a expiré : reconnecte-toi.',
    session_not_found: 'Ta session a expiré : reconnecte-toi.',
  }),
);

/**
 * What to tell the person of a failure of the auth service: the French text of its code, else what the provider said.
 * @param error whatever was caught.
 */
export function authMessage(error: unknown): string {
  if (!(error instanceof BackendError)) return 'Une erreur est survenue';
  const known = messages.get(error.reason ?? '');
  if (known !== undefined) return known;
  return error.code === 'unreachable' ? UNREACHABLE_MESSAGE : error.message;
}

/**
 * What to tell the person of a link that did not work: the French text of its code, else one sentence. Nothing else that an address
 * says is shown, as anybody may have written it.
 */
export function linkMessage(error: BackendError): string {
  if (error.code === 'unreachable') return UNREACHABLE_MESSAGE;
  return messages.get(error.reason ?? '') ?? "Ce lien n'ouvre rien ici. Demandes-en un nouveau.";
}
