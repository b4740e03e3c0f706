import * as v from 'valibot';
import { keyOf, persisted } from '@/lib/storage';
import { BOOK_KEYS } from '../../game/session/leave';
import { bookValues } from './bookForm';

const typed = v.object({ basedOn: v.nullable(v.string()), values: bookValues });

/** The unsaved change of a book, stored in this tab: neither another page nor an ended session loses it. @param admin the account's id. */
export const unsavedBook = (slug: string, admin: string | null) =>
  persisted('session', keyOf(`${BOOK_KEYS}${slug}`, admin), v.nullable(typed), null);
