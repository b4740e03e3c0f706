// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { emailAddress, filled, knightName, newPassword, optionalName, password } from './fields';

/** The first message about a text; undefined when it is valid. */
const fault = (schema: v.GenericSchema<string>, text: string) =>
  v.safeParse(schema, text).issues?.[0].message;

test('A missing or invalid address has its own message', () => {
  expect(['', '  ', 'a@exemple.fr'].map((text) => fault(emailAddress, text))).toEqual([
    'Écris ton adresse e-mail.',
    'Écris ton adresse e-mail.',
    undefined,
  ]);
  expect(fault(emailAddress, 'chevalier')).toMatch(/^Cette adresse e-mail est incomplète/);
});

test('Blanks alone are nothing, except in a password', () => {
  expect(fault(filled, ' \n ')).toBe('Remplis ce champ.');
  expect(fault(password, '      ')).toBeUndefined();
  expect(fault(password, '')).toBe('Écris ton mot de passe.');
  expect(fault(password, '12345')).toBe('Il faut au moins 6 caractères.');
});

test('A password that is chosen has 72 bytes at most; one that is typed to sign in has no limit', () => {
  for (const longest of ['a'.repeat(72), 'é'.repeat(36), '🌟'.repeat(18)]) {
    expect(fault(newPassword, longest)).toBeUndefined();
    expect(fault(newPassword, `${longest}x`)).toMatch(/^Ce mot de passe est trop long/);
  }
  expect(fault(newPassword, 'é'.repeat(40))).toMatch(/72/);
  expect(fault(newPassword, '12345')).toBe('Il faut au moins 6 caractères.');
  expect(fault(password, 'a'.repeat(100))).toBeUndefined();
});

test('A name is tidied, or refused with the reason; at sign-up there may be none', () => {
  expect(v.parse(knightName, '  Hibou ')).toBe('Hibou');
  expect(fault(knightName, ' ')).toBe("Le nom d'utilisateur ne peut pas être vide");
  expect(v.parse(optionalName, ' ')).toBe('');
  expect(v.parse(optionalName, ' Hibou ')).toBe('Hibou');
  expect(fault(optionalName, 'moi@exemple.fr')).toMatch(/adresse e-mail/);
});
