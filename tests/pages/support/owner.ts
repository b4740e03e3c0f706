import type { Knight } from '../../support/knight';
import * as page from './page';

/** Gives the account's password in the profile: it opens what belongs to the parents (rule 28.12). */
export async function proveOwner({ password }: Pick<Knight, 'password'>): Promise<void> {
  await page.write(/^Mot de passe du compte/, password);
  await page.press('button', 'Ouvrir');
}
