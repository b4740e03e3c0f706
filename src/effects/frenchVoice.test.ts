import { expect, test } from 'vitest';
import { bestFrenchVoice, hasFrenchVoice, type VoiceFacts } from './frenchVoice';

const voice = (name: string, lang: string, { remote = false, isDefault = false } = {}): VoiceFacts => ({
  name,
  lang,
  localService: !remote,
  default: isDefault,
});

test.each<[why: string, best: string | null, voices: VoiceFacts[]]>([
  ['none is French', null, [voice('Samantha', 'en-US'), voice('Frida', 'fy-NL')]],
  ['the list is empty', null, []],
  ['France comes before Canada', 'Thomas', [voice('Amélie', 'fr-CA'), voice('Thomas', 'fr-FR')]],
  ['Canada is better than nothing', 'Amélie', [voice('Samantha', 'en-US'), voice('Amélie', 'fr-CA')]],
  [
    'Android writes an underscore',
    'fr-fr-x-vlf',
    [voice('fr-ca-x-caa', 'fr_CA'), voice('fr-fr-x-vlf', 'fr_FR')],
  ],
  ['a language without a region is French', 'French', [voice('French', 'fr')]],
  [
    'the device comes before a remote voice',
    'Thomas',
    [voice('Google français', 'fr-FR', { remote: true }), voice('Thomas', 'fr-FR')],
  ],
  [
    'France from afar comes before Canada on the device',
    'Google français',
    [voice('Amélie (Enhanced)', 'fr-CA'), voice('Google français', 'fr-FR', { remote: true })],
  ],
  [
    'quality words come first',
    'Audrey (Premium)',
    [voice('Thomas', 'fr-FR', { isDefault: true }), voice('Audrey (Premium)', 'fr-FR')],
  ],
  [
    '« Natural » is one',
    'Denise Online (Natural)',
    [voice('Hortense', 'fr-FR'), voice('Denise Online (Natural)', 'fr-FR')],
  ],
  [
    "the device's default comes first among equals",
    'Marie',
    [voice('Thomas', 'fr-FR'), voice('Marie', 'fr-FR', { isDefault: true })],
  ],
  [
    'a novelty voice is none',
    null,
    [voice('Eddy (Français (France))', 'fr-FR'), voice('Grand-mère (Français (France))', 'fr-FR')],
  ],
  [
    'a voice whose name begins alike is one',
    'Florence',
    [voice('Flo (Français (France))', 'fr-FR'), voice('Florence', 'fr-FR')],
  ],
])('the voice that reads (rule 19.2): %s', (_why, best, voices) => {
  expect(bestFrenchVoice(voices)?.name ?? null).toBe(best);
  expect(hasFrenchVoice(voices)).toBe(best !== null);
});
