import { apiHost } from '@/api/apiHost';
import { ApiError, BARRED_REASON, type ApiErrorCode } from '@/api/errors';
import { CodeError } from '@/lib/loadModule';
import { publisher } from '@/publisher';

/** Longer than the 72 bytes that the auth service hashes. */
export const PASSWORD_TOO_LONG =
  'Ce mot de passe est trop long\u00A0: il peut avoir 72\u00A0lettres sans accent au plus (une lettre accentuée compte pour deux, un emoji pour quatre).';

const SESSION_ENDED = 'Ta session a expiré : reconnecte-toi.';
const STALE_LINK = "Ce lien n'est plus valable : il a déjà servi, ou il est trop ancien.";
const TAKEN_ADDRESS = 'Un chevalier porte déjà cette adresse e-mail. Connecte-toi, ou choisis-en une autre.';
const WRONG_CREDENTIALS = 'Adresse e-mail ou mot de passe incorrect.';

const REASONS: ReadonlyMap<string | null, string> = new Map(
  Object.entries({
    invalid_credentials: WRONG_CREDENTIALS,
    user_not_found: WRONG_CREDENTIALS,
    email_not_confirmed:
      "Cette adresse attend encore sa confirmation : ouvre le message que nous t'avons envoyé.",
    user_already_exists: TAKEN_ADDRESS,
    email_exists: TAKEN_ADDRESS,
    weak_password: 'Ce mot de passe est trop facile à deviner\u00A0: choisis-en un autre, plus long.',
    password_too_long: PASSWORD_TOO_LONG,
    storage_full:
      "Ce navigateur ne peut rien garder, et la connexion avec Google n'aboutirait pas. Connecte-toi avec ton adresse e-mail, ou fais de la place dans sa mémoire, puis réessaie.",
    same_password: 'Ce mot de passe est déjà le tien : choisis-en un nouveau.',
    email_address_invalid: "Cette adresse e-mail n'est pas valable.",
    email_address_not_authorized: 'Cette adresse e-mail ne peut pas recevoir nos messages.',
    validation_failed: "Vérifie l'adresse e-mail et le mot de passe.",
    over_email_send_rate_limit:
      "Un message vient déjà de partir. Attends une minute avant d'en demander un autre.",
    email_quota: `Trop de messages sont partis d'ici depuis une heure : le tien n'a pas pu partir. Réessaie dans une heure, ou écris-nous à ${publisher.contactEmail}.`,
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

/** Messages for a weak password, by the auth service's reasons. */
const WEAKNESSES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    length: "Ce mot de passe est trop court\u00A0: allonge-le d'un mot ou deux.",
    characters:
      'Ce mot de passe est trop simple\u00A0: mêle des minuscules, des majuscules, des chiffres et des signes, comme «\u00A0!\u00A0» ou «\u00A0-\u00A0».',
    pwned:
      "Ce mot de passe a été volé sur un autre site, et d'autres que toi le connaissent\u00A0: choisis-en un que tu n'as jamais employé.",
  }),
);

/** Failures that any page may meet, where it has no text of its own: whose fault it is, and the way out. */
const CODES: Record<Exclude<ApiErrorCode, 'not_found' | 'closed'>, string> = {
  offline: "Le royaume ne répond pas pour le moment. Vérifie ta connexion, puis réessaie : rien n'est perdu.",
  timeout: "Le royaume met trop de temps à répondre. Réessaie dans un instant : rien n'est perdu.",
  intercepted:
    "Le réseau a répondu à la place du royaume : le portail d'un Wi-Fi, ou un filtre. Ouvre une autre page du web, ou change de réseau, puis réessaie : rien n'est perdu.",
  limited: "Trop de demandes arrivent d'ici d'un coup. Attends une minute, puis réessaie : rien n'est perdu.",
  outdated:
    "Une partie du jeu n'arrive plus, sans doute remplacée par une nouvelle version. Recharge la page, puis réessaie : ce que tu as joué n'est pas perdu.",
  signed_out: SESSION_ENDED,
  refused: `Le royaume refuse cette demande. Si cela continue, écris-nous à ${publisher.contactEmail}.`,
  unexpected:
    "Quelque chose s'est mal passé chez nous, et tu n'y es pour rien. Réessaie dans un moment : rien n'est perdu.",
};

/** The site answers, and the game's server does not. */
const BARRED =
  "Le royaume ne répond pas pour le moment, alors que ce site répond. Le réseau d'ici bloque peut-être le serveur du jeu ({hôte}), ou il est en panne. Essaie un autre réseau, ou réessaie plus tard\u00A0: rien n'est perdu.";

/**
 * The texts of a page, by code; `barred` is for `offline` where the site answers, with « {hôte} » for the host; `other` for failures
 * without any text.
 */
export type PageFailures = Partial<Record<ApiErrorCode | 'barred' | 'other', string>>;

/** For links: nothing else of an address is shown, as anyone may have written it (decision 0008). */
export const LINK_FAILURES: PageFailures = { other: "Ce lien n'ouvre rien ici. Demandes-en un nouveau." };

/** The text of the page, of the reason, of the database, or of the code: never a message in English. */
export function explain(error: unknown, page: PageFailures = {}): string {
  if (error instanceof CodeError) {
    const code = error.needsReload ? 'outdated' : 'offline';
    return page[code] ?? CODES[code];
  }
  if (!(error instanceof ApiError)) return page.other ?? 'Une erreur est survenue';
  const { code, reason, weaknesses, forPlayers, message } = error;
  if (code === 'offline' && reason === BARRED_REASON)
    return (page.barred ?? BARRED).replace('{hôte}', apiHost(location.origin));
  const weak = weaknesses.flatMap((each) => WEAKNESSES.get(each) ?? []);
  if (weak.length > 0) return weak.join(' ');
  const known = page[code] ?? REASONS.get(reason) ?? (forPlayers ? message : undefined);
  if (known !== undefined) return known;
  return code === 'not_found' || code === 'closed' || code === 'refused'
    ? (page.other ?? CODES.refused)
    : CODES[code];
}
