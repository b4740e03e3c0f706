import { AuthApiError, AuthWeakPasswordError } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { fromAuth } from './errors';

test('A weak password keeps the reasons of the auth service', () => {
  const error = new AuthWeakPasswordError('Password should be…', 422, ['length', 'pwned']);
  expect(fromAuth(error)).toMatchObject({
    code: 'refused',
    reason: 'weak_password',
    weaknesses: ['length', 'pwned'],
  });
});

const refused = (message: string) => fromAuth(new AuthApiError(message, 400, 'validation_failed')).reason;

test('A password of more than 72 bytes is told apart from any other invalid field', () => {
  expect(refused('Password cannot be longer than 72 characters')).toBe('password_too_long');
  expect(refused('Unable to validate email address: invalid format')).toBe('validation_failed');
});
