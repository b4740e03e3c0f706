import { sorted } from '@/lib/arrays';
/** The properties on which the choice of a voice depends. */
export type VoiceFacts = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default'>;

/** Voices made for fun: Apple's, which have French namesakes. */
const NOVELTY =
  /^(?:albert|bad news|bahh|bells|boing|bubbles|cellos|eddy|flo|good news|grandma|grand-mère|grandpa|grand-père|jester|organ|ralph|reed|rocko|sandy|shelley|superstar|trinoids|whisper|wobble|zarvox)\b/iu;
const QUALITY = /enhanced|premium|natural|améliorée?|naturelle?/iu;

const isFrench = ({ lang, name }: VoiceFacts) => /^fr(?:[-_]|$)/i.test(lang) && !NOVELTY.test(name);
const isOfFrance = ({ lang }: VoiceFacts) => /^fr[-_]fr/i.test(lang);

/** True if a text can be read aloud in French. */
export const hasFrenchVoice = (voices: readonly VoiceFacts[]): boolean => voices.some(isFrench);

/**
 * The voice that reads French best (rule 19.2): of France before the others, on the device before remote ones, then by what its
 * name says of its quality, then the device's default.
 * @returns null where there is none; novelty voices are none.
 */
export function bestFrenchVoice<Voice extends VoiceFacts>(voices: readonly Voice[]): Voice | null {
  const worth = (voice: Voice) =>
    (isOfFrance(voice) ? 8 : 0) +
    (voice.localService ? 4 : 0) +
    (QUALITY.test(voice.name) ? 2 : 0) +
    (voice.default ? 1 : 0);
  return sorted(voices.filter(isFrench), (one, other) => worth(other) - worth(one))[0] ?? null;
}
