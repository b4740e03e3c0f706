import * as v from 'valibot';
import { ApiError } from '@/api/errors';
import { tidyName } from '../../game/forms/knightName';

/** In characters; the server refuses more (rule 18.1). */
export const TABLE_NAME_MAX_LENGTH = 40;

/** A form's field for the name of a table; the server alone knows which words it refuses. */
export const tableName = v.pipe(
  v.string(),
  v.transform(tidyName),
  v.nonEmpty("Une table a besoin d'un nom."),
  v.check(
    (name) => Array.from(name).length <= TABLE_NAME_MAX_LENGTH,
    "Le nom d'une table a quarante caractères au plus.",
  ),
);

/** The server has refused the name: what it says belongs to the field. */
export const isNameRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.reason?.startsWith('name_') === true;
