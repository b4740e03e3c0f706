import * as v from 'valibot';
import { ApiError } from '@/api/errors';
import { isEmailAddress } from '@/lib/isEmailAddress';
import { PASSWORD_TOO_LONG } from './failures';
import { nameRefusal, tidyName } from './knightName';

/** The same as the auth service's. */
export const PASSWORD_MIN_LENGTH = 6;

export const filled = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'Remplis ce champ.'),
);

/** An address that the browser accepts, domains with accents included. */
export const emailAddress = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'Écris ton adresse e-mail.'),
  v.check(isEmailAddress, 'Cette adresse e-mail est incomplète : il faut par exemple « nom@exemple.fr ».'),
);

/** The most that the auth service hashes. A letter with an accent takes two bytes, an emoji four. */
const PASSWORD_MAX_BYTES = 72;

/** The password of an account; spaces count. */
export const password = v.pipe(
  v.string(),
  v.nonEmpty('Écris ton mot de passe.'),
  v.minLength(PASSWORD_MIN_LENGTH, `Il faut au moins ${PASSWORD_MIN_LENGTH} caractères.`),
);

/** A password that is being chosen. */
export const newPassword = v.pipe(password, v.maxBytes(PASSWORD_MAX_BYTES, PASSWORD_TOO_LONG));

const nameUnless = (isFine: (name: string) => boolean) =>
  v.pipe(
    v.string(),
    v.check(
      (name) => isFine(name) || nameRefusal(name) === null,
      ({ input }) => nameRefusal(input) ?? '',
    ),
    v.transform(tidyName),
  );

/** The server has refused the name: its message belongs to the field. */
export const isNameRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.reason?.startsWith('name_') === true;

export const knightName = nameUnless(() => false);

/** A knight's name, or none: the account is then « Chevalier ». */
export const optionalName = nameUnless((name) => name.trim() === '');
