import { normalizeAnswer } from '@/lib/normalizeAnswer';

/** The longest knight's name (spec §9). */
export const NAME_MAX_LENGTH = 20;

/**
 * Words that no public name may hold, normalised: the server's list (`private.refused_words`), so that the page can say it at
 * once. A test compares the two.
 */
export const REFUSED_WORDS: ReadonlySet<string> = new Set(
  (
    'abruti abrutie batard batarde bite bougnoule bordel branleur branleuse chiant chiante chier connard connards connasse ' +
    'conne connerie couille couilles cretin cul debile encule enculee enculer enfoire fdp fiotte foutre gouine hitler merde ' +
    'merdeux mongol nazi negre negro ntm nique niquer pd pede petasse pipi pouffiasse putain pute putes salaud salope ' +
    'salopard sexe tapette tg youpin zizi con cons caca'
  ).split(' '),
);

/** The name as it is kept: without white space around, nor what cannot be seen. */
export function tidyName(raw: string): string {
  return raw
    .replaceAll(/[\u200b\u2060\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Why a knight's name is refused, in French; null when the page sees nothing against it. The server has the last word
 * (`private.name_refusal`), and it alone knows the riddles' answers.
 */
export function nameRefusal(raw: string): string | null {
  const name = tidyName(raw);
  if (name === '') return "Le nom d'utilisateur ne peut pas être vide";
  if (Array.from(name).length > NAME_MAX_LENGTH) return 'Le nom de chevalier a vingt caractères au plus';
  if (/\S@\S/.test(name)) return 'Une adresse e-mail ne peut pas servir de nom : tout le monde la verrait';
  const words = name
    .toLowerCase()
    .normalize('NFKD')
    .split(/[^a-z0-9\p{M}]+/u);
  const isInsult = words.some((word) => REFUSED_WORDS.has(normalizeAnswer(word)));
  return isInsult ? 'Ce nom ne convient pas : choisis-en un autre' : null;
}
